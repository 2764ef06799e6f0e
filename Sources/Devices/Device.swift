import Foundation
import Geometry

/// An iPhone or iPad model: a screen and the iOS versions that run on it.
public struct Device: Hashable, Sendable {
  /// The model's name in lower case with dashes, or the size of a custom device.
  public package(set) var name: String
  package var screen: DeviceClass
  /// The iOS versions that run on the model, from its first to the newest known.
  package var versions: ClosedRange<Int>

  /// All iOS versions that can be simulated, oldest first; no model runs all versions.
  package static let simulatedVersions = Array(6...18) + [26, 27]

  /// The iOS versions of the model that can be simulated, oldest first.
  package var simulatedVersions: [Int] { Self.simulatedVersions.filter(versions.contains) }

  /// The iOS version that a device runs if none is chosen.
  ///
  /// It is the newest version up to 18, or 26 on models that never ran 18. Keyboard heights of iOS
  /// 18 have more sources than those of 26, and those of 27 none.
  package var defaultVersion: Int { versions.contains(18) ? 18 : min(26, versions.upperBound) }

  /// Creates a custom device: status bar 20 points, navigation bar 44, no bottom safe area.
  ///
  /// - Parameters:
  ///   - size: the screen size in portrait, in points. Each side is clamped to 1...5000; NaN
  ///     becomes 1.
  ///   - keyboardHeight: the height of every docked keyboard, in points, clamped to the screen's
  ///     height. NaN becomes 0.
  public init(size: CGSize, keyboardHeight: CGFloat) {
    let size = CGSize(
      width: size.width.clamped(to: 1...5000), height: size.height.clamped(to: 1...5000))
    let keyboardHeight = keyboardHeight.clamped(to: 0...size.height)
    name = "\(size.width.inFourPlaces)x\(size.height.inFourPlaces)"
    screen = DeviceClass(
      named: name, size.width, size.height, scale: 2,
      portrait: EdgeInsets(top: 20), landscape: .zero,
      keyboards: [
        KeyboardHeight(.portrait, .any, keyboardHeight, ios: 2...99),
        KeyboardHeight(.landscape, .any, keyboardHeight, ios: 2...99),
      ]
    )
    versions = 6...18
  }

  package init(name: String, screen: DeviceClass, versions: ClosedRange<Int>) {
    self.name = name
    self.screen = screen
    self.versions = versions
  }

  /// Returns the screen size in an orientation, in points.
  package func size(in orientation: Orientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: screen.size.height, height: screen.size.width) : screen.size
  }
}

extension CGFloat {
  /// Returns the nearest number in a range, or the range's lower bound for NaN.
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}

extension Device: CustomStringConvertible {
  /// The device's name with screen size and default iOS version: `iphone-16 (393 × 852, iOS 18)`.
  public var description: String { "\(name) (\(measures))" }

  /// The device's screen size in points and its default iOS version: `393 × 852, iOS 18`.
  package var measures: String {
    "\(screen.size.width.inWords) × \(screen.size.height.inWords), iOS \(defaultVersion)"
  }
}

/// The interface's orientation on the device.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  case upsideDown = "upside-down"

  /// Whether the orientation is one of the two landscape orientations.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension Orientation {
  /// The words that commands accept as orientations: each raw value, and `landscape`.
  ///
  /// `landscape` means landscape-left.
  package static let names = allCases.map(\.rawValue) + ["landscape"]

  /// Returns the orientation with a name that commands accept, or nil for another name.
  package static func named(_ name: String) -> Orientation? {
    name == "landscape" ? .landscapeLeft : Orientation(rawValue: name)
  }
}
