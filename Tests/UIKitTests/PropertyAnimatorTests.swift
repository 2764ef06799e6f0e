import Simulation
import Testing
import UIKit

/// Tests property animators that move a scroll view's offset from 0 to 100 in a second.
@MainActor @Suite struct PropertyAnimatorTests {
  private let app: SimulatedApp
  private let scroll: UIScrollView
  private let ends = Ends()

  @MainActor final class Ends {
    var positions: [UIViewAnimatingPosition] = []
  }

  init() throws { (app, scroll) = try Scroller.start() }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [scroll] in scroll.y = 100 }
    animator.addCompletion { [ends] in ends.positions.append($0) }
    return animator
  }

  private var seen: CGFloat { app.phone.presented.contentOffset.y }

  private func pass(_ seconds: TimeInterval) { app.perform { $0.advance(by: seconds) } }

  @Test("A paused animator continues from its fraction") func pause() {
    let animator = animator()
    app.run { animator.startAnimation() }
    #expect(animator.state == .active)
    pass(0.25)
    app.run { animator.pauseAnimation() }
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 0.25)
    pass(5)
    #expect(seen == 25)
    app.run { animator.fractionComplete = 0.5 }
    #expect(seen == 50)
    app.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    pass(0.25)
    #expect(seen == 75)
    #expect(ends.positions == [])
    app.settle()
    #expect(app.phone.clock == 5.75)
    #expect(animator.state == .inactive)
    #expect(ends.positions == [.end])
  }

  @Test("A paused animator doesn't keep the phone from settling") func staysPaused() {
    let animator = animator()
    app.run { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    app.settle()
    #expect(seen == 30)
    #expect(!app.phone.isAtRest)
    #expect(app.phone.isSettled)
  }

  @Test("A fraction moves linearly, or along the curve without scrubsLinearly") func fraction() {
    let animator = animator(.easeIn)
    app.run { animator.fractionComplete = 0.5 }
    #expect(abs(seen - 50) < 1e-9)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    animator.scrubsLinearly = false
    app.run { animator.fractionComplete = 1 }
    #expect(seen == 100)
    app.run { animator.fractionComplete = 0.5 }
    #expect(seen < 35)
  }

  @Test("A reversed animator returns to its start") func reverse() {
    let animator = animator()
    app.run { animator.startAnimation() }
    pass(0.75)
    app.run { animator.isReversed = true }
    #expect(animator.fractionComplete == 0.25)
    pass(0.5)
    #expect(seen == 25)
    #expect(scroll.y == 100)
    pass(0.25)
    #expect(scroll.y == 0)
    #expect(seen == 0)
    #expect(ends.positions == [.start])
  }

  @Test("A stopped animator leaves the value at the visible state") func stop() {
    let animator = animator()
    app.run { animator.startAnimation() }
    pass(0.25)
    app.run { animator.stopAnimation(true) }
    #expect(scroll.y == 25)
    #expect(animator.state == .inactive)
    app.settle()
    #expect(seen == 25)
    #expect(ends.positions == [])
  }

  @Test(
    "A stopped animator finishes at the given position",
    arguments: [(.end, 100), (.start, 0), (.current, 25)] as [(UIViewAnimatingPosition, CGFloat)])
  func finish(at position: UIViewAnimatingPosition, y: CGFloat) {
    let animator = animator()
    app.run { animator.startAnimation() }
    pass(0.25)
    app.run { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    #expect(scroll.y == 25)
    #expect(ends.positions == [])
    app.run { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive)
    #expect(scroll.y == y)
    #expect(ends.positions == [position])
  }

  /// With the factor 0.25, the half that remains lasts a quarter of the whole duration.
  @Test("A duration factor sets the duration of the rest") func durationFactor() {
    let animator = animator()
    app.run { animator.startAnimation() }
    pass(0.5)
    app.run {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    }
    pass(0.125)
    #expect(seen == 75)
    #expect(animator.fractionComplete == 0.75)
    pass(0.125)
    #expect(seen == 100)
    #expect(ends.positions == [.end])
  }

  @Test("An animator starts after its delay") func delay() {
    let animator = animator()
    app.run { animator.startAnimation(afterDelay: 0.5) }
    pass(0.5)
    #expect(seen == 0)
    pass(0.5)
    #expect(seen == 50)
    #expect(ends.positions == [])
    pass(0.5)
    #expect(ends.positions == [.end])
  }

  /// The first change starts after half of the duration, the second after half of the rest.
  @Test("Changes with a delay factor wait for a fraction of the remaining time") func delayFactor()
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ [scroll] in scroll.y = 100 }, delayFactor: 0.5)
    app.run { animator.startAnimation() }
    pass(0.5)
    #expect(seen == 0)
    pass(0.25)
    #expect(seen == 50)
    app.run { animator.addAnimations({ [scroll] in scroll.y = 150 }, delayFactor: 0.5) }
    pass(0.125)
    #expect(seen == 50)
    pass(0.0625)
    #expect(seen == 100)
    pass(0.0625)
    #expect(seen == 150)
  }

  @Test("An animator with pausesOnCompletion stays active at the end and can reverse")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    app.runAndSettle { animator.startAnimation() }
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(ends.positions == [])
    app.run { animator.isReversed = true }
    app.run { animator.startAnimation() }
    pass(0.75)
    #expect(seen == 25)
  }

  @Test("Timing parameters set the curve") func timingParameters() {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    let animator = UIViewPropertyAnimator(duration: 2, timingParameters: linear)
    animator.addAnimations { [scroll] in scroll.y = 100 }
    app.run { animator.startAnimation() }
    pass(0.5)
    #expect(seen == 25)
  }
}
