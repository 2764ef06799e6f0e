import Foundation
import Simulation
import Testing

/// Tests the frames of presented screens, and how the keyboard moves them.
@Suite struct PresentationTests {
  private func phone(
    _ name: String, ios: Int? = nil, _ orientation: Orientation = .portrait,
    _ presentation: Presentation, detents: [Detent] = []
  ) throws -> Phone {
    try Phone.twenty(
      name, ios: ios, orientation: orientation,
      containers: [
        Container(
          place: .insets(.zero), presentation: presentation, detents: detents, chrome: Chrome())
      ])
  }

  /// A form sheet moves from y 74 to 20, and the keyboard from 768 to 360.
  ///
  /// When the keyboard is halfway, the sheet and its contents are halfway too.
  @Test("A form sheet and its contents move together with the keyboard")
  func sheetMoves() throws {
    var phone = try phone("ipad-9.7", ios: 16, .landscapeLeft, .formSheet)
    let row = phone.convertToScreen(fromTable: phone.table.rect(forRow: 0)).minY
    phone.begin(0)
    #expect(phone.containerFrames[0].minY == 20)
    #expect(phone.presented.containerFrames[0].minY == 74)
    for _ in 1...4 {
      phone.advance(by: 0.05)
      let seen = phone.presented
      let way = (768 - seen.keyboard.frame.model.minY) / 408
      #expect(way > 0 && way < 1)
      #expect(abs(seen.containerFrames[0].minY - (74 - 54 * way)) < 1e-9)
      let shown = seen.convertToScreen(fromTable: seen.table.rect(forRow: 0)).minY
      #expect(abs(shown - (row - 54 * way)) < 1e-9)
    }
    phone.end()
    #expect(phone.presented.containerFrames[0].minY < 74)
    phone.settle()
    #expect(phone.presented.containerFrames[0].minY == 74)
    #expect(phone.isAtRest)
  }

  /// A form sheet moves up only in landscape (its documentation).
  ///
  /// A page sheet changes to its large detent (feedback 17890661), or grows if it has none
  /// (react-native-true-sheet). A popover and an alert move away from the keyboard.
  @Test(
    "A presented screen has its style's frame without and with the keyboard",
    arguments: [
      ("ipad-9.7", 16, .portrait, .formSheet, [], (202, 620), (202, 620)),
      ("ipad-9.7", 16, .landscapeLeft, .formSheet, [], (74, 620), (20, 620)),
      ("ipad-9.7", 16, .landscapeLeft, .pageSheet, [], (30, 738), (30, 738)),
      ("ipad-9.7", 10, .landscapeLeft, .pageSheet, [], (20, 748), (20, 748)),
      ("iphone-16", 18, .portrait, .pageSheet, [], (69, 783), (69, 783)),
      ("iphone-16", 18, .portrait, .pageSheet, [.medium, .large], (443, 409), (69, 783)),
      ("iphone-16", 18, .portrait, .pageSheet, [.medium], (443, 409), (141, 711)),
      ("iphone-8", 14, .portrait, .pageSheet, [.medium], (30, 637), (30, 637)),
      ("iphone-16", 18, .landscapeLeft, .pageSheet, [.medium], (0, 393), (0, 393)),
      ("ipad-9.7", 16, .portrait, .popover, [], (80, 934), (80, 614)),
      ("iphone-16", 18, .portrait, .popover, [], (69, 783), (69, 783)),
      ("iphone-16", 18, .portrait, .alert, [], (383.5, 144), (215.5, 144)),
      ("iphone-5s", 12, .portrait, .fullScreen, [], (0, 568), (0, 568)),
    ]
      as [(
        String, Int, Orientation, Presentation, [Detent], (CGFloat, CGFloat), (CGFloat, CGFloat)
      )])
  func frames(
    name: String, ios: Int, orientation: Orientation, presentation: Presentation,
    detents: [Detent], rest: (y: CGFloat, height: CGFloat), up: (y: CGFloat, height: CGFloat)
  ) throws {
    var phone = try phone(name, ios: ios, orientation, presentation, detents: detents)
    let before = phone
    func expect(_ span: (y: CGFloat, height: CGFloat)) {
      #expect(phone.containerFrames[0].minY == span.y)
      #expect(phone.containerFrames[0].height == span.height)
    }
    expect(rest)
    phone.settle { $0.beginEditing(row: 0) }
    expect(up)
    #expect(phone.presented == phone)
    phone.settle { $0.endEditing() }
    expect(rest)
    #expect(phone.table == before.table)
    #expect(phone.containers == before.containers)
  }

  /// Observers of notifications see the sheet before it moves (IQKeyboardManager pull request 234).
  @Test("Observers of keyboard notifications find the sheet before it moves")
  func notificationOrder() throws {
    struct Watcher: AppCode {
      var seen: [CGFloat] = []
      mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
        seen.append(phone.containerFrames[0].minY)
      }
      mutating func sheetLaidOut(
        for notification: KeyboardNotification, on phone: inout Phone
      ) {
        seen.append(-phone.containerFrames[0].minY)
      }
    }
    var simulator = Simulator(
      try phone("ipad-9.7", ios: 16, .landscapeLeft, .formSheet), app: Watcher())
    simulator.beginEditing(row: 0)
    simulator.settle()
    #expect(simulator.app.seen == [74, 74, -20, 20, 20])
  }

  /// After a rotation, a sheet that no keyboard covers isn't moved up.
  @Test("A rotation moves a form sheet up only if the keyboard needs its place")
  func rotation() throws {
    var phone = try phone("ipad-9.7", ios: 16, .landscapeLeft, .formSheet)
    phone.settle { $0.beginEditing(row: 0) }
    phone.settle { $0.rotate(to: .portrait) }
    #expect(phone.containerFrames[0] == CGRect(x: 114, y: 202, width: 540, height: 620))
    phone.settle { $0.rotate(to: .landscapeRight) }
    #expect(phone.containerFrames[0] == CGRect(x: 242, y: 20, width: 540, height: 620))
  }

  /// The keyboard of an alert's field doesn't move the sheet below the alert.
  @Test("An alert's keyboard doesn't move the sheet below it")
  func alertOverSheet() throws {
    var phone = try phone("ipad-9.7", ios: 16, .landscapeLeft, .formSheet)
    phone.settle { $0.present(.alert, hasField: true) }
    #expect(phone.isKeyboardUp)
    #expect(phone.containerFrames[0].minY == 74)
    #expect(phone.frame(of: .alert) == CGRect(x: 377, y: 118, width: 270, height: 144))
  }
}
