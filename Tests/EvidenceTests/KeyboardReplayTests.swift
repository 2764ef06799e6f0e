import Evidence
import Foundation
import Simulation
import Testing

/// Tests what a keyboard log is found to show.
///
/// That is the phone, the movements that its notifications announce, and numbers that no known
/// device has.
@Suite struct KeyboardReplayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let phone: String
    let movements: [String]
    let findings: [String]

    init(
      _ source: String, _ text: String, _ phone: String, _ movements: [String],
      findings: [String] = []
    ) {
      testDescription = source
      self.text = text
      self.phone = phone
      self.movements = movements
      self.findings = findings
    }
  }

  @Test(
    "A log is replayed on the phone that its frames fit, and new figures are reported",
    arguments: cases)
  func plays(_ one: Case) throws {
    let log = KeyboardLog(one.text)
    let here = try #require(Device.named("iphone-16"))
    let phone = LoggedPhone(of: log, besides: here, ios: nil)
    let replay = KeyboardReplay(log, on: phone.device, ios: phone.ios)
    #expect("\(phone.device.name) iOS \(phone.ios)" == one.phone)
    #expect(replay.movements.map(Self.words) == one.movements)
    #expect(replay.findings.map { "\($0.line): \($0.words)" } == one.findings)
  }

  private static func words(_ it: KeyboardMovement) -> String {
    let (notification, animation) = (it.notification, it.notification.animation)
    let turned = it.orientation == .portrait ? "" : " \(it.orientation.rawValue)"
    return "\(it.kind) \(notification.begin.inBraces) → \(notification.end.inBraces) "
      + "\(animation.duration) s curve \(animation.curve.rawValue) after \(it.delay)\(turned)"
  }

  /// Returns a keyboard notification as NSLog prints it, with the given frames, after `stamp`.
  static func note(_ name: String, _ begin: String, _ end: String, stamp: String = "") -> String {
    "\(stamp)UIKeyboard\(name)Notification UIKeyboardAnimationCurveUserInfoKey = 7; "
      + "UIKeyboardAnimationDurationUserInfoKey = \"0.25\"; UIKeyboardFrameBeginUserInfoKey = "
      + "\"NSRect: \(begin)\"; UIKeyboardFrameEndUserInfoKey = \"NSRect: \(end)\"; "
      + "UIKeyboardIsLocalUserInfoKey = 1;\n"
  }

  static let cases = [
    Case(
      "all four of a show are one movement, and a hide follows",
      note("WillChangeFrame", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}")
        + note("WillShow", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}")
        + note("DidChangeFrame", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}")
        + note("DidShow", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}")
        + note("WillHide", "{{0, 409}, {375, 258}}", "{{0, 667}, {375, 258}}"),
      "iphone-6 iOS 12",
      [
        "show {{0, 667}, {375, 258}} → {{0, 409}, {375, 258}} 0.25 s curve 7 after 0.0",
        "hide {{0, 409}, {375, 258}} → {{0, 667}, {375, 258}} 0.25 s curve 7 after 1.5",
      ]),
    Case(
      "stamps tell the time between, a long pause is cut to a second",
      note(
        "WillShow", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}", stamp: "11:44:19.165 ")
        + note(
          "WillHide", "{{0, 409}, {375, 258}}", "{{0, 667}, {375, 258}}", stamp: "11:44:19.290 ")
        + note(
          "WillShow", "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}", stamp: "11:50:00.000 "),
      "iphone-6 iOS 12",
      [
        "show {{0, 667}, {375, 258}} → {{0, 409}, {375, 258}} 0.25 s curve 7 after 0.0",
        "hide {{0, 409}, {375, 258}} → {{0, 667}, {375, 258}} 0.25 s curve 7 after 0.125",
        "show {{0, 667}, {375, 258}} → {{0, 409}, {375, 258}} 0.25 s curve 7 after 1.5",
      ]),
    Case(
      "a log that begins with the keyboard up (2020, iPhone X)",
      note("WillShow", "{{0, 521}, {375, 291}}", "{{0, 477}, {375, 335}}"),
      "iphone-x iOS 12",
      [
        "show {{0, 812}, {375, 291}} → {{0, 521}, {375, 291}} 0.25 s curve 7 after 0.0",
        "show {{0, 521}, {375, 291}} → {{0, 477}, {375, 335}} 0.25 s curve 7 after 1.0",
      ]),
    Case(
      "IQKeyboardManager issue 1378: a size alone",
      "IQKeyboardManager: UIKeyboard Size : (375.0, 258.0)\nIQKeyboardManager: ****** "
        + "keyboardWillShow started ******\nIQKeyboardManager: ****** keyboardWillHide started ******",
      "iphone-6 iOS 12",
      [
        "show {{0, 667}, {375, 258}} → {{0, 409}, {375, 258}} 0.25 s curve 7 after 0.0",
        "hide {{0, 409}, {375, 258}} → {{0, 667}, {375, 258}} 0.25 s curve 7 after 1.5",
      ]),
    Case(
      "radar 13344's curve before iOS 7, on a 4-inch screen in landscape: the window is upright",
      "UIKeyboardWillShowNotification UIKeyboardAnimationCurveUserInfoKey = 0; "
        + "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{320, 0}, {162, 568}}\"; "
        + "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{158, 0}, {162, 568}}\";",
      "iphone-5 iOS 6",
      [
        "show {{320, 0}, {162, 568}} → {{158, 0}, {162, 568}} 0.25 s curve 0 after 0.0 "
          + "landscape-left"
      ]),
    Case(
      "kgn/KGKeyboardChangeManager issue 2",
      "UIKeyboardWillHideNotification UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 264}, {320, "
        + "216}}\"; UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 744}, {320, 216}}\";",
      "iphone-3gs iOS 6",
      [
        "show {{0, 480}, {320, 216}} → {{0, 264}, {320, 216}} 0.25 s curve 0 after 0.0",
        "hide {{0, 264}, {320, 216}} → {{0, 744}, {320, 216}} 0.25 s curve 0 after 1.0",
      ],
      findings: [
        "1: the keyboard goes to {{0, 744}, {320, 216}}; on iphone-3gs (320 × 480, iOS 6) it would "
          + "be {{0, 480}, {320, 216}}"
      ]),
    Case(
      "a web view's keyboard of 380 points on 375 × 812",
      note("WillShow", "{{0, 812}, {375, 380}}", "{{0, 432}, {375, 380}}"),
      "iphone-x iOS 16",
      ["show {{0, 812}, {375, 380}} → {{0, 432}, {375, 380}} 0.25 s curve 7 after 0.0"],
      findings: [
        "1: the keyboard is 380 points high; iphone-x (375 × 812, iOS 16) has 291 for keys without "
          + "predictions, 336 for keys with them, 250 for wheels; an accessory of 44 would explain it "
          + "(keyboard accessory 44)"
      ]),
  ]
}
