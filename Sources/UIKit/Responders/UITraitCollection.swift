import Foundation
import Simulation

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The size classes and the kind of screen that views are on.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  public let preferredContentSizeCategory = UIContentSizeCategory.large

  /// An iPad's are regular unless its window is narrow; of a phone the height is regular upright, the
  /// width on its side where it is large (Human Interface Guidelines, "Device size classes").
  init(_ scene: Scene) {
    let isLandscape = scene.orientation.isLandscape
    let screen = scene.device.screen
    let isLargePhone = !screen.isPad && screen.size.width >= 414
    let isWide = screen.isPad ? scene.isRegular : isLandscape && isLargePhone
    horizontalSizeClass = isWide ? .regular : .compact
    verticalSizeClass = screen.isPad || !isLandscape ? .regular : .compact
    userInterfaceIdiom = screen.isPad ? .pad : .phone
    displayScale = screen.scale
  }

  /// Colours never change here.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }

  private override init() {
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    userInterfaceIdiom = .unspecified
    displayScale = 0
  }

  public static var current: UITraitCollection {
    SimulatedApp.current.map { UITraitCollection($0.phone.scene) } ?? UITraitCollection()
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
