import Foundation
import Testing

@testable import Simulation

@Suite struct AnimatedTests {
  private let linear = Animation(duration: 1, curve: .linear)

  @Test("A change without an animation shows at once")
  func changesAtOnce() {
    var value = AnimatedValue<CGFloat>(10)
    value.set(30, at: 5, animation: nil)
    #expect(value.model == 30)
    #expect(value.presentation(at: 5) == 30)
    value.set(40, at: 6, animation: Animation(duration: 0, curve: .keyboard))
    #expect(value.presentation(at: 6) == 40)
  }

  @Test(
    "The presented value moves to the model's value over the animation's duration",
    arguments: [(5, 10), (5.25, 15), (5.5, 20), (5.75, 25), (6, 30), (7, 30)]
      as [(TimeInterval, CGFloat)])
  func presentation(time: TimeInterval, shown: CGFloat) {
    var value = AnimatedValue<CGFloat>(10)
    value.set(30, at: 5, animation: linear)
    #expect(value.model == 30)
    #expect(value.endTime == 6)
    #expect(value.presentation(at: time) == shown)
  }

  /// Halfway from 0 to 100, a new animation to 200 begins.
  ///
  /// By its option it starts from the value on the screen or from the model's.
  @Test(
    "A new animation starts from the presented or the model's value, by its option",
    arguments: [(true, 50, 125), (false, 100, 150)] as [(Bool, CGFloat, CGFloat)])
  func interruptedAnimation(begins: Bool, start: CGFloat, middle: CGFloat) {
    var value = AnimatedValue<CGFloat>(0)
    value.set(100, at: 0, animation: linear)
    value.set(
      200, at: 0.5,
      animation: Animation(duration: 1, curve: .linear, beginsFromCurrentState: begins))
    #expect(value.presentation(at: 0.5) == start)
    #expect(value.presentation(at: 1) == middle)
    #expect(value.presentation(at: 1.5) == 200)
  }

  /// An animation from 0 to 100 in a second: its delay, repetitions, whether it reverses.
  ///
  /// Then the values at some times, and the time when it ends.
  @Test(
    "An animation waits for its delay, then repeats and reverses as often as asked",
    arguments: [
      (0.5, 1, false, [(0.25, 0), (0.5, 0), (0.75, 25), (1.5, 100)], 1.5),
      (0, 3, false, [(0.25, 25), (1.25, 25), (2.75, 75), (3, 100)], 3),
      (0, 1, true, [(0.25, 25), (1, 100), (1.75, 25), (2, 100)], 2),
      (0.5, 2, true, [(0.5, 0), (2.25, 25), (2.75, 25), (4.5, 100)], 4.5),
      (0, .max, false, [(0.25, 25), (100.25, 25)], 1),
    ] as [(TimeInterval, UInt8, Bool, [(TimeInterval, CGFloat)], TimeInterval)])
  func delaysAndRounds(
    delay: TimeInterval, rounds: UInt8, autoreverses: Bool, seen: [(TimeInterval, CGFloat)],
    end: TimeInterval
  ) {
    var animation = linear
    animation.delay = delay
    animation.rounds = rounds
    animation.autoreverses = autoreverses
    var value = AnimatedValue<CGFloat>(0)
    value.set(100, at: 0, animation: animation)
    for (time, shown) in seen { #expect(value.presentation(at: time) == shown, "at \(time)") }
    #expect(value.endTime == end)
  }

  /// A held or endlessly repeated animation isn't removed automatically.
  @Test("An animation that is paused or repeats forever keeps running until it is ended")
  func heldAndEndless() {
    var animation = linear
    animation.animator = 1
    var held = AnimatedValue<CGFloat>(0)
    held.set(100, at: 0, animation: animation)
    held.follow(AnimationClock(heldAfter: 0.25), of: 2)
    #expect(held.presentation(at: 0.5) == 50)
    held.follow(AnimationClock(heldAfter: 0.25), of: 1)
    held.rest(endingRepeats: true)
    #expect(held.presentation(at: 9) == 25)
    held.follow(AnimationClock(after: 0.25, at: 9, isReversed: true), of: 1)
    #expect(held.presentation(at: 9.125) == 12.5)
    #expect(held.endTime == 9.25)
    animation.rounds = Animation.endless
    var endless = AnimatedValue<CGFloat>(0)
    endless.set(100, at: 0, animation: animation)
    endless.rest()
    #expect(endless.presentation(at: 5.5) == 50)
    endless.rest(endingRepeats: true)
    #expect(endless == AnimatedValue(100))
  }

  @Test("An animated rectangle moves each of its edges on its own")
  func rectangles() {
    var value = AnimatedValue(CGRect(x: 0, y: 64, width: 320, height: 504))
    value.set(CGRect(x: 10, y: 0, width: 300, height: 304), at: 0, animation: linear)
    #expect(value.presentation(at: 0.5) == CGRect(x: 5, y: 32, width: 310, height: 404))
  }

  @Test("Animated values at rest are equal if their models are equal")
  func equality() {
    var value = AnimatedValue(CGPoint(x: 0, y: 7))
    value.set(CGPoint(x: 0, y: 9), at: 3, animation: linear)
    #expect(value != AnimatedValue(CGPoint(x: 0, y: 9)))
    value.rest()
    #expect(value == AnimatedValue(CGPoint(x: 0, y: 9)))
  }
}
