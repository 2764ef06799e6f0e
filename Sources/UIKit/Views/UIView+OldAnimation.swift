import Foundation
import Simulation

/// Animations between beginAnimations and commitAnimations.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    // UIKit's default of 0.2 seconds.
    SimulatedApp.current?.animationBlocks.append(
      AnimationBlock(animation: Animation(duration: 0.2)))
  }

  public class func commitAnimations() {
    guard let app = SimulatedApp.current, !app.animationBlocks.isEmpty else { return }
    app.animationBlocks.removeLast()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.curve = Curve(rawValue: curve.rawValue) ?? .easeInOut }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  private static func change(_ body: (inout Animation) -> Void) {
    guard let app = SimulatedApp.current, let index = app.animationBlocks.indices.last,
      var animation = app.animationBlocks[index].animation
    else { return }
    body(&animation)
    app.animationBlocks[index].animation = animation
  }
}
