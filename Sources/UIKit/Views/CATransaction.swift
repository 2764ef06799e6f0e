import UIKitValues
import Simulation

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
