import UIKitValues

/// An animation of a layer's drawing.
///
/// In the simulation it isn't visible and has no effect on layout.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
}

/// An animation of a layer's property.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation of a layer's property between two values.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation of a layer's property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

/// An animation of a layer's property with a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// A group of layer animations that begin together.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  open var animations: [CAAnimation]?
}

/// An animated change of a layer's contents.
open class CATransition: CAAnimation, @unchecked Sendable {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// The timing curve of a layer animation.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A group of layer changes, with a completion block for the end of the group's animations.
///
/// Changes to views in the group use the animation block around them, unless actions are disabled.
public final class CATransaction: NSObject {
  private struct Group {
    var completion: (() -> Void)?
    var disablesActions: Bool
    /// The time on the simulated phone's clock, in seconds, when earlier animations end.
    let movementEnd: TimeInterval
  }

  private nonisolated(unsafe) static var groups: [Group] = []

  public class func begin() {
    let app = SimulatedApp.current
    groups.append(
      Group(disablesActions: disableActions(), movementEnd: app?.animations.beginGroup() ?? 0))
  }

  /// Ends a group of layer changes, and calls its completion block when its animations end.
  ///
  /// For a group without animations, the block is called at once.
  public class func commit() {
    guard let group = groups.popLast() else { return }
    guard let app = SimulatedApp.current else {
      group.completion?()
      return
    }
    let end = app.animations.endGroup(after: group.movementEnd)
    guard let completion = group.completion else { return }
    guard end > app.phone.clock else { return completion() }
    app.calls.tell(after: end - app.phone.clock, on: app, completion)
  }

  public class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  private static func change(_ body: (inout Group) -> Void) {
    guard let index = groups.indices.last else { return }
    body(&groups[index])
  }

  // These settings apply to layers without a view, whose animations aren't drawn.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    notDrawn(CATransaction.self)
  }
  public class func animationDuration() -> CFTimeInterval { 0.25 }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    notDrawn(CATransaction.self)
  }
  public class func flush() { notDrawn(CATransaction.self) }
}
