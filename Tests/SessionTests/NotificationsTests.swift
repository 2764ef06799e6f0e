import Foundation
import Testing

@testable import Session

/// Tests the command `notifications`, which prints posted notifications for an app's unit tests.
@Suite struct NotificationsTests {
  /// Returns a session on an iPhone 5s with iOS 12, with a field active.
  ///
  /// The keyboard's top is 568 − 253 = 315, as in derpturkey's log of that screen.
  private func stage() throws -> Stage {
    let stage = try Stage("twenty.yaml", after: ["device iphone-5s", "focus f3"])
    return stage
  }

  @Test("Notifications prints the last keyboard notifications as Swift") func asSwift() throws {
    var stage = try stage()
    let lines = stage.output(of: "notifications")
    #expect(
      lines.prefix(24) == [
        "import UIKit", "",
        "/// Keyboard notifications as UIKit posts them: iphone-5s, iOS 12, 320 × 568, portrait, "
          + "field f3.",
        "///",
        "/// Written by formlift; frames are in the coordinates that notifications carry.",
        "enum KeyboardFixture {",
        "  /// In order, each with the seconds since the first.",
        "  static var notifications: [(time: TimeInterval, notification: Notification)] {",
        "    [",
        "      (",
        "        0,",
        "        notification(",
        "          UIResponder.keyboardWillChangeFrameNotification,",
        "          from: CGRect(x: 0, y: 568, width: 320, height: 253),",
        "          to: CGRect(x: 0, y: 315, width: 320, height: 253),",
        "          duration: 0.25, curve: 7, isLocal: true)",
        "      ),",
        "      (",
        "        0,",
        "        notification(",
        "          UIResponder.keyboardWillShowNotification,",
        "          from: CGRect(x: 0, y: 568, width: 320, height: 253),",
        "          to: CGRect(x: 0, y: 315, width: 320, height: 253),",
        "          duration: 0.25, curve: 7, isLocal: true)",
      ])
    #expect(lines.filter { $0.contains("UIResponder.keyboardDid") }.count == 2)
    #expect(lines.filter { $0 == "        0.25," }.count == 2)
    #expect(lines.last == "}")
  }

  @Test("Notifications prints the last keyboard notifications as JSON") func asJSON() throws {
    var stage = try stage()
    let lines = stage.output(of: "notifications --format json")
    #expect(lines.count == 6)
    #expect(
      lines[2] == #"  {"name":"UIKeyboardWillShowNotification","time":0,"userInfo":{"#
        + #""UIKeyboardFrameBeginUserInfoKey":{"x":0,"y":568,"width":320,"height":253},"#
        + #""UIKeyboardFrameEndUserInfoKey":{"x":0,"y":315,"width":320,"height":253},"#
        + #""UIKeyboardAnimationDurationUserInfoKey":0.25,"#
        + #""UIKeyboardAnimationCurveUserInfoKey":7,"#
        + #""UIKeyboardBoundsUserInfoKey":{"x":0,"y":0,"width":320,"height":253},"#
        + #""UIKeyboardCenterBeginUserInfoKey":{"x":160,"y":694.5},"#
        + #""UIKeyboardCenterEndUserInfoKey":{"x":160,"y":441.5},"#
        + #""UIKeyboardIsLocalUserInfoKey":true}},"#)
    let data = Data(lines.joined(separator: "\n").utf8)
    #expect((try JSONSerialization.jsonObject(with: data) as? [Any])?.count == 4)
  }

  /// In iOS 8, notifications have no IsLocal, but say whether a finger moved the keyboard.
  @Test("Notifications of iOS 8 have that version's keys") func iOS8Keys() throws {
    var stage = try Stage("twenty.yaml", after: ["device iphone-5s", "setting ios 8", "focus f3"])
    let line = stage.output(of: "notifications --format json")[1]
    #expect(line.contains(#""UIKeyboardFrameChangedByUserInteraction":false"#))
    #expect(!line.contains("IsLocal"))
  }

  /// `notifications FIELD` taps the field and dismisses it, with four notifications each.
  ///
  /// The session doesn't change.
  @Test("Notifications for a field come from a tap and a dismissal") func fieldRound() throws {
    var stage = try Stage("twenty.yaml")
    let lines = stage.output(of: "notifications f3 --format json")
    #expect(lines.count == 10)
    #expect(lines[5].contains("UIKeyboardWillChangeFrameNotification"))
    #expect(lines[6].contains("UIKeyboardWillHideNotification"))
    #expect(try stage.get("active") == "null")
  }

  /// The printed notifications can be replayed, with the same result.
  @Test(
    "Replaying printed notifications gives the same result", arguments: ["iphone-5s", "iphone-16"])
  func replays(device: String) throws {
    var stage = try Stage("twenty.yaml", after: ["device \(device)", "focus f12"])
    let json = stage.output(of: "notifications --format json").joined(separator: "\n")
    var other = try Stage("twenty.yaml", files: MemoryFiles(["all.json": json]))
    let report = other.output(of: "replay all.json f12")
    #expect(report.count == 2, "\(report)")
    #expect(try other.get("keyboard.frame") == stage.get("keyboard.frame"))
    #expect(try other.get("table.contentOffset") == stage.get("table.contentOffset"))
    #expect(other.output(of: "notifications --format json").joined(separator: "\n") == json)
  }

  @Test(
    "Notifications rejects unknown fields, formats and a missing keyboard",
    arguments: [
      (
        "notifications",
        "nothing to print: the last command posted no keyboard notification; `focus` a field first"
      ),
      ("notifications zpi", "no field \"zpi\"; `fields` lists them"),
      ("notifications --format xml", "--format must be swift or json, not \"xml\""),
    ])
  func refuses(_ line: String, reason: String) throws {
    var stage = try Stage("twenty.yaml")
    let error = #expect(throws: CommandError.self) { try stage.run(line) }
    #expect(error?.message == reason)
  }
}
