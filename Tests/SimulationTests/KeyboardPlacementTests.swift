import Foundation
import Simulation
import Testing

/// Hardware, undocked and floating keyboards, and those that come in stages: what is posted.
@Suite struct KeyboardPlacementTests {
  private var app = SilentApp()

  private func notifications(_ phone: Phone) -> [String] {
    phone.events.compactMap { event in
      guard case .notification(let it) = event.kind else { return nil }
      return "\(event.time.inWords) \(it.name.rawValue) \(it.begin.inBraces) \(it.end.inBraces)"
    }
  }

  /// The menu's Undock: a log of iOS 5 lifts the keyboard by its height without the accessory.
  @Test mutating func undockingPostsHideWithAFrameOnTheScreen() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setKeyboardPlacement(.undocked, observer: &app)
    phone.settle()
    let frames = "{{0, 760}, {768, 264}} {{0, 496}, {768, 264}}"
    #expect(
      notifications(phone) == [
        "0.25 keyboardWillChangeFrame \(frames)", "0.25 keyboardWillHide \(frames)",
        "0.5 keyboardDidChangeFrame \(frames)", "0.5 keyboardDidHide \(frames)",
      ])
    #expect(phone.keyboardTop == 496)
    #expect(phone.liftedKeyboardFrame == CGRect(x: 0, y: 496, width: 768, height: 264))
  }

  /// Prefer Cross-Fade Transitions has the zero end frame of a keyboard that leaves (react-native 29974);
  /// one that is undocked stays.
  @Test mutating func undockingDoesNotFade() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.settings.crossFade = true
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setKeyboardPlacement(.undocked, observer: &app)
    phone.settle()
    let frame = try #require(phone.liftedKeyboardFrame)
    #expect(notifications(phone).filter { $0.hasSuffix(frame.inBraces) }.count == 4)
  }

  /// While undocked or split there are change-frame notifications only (themainthread.com 2012).
  @Test(arguments: [Keyboard.Placement.undocked, .split])
  mutating func undockedItChangesFrameOnly(placement: Keyboard.Placement) throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.setKeyboardPlacement(placement, observer: &app)
    phone.begin(0)
    phone.settle()
    phone.end()
    phone.settle()
    #expect(
      notifications(phone) == [
        "0 keyboardWillChangeFrame {{0, 1024}, {768, 264}} {{0, 496}, {768, 264}}",
        "0.25 keyboardDidChangeFrame {{0, 1024}, {768, 264}} {{0, 496}, {768, 264}}",
        "0.25 keyboardWillChangeFrame {{0, 496}, {768, 264}} {{0, 1024}, {768, 264}}",
        "0.5 keyboardDidChangeFrame {{0, 496}, {768, 264}} {{0, 1024}, {768, 264}}",
      ])
  }

  @Test mutating func dockingAgainPostsShow() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.setKeyboardPlacement(.undocked, observer: &app)
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setKeyboardPlacement(.docked, observer: &app)
    phone.settle()
    let frames = "{{0, 496}, {768, 264}} {{0, 760}, {768, 264}}"
    #expect(
      notifications(phone) == [
        "0.25 keyboardWillChangeFrame \(frames)", "0.25 keyboardWillShow \(frames)",
        "0.5 keyboardDidChangeFrame \(frames)", "0.5 keyboardDidShow \(frames)",
      ])
  }

  /// flutter_keyboard_visibility 162: a floating keyboard posts didChangeFrame alone.
  @Test mutating func floatingPostsDidChangeFrameAlone() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.setKeyboardPlacement(.floating(CGPoint(x: 400, y: 500)), observer: &app)
    phone.begin(0)
    phone.settle()
    #expect(
      notifications(phone) == [
        "0.25 keyboardDidChangeFrame {{400, 1194}, {320, 254}} {{400, 500}, {320, 254}}"
      ])
    #expect(phone.hitTest(CGPoint(x: 410, y: 510)) == .keyboard)
    #expect(phone.hitTest(CGPoint(x: 200, y: 510)) != .keyboard)
  }

  /// Flutter's notes: pinched from the dock it may post no hide, so they listen to willChangeFrame.
  @Test mutating func floatingFromTheDockPostsChangeFrame() throws {
    var phone = try Phone.twenty("ipad-pro-11")
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setKeyboardPlacement(.floating(CGPoint(x: 400, y: 500)), observer: &app)
    phone.settle()
    let frames = "{{0, 854}, {834, 340}} {{400, 500}, {320, 254}}"
    #expect(
      notifications(phone) == [
        "0.5 keyboardWillChangeFrame \(frames)", "0.75 keyboardDidChangeFrame \(frames)",
      ])
  }

  /// A row in the middle of a lifted keyboard is covered; below it, it is not.
  @Test mutating func aLiftedKeyboardCoversWhatIsUnderIt() throws {
    var phone = try Phone.twenty("ipad-2", ios: 6)
    phone.setKeyboardPlacement(.undocked, observer: &app)
    phone.begin(0)
    phone.settle()
    // Rows begin at y 64: row 10 spans 504…548, row 16 768…812; the keyboard covers 496…760.
    #expect(phone.visibleShare(ofRow: 10) == 0)
    #expect(phone.visibleShare(ofRow: 16) == 1)
    #expect(phone.touchPoint(ofFieldAtRow: 10) == nil)
  }

  /// {{0, 667}, {375, 44}} → {{0, 623}, {375, 44}}: a logged accessory with a hardware keyboard.
  @Test mutating func aHardwareKeyboardLeavesTheAccessory() throws {
    var phone = try Phone.twenty("iphone-8", field: FieldTraits(accessoryHeight: 44))
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.begin(0)
    phone.settle()
    let frames = "{{0, 667}, {375, 44}} {{0, 623}, {375, 44}}"
    #expect(
      notifications(phone) == [
        "0 keyboardWillChangeFrame \(frames)", "0 keyboardWillShow \(frames)",
        "0.25 keyboardDidChangeFrame \(frames)", "0.25 keyboardDidShow \(frames)",
      ])
  }

  /// The other way round: the frame is a whole keyboard's, of which the screen shows the accessory.
  @Test mutating func aHardwareKeyboardMayHaveAWholeFrame() throws {
    var phone = try Phone.twenty("ipad-air", ios: 9, field: FieldTraits(accessoryHeight: 44))
    phone.settings.hardwareFrame = .full
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.begin(0)
    phone.settle()
    let frames = "{{0, 1024}, {768, 357}} {{0, 980}, {768, 357}}"
    #expect(
      notifications(phone) == [
        "0 keyboardWillChangeFrame \(frames)", "0 keyboardWillShow \(frames)",
        "0.25 keyboardDidChangeFrame \(frames)", "0.25 keyboardDidShow \(frames)",
      ])
    #expect(phone.keyboardTop == 980)
    #expect(phone.liftedKeyboardFrame == nil)
  }

  /// {{0, 667}, {375, 216}} twice: a logged hardware keyboard without an accessory.
  @Test mutating func withoutAnAccessoryNothingOfItIsOnTheScreen() throws {
    var phone = try Phone.twenty("iphone-8", field: FieldTraits(keyboard: .numberPad))
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.begin(0)
    phone.settle()
    let frames = "{{0, 667}, {375, 216}} {{0, 667}, {375, 216}}"
    #expect(
      notifications(phone) == [
        "0 keyboardWillChangeFrame \(frames)", "0 keyboardWillShow \(frames)",
        "0.25 keyboardDidChangeFrame \(frames)", "0.25 keyboardDidShow \(frames)",
      ])
    #expect(phone.keyboardTop == nil)
  }

  @Test mutating func onAnIPadAHardwareKeyboardPostsNothing() throws {
    var phone = try Phone.twenty("ipad-pro-12.9")
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.begin(0)
    phone.settle()
    #expect(notifications(phone) == [])
    #expect(phone.keyboardTop == nil)
    phone.setHardwareKeyboard(isAttached: false, observer: &app)
    phone.settle()
    #expect(phone.keyboardTop == 963)
  }

  @Test mutating func attachingOneTakesTheKeyboardOffTheScreen() throws {
    var phone = try Phone.twenty("iphone-8")
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.settle()
    let frames = "{{0, 407}, {375, 260}} {{0, 667}, {375, 260}}"
    #expect(
      notifications(phone) == [
        "0.5 keyboardWillChangeFrame \(frames)", "0.5 keyboardWillHide \(frames)",
        "0.75 keyboardDidChangeFrame \(frames)", "0.75 keyboardDidHide \(frames)",
      ])
  }

  /// react-native-keyboard-controller 1.13: with isSecureTextEntry in two stages; a pad, an iPad's
  /// keyboard, which has its bar always, and one without the bar come in one.
  @Test(
    arguments: [
      ("iphone-16", .default, .on, ["291", "336"]), ("iphone-16", .default, .off, ["291"]),
      ("iphone-16", .numberPad, .on, ["291"]), ("ipad-9", .default, .on, ["320"]),
    ] as [(String, KeyboardKind, Settings.Prediction, [String])])
  func aSecureFieldsKeyboardComesInTwoStages(
    device: String, kind: KeyboardKind, prediction: Settings.Prediction, heights: [String]
  ) throws {
    var phone = try Phone.twenty(device, field: FieldTraits(keyboard: kind, isSecure: true))
    phone.settings.prediction = prediction
    phone.begin(0)
    phone.settle()
    #expect(shownHeights(phone) == heights)
  }

  /// Nothing of the stages is seen beside a hardware keyboard, and a floating one has one size.
  @Test mutating func stagesNeedADockedKeyboard() throws {
    var phone = try Phone.twenty("iphone-16", field: FieldTraits(isSecure: true))
    phone.setHardwareKeyboard(isAttached: true, observer: &app)
    phone.begin(0)
    phone.settle()
    #expect(shownHeights(phone) == ["336"])
    var pad = try Phone.twenty("ipad-9")
    pad.setKeyboardLanguage(.chinese, observer: &app)
    pad.setKeyboardPlacement(.floating(.zero), observer: &app)
    pad.begin(0)
    pad.settle()
    #expect(
      notifications(pad) == [
        "0.25 keyboardDidChangeFrame {{0, 1080}, {320, 254}} {{0, 0}, {320, 254}}"
      ])
  }

  /// Radar 35735170: without predictions iOS 11 says nothing of the emoji keyboard, which is higher.
  @Test(
    arguments: [(11, .off, false), (11, .on, false), (10, .off, true), (12, .off, true)]
      as [(Int, Settings.Prediction, Bool)])
  mutating func emojiMayComeInSilence(
    ios: Int, prediction: Settings.Prediction, isPosted: Bool
  ) throws {
    var phone = try Phone.twenty("iphone-6s", ios: ios)
    phone.settings.prediction = prediction
    phone.begin(0)
    phone.settle()
    phone.clearEvents()
    phone.setKeyboardKind(.emoji, observer: &app)
    phone.settle()
    #expect(notifications(phone).isEmpty == !isPosted)
    #expect(phone.keyboardTop == 409)
  }

  private func shownHeights(_ phone: Phone) -> [String] {
    phone.events.compactMap { event in
      guard case .notification(let it) = event.kind, it.name == .willShow else { return nil }
      return it.end.height.inWords
    }
  }

  /// Heights of 4-inch phones with iOS 8, each with a show notification of its own.
  @Test(arguments: [
    (KeyboardLanguage.chinese, ["216", "253"]), (.swype, ["0", "216", "256"]),
    (.swiftkey, ["0", "216", "259"]), (.english, ["253"]),
  ])
  mutating func someKeyboardsComeInStages(
    language: KeyboardLanguage, heights: [String]
  ) throws {
    var phone = try Phone.twenty("iphone-5s", ios: 8)
    phone.setKeyboardLanguage(language, observer: &app)
    phone.begin(0)
    phone.settle()
    #expect(shownHeights(phone) == heights)
  }

  /// Log 28573664832, of a Chinese input method: the candidates come where the keys have arrived.
  @Test mutating func theSecondStageBeginsWhereTheFirstEnds() throws {
    var phone = try Phone.twenty("iphone-6-plus", ios: 9)
    phone.setKeyboardLanguage(.chinese, observer: &app)
    phone.begin(0)
    phone.settle()
    let first = "{{0, 736}, {414, 226}} {{0, 510}, {414, 226}}"
    let second = "{{0, 510}, {414, 226}} {{0, 465}, {414, 271}}"
    #expect(
      notifications(phone) == [
        "0 keyboardWillChangeFrame \(first)", "0 keyboardWillShow \(first)",
        "0 keyboardWillChangeFrame \(second)", "0 keyboardWillShow \(second)",
        "0.25 keyboardDidChangeFrame \(second)", "0.25 keyboardDidShow \(second)",
      ])
  }
}
