import Foundation
import Simulation
import Testing

/// Keyboards that come up in stages, each with notifications of its own.
@Suite struct KeyboardStagesTests {

  /// react-native-keyboard-controller 1.13: with isSecureTextEntry in two stages; a pad, an iPad's
  /// keyboard, which has its bar always, and one without the bar come in one.
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

  /// Nothing of the stages is seen beside a hardware keyboard, and a floating one has one size.
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

  /// Heights of 4-inch phones with iOS 8, each with a show notification of its own.
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

  /// Log 28573664832, of a Chinese input method: the candidates come where the keys have arrived.
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
