import Avoidance
import Foundation
import Forms
import Simulation

extension State {
  /// Returns the strategy that a name and decisions make; without a name the present one changes.
  func strategy(
    named name: String?, deciding decisions: [String]
  ) throws(CommandError) -> Strategy {
    try StrategyChoice(name: name, decisions: decisions).strategy(tuning: engine.strategy)
  }

  /// Returns the strategy that one text makes, as in `inset-top margin=8`.
  func strategy(writtenAs text: String) throws(CommandError) -> Strategy {
    let choices = StrategyChoice.all(in: [text])
    let choice = choices.count == 1 ? choices[0] : StrategyChoice(name: text)
    return try choice.strategy(tuning: engine.strategy)
  }

  /// Returns the strategies that words make, as in `inset-top margin=8`, each once.
  func strategies(in words: [String]) throws(CommandError) -> [Strategy] {
    try StrategyChoice.all(in: words).strategies(tuning: engine.strategy)
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
    simulator.app = place.engine
    beforeEditing = nil
    screen?.start = nil
    phone.goOn(from: old)
    phone.settings = Settings(ios: phone.scene.ios)
    applySettings()
    fitRows()
    showRows()
    showMessages()
    startApp()
    keepRecording(as: old)
  }

  /// Has events recorded on a new phone only where they were on the one before.
  mutating func keepRecording(as old: Phone) {
    phone.isRecording = old.isRecording
    if !old.isRecording { phone.clearEvents() }
  }

  /// Makes sure that the device's interface can be turned so.
  static func check(_ orientation: Orientation, on device: Device) throws(CommandError) {
    guard orientation != .upsideDown || device.screen.isPad else {
      throw CommandError(
        .phoneCannot("an iPhone's interface does not turn upside down", instead: Self.aPad))
    }
  }

  static let aPad = "device ipad-9.7"
}
