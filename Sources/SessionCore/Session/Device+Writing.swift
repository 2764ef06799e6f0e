import Foundation
import Forms
import SessionState
import Simulation

extension Device {
  /// Returns the known device with a name, or a custom device for a screen size such as `320x568`.
  ///
  /// `keyboardHeight` is in points. Throws for an unknown name, and if the height is given for a
  /// known device or missing for a custom one.
  package static func written(
    as name: String, keyboardHeight: CGFloat?
  ) throws(CommandError) -> Device {
    if let size = try size(name) { return try ofSize(size, keyboardHeight: keyboardHeight) }
    guard let device = Device.named(name) else { throw .unknownDevice(name) }
    if let keyboardHeight {
      throw CommandError(
        .extra(
          "keyboard=\(keyboardHeight.inDigits)",
          usage: "\(name) has its own keyboard; keyboard height changes it"))
    }
    return device
  }

  private static func ofSize(
    _ size: CGSize, keyboardHeight: CGFloat?
  ) throws(CommandError) -> Device {
    guard let keyboardHeight else {
      let name = "\(size.width.inFourPlaces)x\(size.height.inFourPlaces)"
      throw CommandError(
        .missing(argument: "keyboard=HEIGHT", usage: "device \(name) keyboard=253"))
    }
    guard keyboardHeight < max(size.width, size.height) else {
      throw CommandError(
        .wrong(
          argument: "the keyboard's height", given: keyboardHeight.inDigits,
          wants: "less than the screen's"))
    }
    return Device(size: size, keyboardHeight: keyboardHeight)
  }

  /// Returns the size in points that a device's name such as `320x568` means; nil for other names.
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
}

extension CommandError {
  /// Returns the error for an unknown device, with the models that the user probably meant.
  package static func unknownDevice(_ name: String) -> CommandError {
    CommandError(
      .unknown(.device, name),
      suggestions: ModelName.nearest(to: name, among: Device.namesNewestFirst))
  }
}

extension Device {
  /// The device's name and its measures, such as its screen size, in one line.
  package var summary: String { "\(name): \(measures)" }
}
