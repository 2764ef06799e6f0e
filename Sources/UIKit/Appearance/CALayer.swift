import Foundation

/// What is drawn of a view: kept, and not drawn.
public final class CALayer: NSObject, @unchecked Sendable {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var masksToBounds = false
  public var shouldRasterize = false
  public var zPosition: CGFloat = 0

  /// Nothing of what a layer draws is in movement.
  public func animationKeys() -> [String]? { nil }
  public func removeAllAnimations() {}
  public func removeAnimation(forKey key: String) {}
  public func setNeedsLayout() {}
  public func setNeedsDisplay() {}
}
