import Foundation
import Simulation

/// Changes that are animated together once they are started.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let curve: Curve
  private var call: DelayedCalls.Call?

  public let duration: TimeInterval
  public private(set) var state = UIViewAnimatingState.inactive
  public var isRunning: Bool { state == .active }
  public var isInterruptible = true { didSet { notDone(UIViewPropertyAnimator.self) } }
  public var isReversed = false { didSet { notDone(UIViewPropertyAnimator.self) } }
  public var fractionComplete: CGFloat = 0 { didSet { notDone(UIViewPropertyAnimator.self) } }

  private init(duration: TimeInterval, curve: Curve, _ animations: (() -> Void)?) {
    self.duration = max(0, duration)
    self.curve = curve
    self.animations = animations.map { [$0] } ?? []
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, curve: Curve(rawValue: curve.rawValue) ?? .easeInOut, animations)
  }

  /// A spring, which is shown as a movement that slows down.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeOut, animations)
  }

  /// Control points, which are shown as the default curve.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations)
  }

  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if delayFactor > 0 { notDone(UIViewPropertyAnimator.self) }
    animations.append(animation)
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    guard let app = SimulatedApp.current else {
      for change in changes { change() }
      return end(at: .end)
    }
    let animation = Animation(duration: duration, curve: curve, beginsFromCurrentState: true)
    app.animate(animation) { for change in changes { change() } }
    call = app.calls.add(after: animation.length, on: app) { self.end(at: .end) }
  }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, let app = SimulatedApp.current else { return startAnimation() }
    app.calls.add(after: delay, on: app) { self.startAnimation() }
  }

  public func pauseAnimation() { notDone(UIViewPropertyAnimator.self) }

  /// Ends without its completions; what is seen goes on to where the changes have gone already.
  public func stopAnimation(_ withoutFinishing: Bool) {
    if isRunning { notDone(UIViewPropertyAnimator.self) }
    call?.isCancelled = true
    state = withoutFinishing ? .inactive : .stopped
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  public func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    notDone(UIViewPropertyAnimator.self)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
