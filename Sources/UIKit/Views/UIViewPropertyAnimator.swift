import UIKitValues
import Simulation

/// An animator whose animation can be paused, reversed and stopped.
///
/// Setting ``fractionComplete`` moves a paused animation. As in UIKit, each property then moves
/// linearly whatever the curve, unless ``scrubsLinearly`` is off.
@preconcurrency @MainActor public final class UIViewPropertyAnimator: NSObject {
  private struct Part {
    let changes: () -> Void
    /// The delay before the changes, as a fraction, from 0 to 1, of the animator's remaining time.
    let delayFactor: CGFloat
  }

  private var waiting: [Part] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var curve: Curve
  private var call: DelayedCalls.Call?
  /// The clock for the animation's progress, which stands still before the start and in pauses.
  private var course = AnimationClock(heldAfter: 0)
  /// The id of the animator's animations on the simulated phone; 0 before the start.
  private var number: UInt8 = 0
  /// The duration in seconds of the animation, or of its remaining part since it got a new timing.
  ///
  /// The fraction ``begun`` of the animation was complete by then.
  private var length: TimeInterval
  private var begun = 0.0
  /// The simulated phone's state when the animator was stopped, for `finishAnimation`; or nil.
  private var stopped: Phone?

  public let duration: TimeInterval
  public private(set) var state = UIViewAnimatingState.inactive
  public var isRunning: Bool { state == .active && course.speed != 0 }
  public var isInterruptible = true { didSet { notDone(UIViewPropertyAnimator.self) } }
  public var isReversed = false { didSet { if isReversed != oldValue, isRunning { goOn() } } }
  public var scrubsLinearly = true
  public var pausesOnCompletion = false

  private init(duration: TimeInterval, curve: Curve, _ animations: (() -> Void)?) {
    self.duration = max(0, duration)
    self.curve = curve
    length = curve.length(of: self.duration)
    super.init()
    if let animations { addAnimations(animations) }
  }

  public override convenience init() { self.init(duration: 0, curve: .easeInOut, nil) }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, curve: Curve(rawValue: curve.rawValue) ?? .easeInOut, animations)
  }

  /// Creates an animator with a spring, simulated with a decelerating curve.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeOut, animations)
  }

  /// Creates an animator with a curve by control points, simulated with the default curve.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations)
  }

  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: parameters.shownCurve, nil)
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

  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds view changes for the animator to animate.
  ///
  /// The changes begin after the fraction `delayFactor` (0 to 1) of the animator's remaining time.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let part = Part(changes: animation, delayFactor: min(max(0, delayFactor), 1))
    if state == .active { run(part) } else { waiting.append(part) }
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

/// Pausing, continuing and reversing a property animator.
extension UIViewPropertyAnimator {
  private var now: TimeInterval { SimulatedApp.current?.phone.clock ?? 0 }

  /// The time in seconds since the animation's start; negative during a delay before the start.
  private var seconds: TimeInterval { min(course.seconds(at: now), length) }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { begin(after: max(0, delay)) }
    goOn()
  }

  public func pauseAnimation() {
    guard state != .stopped else { return }
    if state == .inactive { begin(after: 0) }
    hold(after: max(0, seconds))
  }

  /// Continues the animator's animation after a pause.
  ///
  /// - Parameters:
  ///   - parameters: a new curve for the rest, or nil for the same curve.
  ///   - durationFactor: the duration of the rest as a fraction of ``duration``. 0 keeps the
  ///     remaining time.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if parameters != nil || durationFactor > 0 {
      restart(
        for: durationFactor > 0 ? duration * durationFactor : length - seconds,
        by: parameters?.shownCurve ?? curve)
    }
    goOn()
  }

  /// The completed fraction of the animation in its current direction, from 0 to 1.
  public var fractionComplete: CGFloat {
    get {
      guard state != .inactive, length > 0 else { return 0 }
      let share =
        scrubsLinearly ? curve.progress(at: seconds, duration: length) : max(0, seconds / length)
      let done = begun + (1 - begun) * share
      return isReversed ? 1 - done : done
    }
    set {
      guard state != .stopped else { return }
      if state == .inactive { begin(after: 0) }
      let wasRunning = isRunning
      let fraction = min(max(0, newValue), 1)
      let share = max(0, ((isReversed ? 1 - fraction : fraction) - begun) / (1 - begun))
      hold(after: scrubsLinearly ? curve.time(of: share, duration: length) : share * length)
      if wasRunning { goOn() }
    }
  }

  /// Applies the animator's view changes, with animations that wait until the clock is started.
  ///
  /// Until then nothing moves visibly.
  private func begin(after delay: TimeInterval) {
    state = .active
    number = SimulatedApp.current.map { $0.animations.nextAnimator(on: $0) } ?? 0
    course = AnimationClock(heldAfter: -delay)
    let parts = waiting
    waiting = []
    for part in parts { run(part) }
  }

  private func run(_ part: Part) {
    guard let app = SimulatedApp.current else { return part.changes() }
    let gone = max(0, seconds)
    let left = length - gone
    var animation = Animation(
      duration: left * (1 - part.delayFactor), curve: curve, beginsFromCurrentState: true)
    animation.delay = gone + left * part.delayFactor
    animation.animator = number
    app.animations.run(animation, on: app, part.changes)
    app.phone.follow(course, of: number)
  }

  private func hold(after seconds: TimeInterval) {
    call?.isCancelled = true
    follow(AnimationClock(heldAfter: seconds))
  }

  private func goOn() {
    guard let app = SimulatedApp.current else { return end(at: .end) }
    call?.isCancelled = true
    let gone = seconds
    follow(AnimationClock(after: gone, at: now, isReversed: isReversed))
    let left = isReversed ? max(0, gone) : length - gone
    call = app.calls.tell(after: left, on: app) { self.arrive() }
  }

  private func follow(_ course: AnimationClock) {
    self.course = course
    SimulatedApp.current?.phone.follow(course, of: number)
  }

  /// Animates the rest of the animation with a new duration, in seconds, and a new curve.
  private func restart(for seconds: TimeInterval, by curve: Curve) {
    guard !isReversed else {
      return notDone(UIViewPropertyAnimator.self, "continueAnimation(…) in reverse with a duration")
    }
    begun = fractionComplete
    length = seconds
    self.curve = curve
    course = AnimationClock(heldAfter: 0)
    var animation = Animation(duration: seconds, curve: curve, beginsFromCurrentState: true)
    animation.animator = number
    SimulatedApp.current?.phone.restart(animation)
  }
}

/// The end of a property animator's animation: on time, by stopping or by finishing.
extension UIViewPropertyAnimator {
  private func arrive() {
    if pausesOnCompletion { return hold(after: isReversed ? 0 : length) }
    if isReversed, let app = SimulatedApp.current {
      app.change { [number] in $0.stop(at: .start, of: number, on: $0) }
      app.notice()
    }
    end(at: isReversed ? .start : .end)
  }

  /// Stops the animator's animation at the visible state.
  ///
  /// With `withoutFinishing`, the completions aren't called.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    call?.isCancelled = true
    if let app = SimulatedApp.current {
      stopped = app.phone
      app.change { [number] in $0.stop(at: .current, of: number, on: $0) }
      app.notice()
    }
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    end(at: .current)
  }

  /// Ends a stopped animation: where it was stopped, or at its start or end.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return SimulatedApp.warnOnce(
        "finishAnimation(at:) raises an exception in UIKit before stopAnimation(false)")
    }
    if finalPosition != .current, let app = SimulatedApp.current, let stopped {
      let position: AnimationClock.Position = finalPosition == .start ? .start : .end
      app.change { [number] in $0.stop(at: position, of: number, on: stopped) }
      app.notice()
    }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    course = AnimationClock(heldAfter: 0)
    stopped = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
