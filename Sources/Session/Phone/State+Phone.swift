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

  /// Puts the form on a phone: scrolled to the top, nothing focused, answers kept.
  mutating func put(on place: Place) {
    let old = phone
    let place = place.asTheDeviceTurns
    bare = Phone(showing: form, at: place)
    phone = bare
    simulator.app = place.engine
    beforeEditing = nil
    screen?.start = nil
    phone.takeSettings(of: old)
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
