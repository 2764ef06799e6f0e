import Avoidance
import Foundation
import Forms
import Simulation

extension Session {
  /// Chooses a strategy; what the one before left of frames and insets goes.
  ///
  /// While a field is active, the table goes back to what it was before the focus, and the focus is
  /// played again.
  mutating func choose(_ strategy: Strategy) throws(CommandError) {
    let row = activeRow
    if row != nil, let before = beforeEditing {
      var start = before.phone
      start.goOn(from: phone)
      start.clearEvents()
      start.isRecording = phone.isRecording
      phone = start
    }
    phone.takeLayout(of: bare)
    simulator.app = Engine(strategy)
    simulator.app.start(on: &simulator.phone)
    if let row { try focus(row: row) }
  }

  /// Returns the strategy that a name and decisions make; without a name the present one changes.
  func strategy(
    named name: String?, deciding decisions: [String]
  ) throws(CommandError) -> Strategy {
    var strategy = engine.strategy
    if let name {
      guard let named = Strategy.named(name) else {
        throw CommandError.unknown(.strategy, name, among: Strategy.all.map(\.name))
      }
      strategy = named
    }
    for decision in decisions {
      do {
        strategy = try strategy.deciding(decision)
      } catch {
        throw CommandError(
          .strategy(error),
          suggestions: Spelling.nearest(to: error.given, among: error.candidates))
      }
    }
    return strategy
  }

  /// Returns the device of a name, or one made by hand: `320x568` with a keyboard's height.
  static func device(
    named name: String, keyboardHeight: CGFloat?
  ) throws(CommandError) -> Device {
    if let size = try size(name) { return try device(of: size, keyboardHeight: keyboardHeight) }
    guard let device = Device.named(name) else {
      throw CommandError.unknown(.device, name, among: Device.all.map(\.name))
    }
    if let keyboardHeight {
      throw CommandError(
        .extra(
          "keyboard=\(keyboardHeight.inWords)",
          usage: "\(name) has a keyboard of its own; keyboard height changes it"))
    }
    return device
  }

  private static func device(
    of size: CGSize, keyboardHeight: CGFloat?
  ) throws(CommandError) -> Device {
    guard let keyboardHeight else {
      let name = "\(size.width.inWords)x\(size.height.inWords)"
      throw CommandError(
        .missing(argument: "keyboard=HEIGHT", usage: "device \(name) keyboard=253"))
    }
    guard keyboardHeight < max(size.width, size.height) else {
      throw CommandError(
        .wrong(
          argument: "the keyboard's height", given: keyboardHeight.inWords,
          wants: "less than the screen's"))
    }
    return Device(size: size, keyboardHeight: keyboardHeight)
  }

  /// Returns the size that a name such as 320x568 states, or nil for another kind of name.
  private static func size(_ name: String) throws(CommandError) -> CGSize? {
    let parts = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    let range = 100.0...5000
    guard range.contains(width), range.contains(height) else {
      throw CommandError(
        .wrong(argument: "the screen", given: name, wants: "100 to 5000 points wide and high"))
    }
    return CGSize(width: width, height: height)
  }

  /// Puts the form on a phone: scrolled to the top, nothing focused, answers kept.
  mutating func put(on place: Place) {
    let old = phone
    let place = place.asTheDeviceTurns
    bare = Self.phone(showing: form, place: place)
    phone = bare
    simulator.app = Engine(place.strategy)
    beforeEditing = nil
    phone.goOn(from: old)
    phone.settings = Settings(ios: phone.scene.ios)
    applySettings()
    simulator.app.start(on: &simulator.phone)
  }

  /// Makes sure that the device's interface can be turned so.
  static func check(_ orientation: Orientation, on device: Device) throws(CommandError) {
    guard orientation != .upsideDown || device.screen.isPad else {
      throw CommandError(
        .phoneCannot("an iPhone's interface does not turn upside down", instead: Self.aPad))
    }
  }

  /// Turns the phone: at the table's new size, with the active field kept.
  mutating func rotate(to orientation: Orientation) throws(CommandError) {
    try Self.check(orientation, on: phone.scene.device)
    simulator.rotate(to: orientation)
    // A change of strategy starts again from there, on the phone as it is held by then.
    beforeEditing?.rotate(to: orientation)
    var untouched = Simulator(bare, app: Engine(.none))
    untouched.rotate(to: orientation)
    bare = untouched.phone
    if !phone.keyboard.isVisible { simulator.app.start(on: &simulator.phone) }
  }

  /// Turns a setting.
  mutating func set(_ setting: Setting, to value: String) throws(CommandError) {
    guard setting.admits(value) else {
      throw CommandError(
        .wrong(argument: setting.rawValue, given: value, wants: setting.domain),
        suggestions: setting == .speed ? [] : Spelling.nearest(to: value, among: setting.choices))
    }
    let isChanged = value != self.value(of: setting)
    settings[setting] = value
    guard isChanged, !setting.isOfView else { return }
    if setting.isOfScene { put(on: place) } else { applySettings() }
    simulator.refreshKeyboard()
  }

  /// A setting's value now.
  func value(of setting: Setting) -> String {
    switch setting {
    case .ios: "\(phone.scene.ios)"
    case .underBars: phone.scene.options.isUnderBars.word
    case .inferredHeights: phone.scene.options.countsInferredHeights.word
    case .landscapeStrip: phone.scene.options.landscapeStrip.inWords
    case .speech: isSpeaking.word
    case .view: view.rawValue
    case .speed: speed.inWords
    case .animation: isAnimated.word
    default: phone.settings[setting] ?? ""
    }
  }

  /// Whether commands say what VoiceOver would.
  package var isSpeaking: Bool {
    get { chosen(.speech) == "on" }
    set { settings[.speech] = newValue.word }
  }

  /// Changes the keyboard, which only an iPad lets stand elsewhere than at the bottom.
  mutating func change(_ change: Command.KeyboardChange) throws(CommandError) {
    switch change {
    case .kind(let kind): simulator.setKeyboardKind(kind)
    case .height(let height): simulator.setKeyboardHeight(height)
    case .accessory(let height): simulator.setAccessoryHeight(height)
    case .hardware(let isAttached):
      simulator.setHardwareKeyboard(isAttached: isAttached)
    case .language(let language): simulator.setKeyboardLanguage(language)
    case .placement(let placement):
      try check(placement)
      simulator.setKeyboardPlacement(placement)
    }
  }

  /// Makes sure that the phone's keyboard can stand there.
  private func check(_ placement: Keyboard.Placement) throws(CommandError) {
    guard !phone.scene.allows(placement) else { return }
    guard phone.scene.device.screen.isPad else {
      throw CommandError(
        .phoneCannot(
          "the keyboard of \(phone.scene.device.name) is always docked", instead: Self.aPad))
    }
    throw CommandError(
      .phoneCannot(
        "an iPad's keyboard floats from iOS 13 on, and this one has \(phone.scene.ios)",
        instead: "setting ios 13"))
  }

  private static let aPad = "device ipad-9.7"
}
