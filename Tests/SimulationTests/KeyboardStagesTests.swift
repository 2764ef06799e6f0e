import Foundation
import Simulation
import Testing

/// Tests keyboards that appear in stages, each with its own notifications.
@Suite struct KeyboardStagesTests {

  /// With isSecureTextEntry, a keyboard with a prediction bar appears in two stages.
  ///
  /// A number pad, a keyboard without that bar, and an iPad's, which always has it, appear in one
  /// stage (react-native-keyboard-controller 1.13).
  @Test(
    "A secure field's keyboard comes up in two stages if it has a prediction bar",
    arguments: [
      ("iphone-16", .default, .on, ["291", "336"]), ("iphone-16", .default, .off, ["291"]),
      ("iphone-16", .numberPad, .on, ["291"]), ("ipad-9", .default, .on, ["320"]),
    ] as [(String, KeyboardKind, Settings.Prediction, [String])])
  func secureField(
    device: String, kind: KeyboardKind, prediction: Settings.Prediction, heights: [String]
  ) throws {
    var phone = try Phone.twenty(device, field: FieldTraits(keyboard: kind, isSecure: true))
    phone.settings.prediction = prediction
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.shownHeights == heights)
  }

  /// With a hardware keyboard no stage is visible, and a floating keyboard has one size.
  @Test("Only a docked keyboard comes up in stages")
  mutating func stagesNeedADockedKeyboard() throws {
    var phone = try Phone.twenty("iphone-16", field: FieldTraits(isSecure: true))
    phone.happen { $0.setHardwareKeyboard(isAttached: true) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.shownHeights == ["336"])
    var pad = try Phone.twenty("ipad-9")
    pad.happen { $0.setKeyboardLanguage(.chinese) }
    pad.happen { $0.setKeyboardPlacement(.floating(.zero)) }
    pad.begin(0)
    pad.settle()
    #expect(
      pad.notifications == [
        "0.25 keyboardDidChangeFrame {{0, 1080}, {320, 254}} {{0, 0}, {320, 254}}"
      ])
  }

  /// Each case: a keyboard's language and the heights of its stages, each with a show notification.
  ///
  /// The heights are of 4-inch phones with iOS 8.
  @Test(
    "Some keyboards appear in stages",
    arguments: [
      (KeyboardLanguage.chinese, ["216", "253"]), (.swype, ["0", "216", "256"]),
      (.swiftkey, ["0", "216", "259"]), (.english, ["253"]),
    ])
  mutating func someKeyboardsComeInStages(
    language: KeyboardLanguage, heights: [String]
  ) throws {
    var phone = try Phone.twenty("iphone-5s", ios: 8)
    phone.happen { $0.setKeyboardLanguage(language) }
    phone.settle { $0.beginEditing(row: 0) }
    #expect(phone.shownHeights == heights)
  }

  /// With a Chinese input method, candidates appear where the keys have arrived (log 28573664832).
  @Test("A keyboard's second stage begins where the first ends")
  mutating func secondStage() throws {
    var phone = try Phone.twenty("iphone-6-plus", ios: 9)
    phone.happen { $0.setKeyboardLanguage(.chinese) }
    phone.settle { $0.beginEditing(row: 0) }
    let first = "{{0, 736}, {414, 226}} {{0, 510}, {414, 226}}"
    let second = "{{0, 510}, {414, 226}} {{0, 465}, {414, 271}}"
    #expect(
      phone.notifications == [
        "0 keyboardWillChangeFrame \(first)", "0 keyboardWillShow \(first)",
        "0 keyboardWillChangeFrame \(second)", "0 keyboardWillShow \(second)",
        "0.25 keyboardDidChangeFrame \(second)", "0.25 keyboardDidShow \(second)",
      ])
  }
}
