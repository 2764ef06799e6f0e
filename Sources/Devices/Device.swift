import Foundation
import Geometry

/// One model: a screen and the iOS versions that ran on it.
public struct Device: Hashable, Sendable {
  /// The model's name in lower case with dashes, or the size of a custom one.
  public package(set) var name: String
  package var screen: DeviceClass
  /// The iOS versions it ran, from the one it came with to the newest known here.
  package var versions: ClosedRange<Int>

  /// The version it runs unless told otherwise: the newest it ran up to 18, whose keyboards more
  /// sources measured than 26's.
  package var defaultVersion: Int { versions.contains(18) ? 18 : versions.upperBound }

  /// Creates a custom device: status bar 20, navigation bar 44, no bottom safe area.
  ///
  /// - Parameters:
  ///   - size: the screen held upright, in points; either side is brought into 1 to 5000, and is 1
  ///     where it is not a number.
  ///   - keyboardHeight: the docked keyboard's height in every orientation and of every kind, brought
  ///     into 0 to the screen's height, and 0 where it is not a number.
  public init(size: CGSize, keyboardHeight: CGFloat) {
    let size = CGSize(
      width: size.width.clamped(to: 1...5000), height: size.height.clamped(to: 1...5000))
    let keyboardHeight = keyboardHeight.clamped(to: 0...size.height)
    name = "\(size.width.inWords)x\(size.height.inWords)"
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

  /// Returns the screen's size with the interface turned to `orientation`, in points.
  package func size(in orientation: Orientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: screen.size.height, height: screen.size.width) : screen.size
  }
}

extension CGFloat {
  /// Returns the nearest number of a range; its least where this is not a number.
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}

extension Device: CustomStringConvertible {
  /// The name with what it is: `iphone-16 (393 × 852, iOS 18)`.
  public var description: String { "\(name) (\(measures))" }

  /// The screen's size in points and the version of iOS.
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

  /// Whether the screen is wider than the device is when held upright.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension Orientation {
  /// The names that are taken: each orientation's own, and `landscape` for landscape-left.
  package static let names = allCases.map(\.rawValue) + ["landscape"]

  /// Returns the orientation with this name.
  package static func named(_ name: String) -> Orientation? {
    name == "landscape" ? .landscapeLeft : Orientation(rawValue: name)
  }
}
