import UIKitValues
import Simulation

/// Old-style animations of views, by changes between beginAnimations and commitAnimations.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard let app = SimulatedApp.current else { return }
    // UIKit's default of 0.2 seconds.
    var animation = Animation(duration: 0.2)
    animation.begin(from: false, on: app.phone.scene)
    app.animations.begin(
      AnimationBlock(
        animation: animation,
        messages: AnimationMessages(name: animationID, context: context)))
  }

  public class func commitAnimations() {
    guard let app = SimulatedApp.current, let block = app.animations.commit(on: app),
      let messages = block.messages
    else { return }
    let (isSeen, animation) = (app.animations.areEnabled, block.animation)
    app.calls.tell(after: isSeen ? animation?.delay ?? 0 : 0, on: app) {
      messages.send(messages.willStart)
    }
    if isSeen, animation?.isEndless == true { return }
    let length = isSeen ? animation?.length ?? 0 : 0
    app.calls.tell(after: length, on: app) { messages.send(messages.didStop) }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = max(0, duration) }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.curve = Curve(rawValue: curve.rawValue) ?? .easeInOut }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let scene = SimulatedApp.current?.phone.scene else { return }
    change { $0.begin(from: fromCurrentState, on: scene) }
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

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.rounds = Animation.rounds(repeatCount) }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(0, delay) } }

  private static func changeMessages(_ body: (inout AnimationMessages) -> Void) {
    SimulatedApp.current?.animations.changeLast { block in
      guard var messages = block.messages else { return }
      body(&messages)
      block.messages = messages
    }
  }

  private static func change(_ body: (inout Animation) -> Void) {
    SimulatedApp.current?.animations.changeLast { block in
      guard var animation = block.animation else { return }
      body(&animation)
      block.animation = animation
    }
  }
}
