/// The options of a keyframe animation.
public struct UIViewKeyframeAnimationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layoutSubviews = Self(rawValue: 1)
  public static let allowUserInteraction = Self(rawValue: 1 << 1)
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  public static let `repeat` = Self(rawValue: 1 << 3)
  public static let autoreverse = Self(rawValue: 1 << 4)
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  public static let calculationModeLinear = Self([])
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  public static let calculationModeCubic = Self(rawValue: 3 << 10)
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
}
