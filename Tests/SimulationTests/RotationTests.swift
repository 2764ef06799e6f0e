import Foundation
import Simulation
import Testing

/// Tests which notifications a rotation posts while the keyboard is up.
@Suite struct RotationTests {
  private static let hide = ["keyboardWillChangeFrame", "keyboardWillHide"]
  private static let hidden = ["keyboardDidChangeFrame", "keyboardDidHide"]
  private static let show = ["keyboardWillChangeFrame", "keyboardWillShow"]
  private static let shown = ["keyboardDidChangeFrame", "keyboardDidShow"]

  /// A hide is posted before the rotation and a show after it; iOS 8 has two pairs.
  ///
  /// Sources: apontious.com on 5 and 6, developer forum thread 5706 on 7.1 and 8.3, and
  /// ScrollingContentViewController's notes on 12.
  @Test(
    "A rotation with the keyboard up posts a hide and then a show",
    arguments: [
      ("iphone-4s", 6, [hide, hidden, show, shown]),
      ("iphone-4s", 7, [hide, hidden, show, shown]),
      ("iphone-4s", 8, [hide, hidden, show, hide, show, shown]),
      ("iphone-4s", 9, [hide, hidden, show, shown]),
      ("iphone-5s", 12, [hide, hidden, show, shown]),
      ("iphone-16", 18, [hide, hidden, show, shown]),
    ])
  func postsHideAndShow(device: String, ios: Int, names: [[String]]) throws {
    var phone = try Phone.twenty(device, ios: ios)
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.rotate(to: .landscapeLeft) }
    #expect(notifications(phone).map(\.name.rawValue) == names.flatMap { $0 })
    #expect(phone.isKeyboardUp)
  }

  /// Frames before the rotation are the old screen's, and after it the new one's.
  ///
  /// That the duration is the rotation's, 0.3 seconds on a phone and 0.4 on an iPad, is inferred.
  @Test(
    "A rotation moves the keyboard with its own frames and duration",
    arguments: [
      (
        "iphone-16", 0.3, ["{{0, 516}, {393, 336}}", "{{0, 852}, {393, 336}}"],
        ["{{0, 393}, {852, 219}}", "{{0, 174}, {852, 219}}"]
      ),
      (
        "ipad-9", 0.4, ["{{0, 760}, {810, 320}}", "{{0, 1080}, {810, 320}}"],
        ["{{0, 810}, {1080, 408}}", "{{0, 402}, {1080, 408}}"]
      ),
    ] as [(String, TimeInterval, [String], [String])])
  func framesAndDuration(
    device: String, duration: TimeInterval, before: [String], after: [String]
  ) throws {
    var phone = try Phone.twenty(device)
    phone.beginAndClearEvents(row: 0)
    phone.settle { $0.rotate(to: .landscapeLeft) }
    let posted = notifications(phone)
    #expect(
      posted.map { [$0.begin.inBraces, $0.end.inBraces] }
        == [before, before, before, before, after, after, after, after])
    #expect(posted.allSatisfy { $0.animation == Animation(duration: duration, curve: .keyboard) })
    let times = phone.events.compactMap { event -> TimeInterval? in
      if case .notification = event.kind { event.time } else { nil }
    }
    let end = 0.5 + duration
    #expect(times == [0.5, 0.5, end, end, end, end, end + duration, end + duration])
  }

  private func notifications(_ phone: Phone) -> [KeyboardNotification] {
    phone.events.compactMap { if case .notification(let it) = $0.kind { it } else { nil } }
  }
}
