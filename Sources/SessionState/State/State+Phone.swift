import Avoidance
import Foundation
import Forms
import Simulation

extension State {
  /// Returns the strategy with a name, changed by options (decisions) such as `margin=8`.
  ///
  /// Without a name, the options change the current strategy.
  package func strategy(
    named name: String?, deciding decisions: [String]
  ) throws(CommandError) -> Strategy {
    try StrategyChoice(name: name, decisions: decisions).strategy(tuning: engine.strategy)
  }

  /// Returns the strategy for a text with a name, options or both, such as `inset-top margin=8`.
  package func strategy(writtenAs text: String) throws(CommandError) -> Strategy {
    let choices = StrategyChoice.all(in: [text])
    let choice = choices.count == 1 ? choices[0] : StrategyChoice(name: text)
    return try choice.strategy(tuning: engine.strategy)
  }

  /// Returns the strategies for words such as `inset-top margin=8`, each strategy once.
  package func strategies(in words: [String]) throws(CommandError) -> [Strategy] {
    try StrategyChoice.all(in: words).strategies(tuning: engine.strategy)
  }

  /// Shows the form on a new phone at a place: device, orientation, strategy and settings.
  ///
  /// The table is at its initial position and no field is active. The answers are unchanged.
  package mutating func put(on place: Place) {
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

  /// Makes this state's phone record events only if the phone `old` did.
  package mutating func keepRecording(as old: Phone) {
    phone.isRecording = old.isRecording
    if !old.isRecording { phone.clearEvents() }
  }

  /// Throws an error if the device's interface can't be turned to an orientation.
  package static func check(_ orientation: Orientation, on device: Device) throws(CommandError) {
    guard orientation != .upsideDown || device.screen.isPad else {
      throw CommandError(
        .phoneCannot("an iPhone's interface does not turn upside down", instead: Self.aPad))
    }
  }

  package static let aPad = "device ipad-9.7"
}
