import Foundation
import Simulation

/// Animations between beginAnimations and commitAnimations.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    // UIKit's default of 0.2 seconds.
    SimulatedApp.current?.animationBlocks.append(
      AnimationBlock(
        animation: Animation(duration: 0.2),
        messages: AnimationMessages(name: animationID, context: context)))
  }

  public class func commitAnimations() {
    guard let app = SimulatedApp.current, !app.animationBlocks.isEmpty else { return }
    let block = app.animationBlocks.removeLast()
    guard let messages = block.messages else { return }
    app.calls.tell(after: 0, on: app) { messages.send(messages.willStart) }
    let length = app.areAnimationsEnabled ? block.animation?.length ?? 0 : 0
    app.calls.tell(after: length, on: app) { messages.send(messages.didStop) }
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

  public class func setAnimationDelegate(_ delegate: Any?) {
    changeMessages { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  public class func setAnimationWillStart(_ selector: Selector?) {
    changeMessages { $0.willStart = selector }
  }

  public class func setAnimationDidStop(_ selector: Selector?) {
    changeMessages { $0.didStop = selector }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) { notDone(UIView.self) }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    notDone(UIView.self)
  }
  public class func setAnimationDelay(_ delay: TimeInterval) { notDone(UIView.self) }

  private static func changeMessages(_ body: (inout AnimationMessages) -> Void) {
    guard let app = SimulatedApp.current, let index = app.animationBlocks.indices.last,
      var messages = app.animationBlocks[index].messages
    else { return }
    body(&messages)
    app.animationBlocks[index].messages = messages
  }

  private static func change(_ body: (inout Animation) -> Void) {
    guard let app = SimulatedApp.current, let index = app.animationBlocks.indices.last,
      var animation = app.animationBlocks[index].animation
    else { return }
    body(&animation)
    app.animationBlocks[index].animation = animation
  }
}
