import Avoidance
import Foundation
import Forms
import Simulation

/// The device, orientation, strategy and settings that a form is shown with.
package struct Place: Equatable, Sendable {
  package var device: Device
  package var orientation: Orientation
  package var strategy: Strategy
  /// The settings that commands have set, which override the form's.
  package var settings = ChosenSettings()
  /// The settings in the form's definition; those in `settings` override them.
  package var formSettings = ChosenSettings()

  /// Creates a combination of device, orientation and strategy for showing a form.
  ///
  /// The default is an upright iPhone 16 with the strategy `least-motion`.
  package init(
    device: Device = Self.defaultDevice, orientation: Orientation = .portrait,
    strategy: Strategy = .leastMotion
  ) {
    self.device = device
    self.orientation = orientation
    self.strategy = strategy
  }

  /// The default device for a form: an iPhone 16.
  package static var defaultDevice: Device {
    Device.named("iphone-16")
      ?? Device(size: CGSize(width: 393, height: 852), keyboardHeight: 336)
  }

  /// The settings of the form and of commands; a command's value wins where both have one.
  package var allSettings: ChosenSettings { formSettings.below(settings) }

  /// The iOS version that the form or a command sets.
  ///
  /// Nil if none is set or if the device never ran it. The device then has its default version.
  package var ios: Int? {
    allSettings[Setting.ios].flatMap { device.versions.contains($0) ? $0 : nil }
  }

  /// Whether a UITableViewController adjusts insets for the keyboard, in addition to the strategy.
  package var hasTableController: Bool { allSettings[Setting.tableController] ?? false }

  /// The code that avoids the keyboard on the phone: the strategy, and with the setting
  /// `tableController` a table view controller.
  package var engine: Engine {
    Engine(strategy, beside: hasTableController ? [.tableController] : [])
  }

  /// Returns this place with the device, orientation and strategy that a form defines, if it does.
  ///
  /// The form's settings replace those of the previous form.
  package func replacing(by form: Form) -> Place {
    var place = self
    place.device = form.device ?? place.device
    place.orientation = form.orientation ?? place.orientation
    if let strategy = form.strategy.flatMap(Strategy.named) { place.strategy = strategy }
    place.formSettings = ChosenSettings(form.settings)
    return place.asTheDeviceTurns
  }

  /// This place, with portrait instead of upside down for an iPhone, whose interface can't be that.
  package var asTheDeviceTurns: Place {
    var place = self
    if orientation == .upsideDown, !device.screen.isPad { place.orientation = .portrait }
    return place
  }
}

extension State {
  /// The device, orientation, strategy and settings that the form is shown with now.
  package var place: Place {
    var place = Place(
      device: phone.scene.device, orientation: phone.scene.orientation, strategy: engine.strategy)
    place.settings = settings
    place.formSettings = ChosenSettings(form.settings)
    return place
  }

  /// A message that the device never ran the iOS version set by the form or a command, or nil.
  package var versionNote: String? {
    guard let wanted = place.allSettings[Setting.ios], place.ios == nil else { return nil }
    return "\(phone.scene.device.name) never ran iOS \(wanted); it has iOS \(phone.scene.ios) here"
  }

  /// Returns a setting's value from a command, or else from the form; nil if neither sets it.
  package func chosen<Value>(_ setting: TypedSetting<Value>) -> Value? {
    settings[setting]
      ?? form.settings.first { $0.name == setting.name }.flatMap { setting.domain.read($0.value) }
  }
}
