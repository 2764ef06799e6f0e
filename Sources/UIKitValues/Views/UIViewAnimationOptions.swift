import Simulation

/// The timing curve of an animation.
public enum UIViewAnimationCurve: Int, Sendable {
  case easeInOut, easeIn, easeOut, linear
  /// The keyboard's curve, which has no public name.
  case keyboard = 7
}

/// The transition of an animation block before iOS 4.
public enum UIViewAnimationTransition: Int, Sendable {
  case none, flipFromLeft, flipFromRight, curlUp, curlDown
}

/// The options of an animation block.
public struct UIViewAnimationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layoutSubviews = Self(rawValue: 1)
  public static let allowUserInteraction = Self(rawValue: 1 << 1)
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  public static let `repeat` = Self(rawValue: 1 << 3)
  public static let autoreverse = Self(rawValue: 1 << 4)
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  public static let curveEaseInOut = Self([])
  public static let curveEaseIn = Self(rawValue: 1 << 16)
  public static let curveEaseOut = Self(rawValue: 2 << 16)
  public static let curveLinear = Self(rawValue: 3 << 16)
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  /// The animation curve that the options contain.
  ///
  /// Unknown values mean ease in and out, the default.
  package var curve: Curve { Curve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
}
