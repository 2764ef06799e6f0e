import Avoidance
import Foundation
import Forms
import Simulation

/// The device, orientation, strategy and settings under which a form is shown.
package struct Place: Equatable, Sendable {
  package var device: Device
  package var orientation: Orientation
  package var strategy: Strategy
  /// Those that commands made.
  var settings = ChosenSettings()
  /// Those that the form has.
  var formSettings = ChosenSettings()

  /// Creates a place: an upright iPhone 16 under `least-motion` unless said otherwise.
  package init(
    device: Device = Self.defaultDevice, orientation: Orientation = .portrait,
    strategy: Strategy = .leastMotion
  ) {
    self.device = device
    self.orientation = orientation
    self.strategy = strategy
  }

  /// An iPhone 16.
  package static var defaultDevice: Device {
    Device.named("iphone-16")
      ?? Device(size: CGSize(width: 393, height: 852), keyboardHeight: 336)
  }

  /// The form's settings and above them those of commands.
  var allSettings: ChosenSettings { formSettings.below(settings) }

  /// The iOS version that is set, or nil for the device's own, also where the device never ran
  /// that.
  var ios: Int? {
    allSettings[Setting.ios].flatMap { device.versions.contains($0) ? $0 : nil }
  }

  /// Whether a table view controller makes room beside the strategy.
  var hasTableController: Bool { allSettings[Setting.tableController] ?? false }

  /// The strategy's code, with a table view controller's beside it where there is one.
  var engine: Engine {
    Engine(strategy, beside: hasTableController ? [.tableController] : [])
  }

  /// Returns the place with what a form says of its own.
  func replacing(by form: Form) -> Place {
    var place = self
    place.device = form.device ?? place.device
    place.orientation = form.orientation ?? place.orientation
    if let strategy = form.strategy.flatMap(Strategy.named) { place.strategy = strategy }
    place.formSettings = ChosenSettings(form.settings)
    return place.asTheDeviceTurns
  }

  /// The same, but upright where the device's interface does not turn upside down.
  var asTheDeviceTurns: Place {
    var place = self
    if orientation == .upsideDown, !device.screen.isPad { place.orientation = .portrait }
    return place
  }
}

extension State {
  /// Where the form is shown now.
  var place: Place {
    var place = Place(
      device: phone.scene.device, orientation: phone.scene.orientation, strategy: engine.strategy)
    place.settings = settings
    place.formSettings = ChosenSettings(form.settings)
    return place
  }

  /// Says that the phone cannot have the version of iOS that is set; nil where it can.
  var versionNote: String? {
    guard let wanted = place.allSettings[Setting.ios], place.ios == nil else { return nil }
    return "\(phone.scene.device.name) never ran iOS \(wanted); it has iOS \(phone.scene.ios) here"
  }

  /// The value that a command gave to a setting, or else the form.
  func chosen<Value>(_ setting: TypedSetting<Value>) -> Value? {
    settings[setting]
      ?? form.settings.first { $0.name == setting.name }.flatMap { setting.domain.read($0.value) }
  }
}
