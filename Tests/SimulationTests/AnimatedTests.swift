import Foundation
import Testing

@testable import Simulation

@Suite struct AnimatedTests {
  private let linear = Animation(duration: 1, curve: .linear)

  @Test func withoutAnimationTheModelIsShownAtOnce() {
    var value = Animated<CGFloat>(10)
    value.set(30, at: 5, animation: nil)
    #expect(value.model == 30)
    #expect(value.presentation(at: 5) == 30)
    value.set(40, at: 6, animation: Animation(duration: 0, curve: .keyboard))
    #expect(value.presentation(at: 6) == 40)
  }

  @Test(
    arguments: [(5, 10), (5.25, 15), (5.5, 20), (5.75, 25), (6, 30), (7, 30)]
      as [(TimeInterval, CGFloat)])
  func presentationFollowsTheModel(time: TimeInterval, shown: CGFloat) {
    var value = Animated<CGFloat>(10)
    value.set(30, at: 5, animation: linear)
    #expect(value.model == 30)
    #expect(value.endTime == 6)
    #expect(value.presentation(at: time) == shown)
  }

  /// Half way from 0 to 100, a movement to 200 starts where it is seen, or at the model's value.
  @Test(arguments: [(true, 50, 125), (false, 100, 150)] as [(Bool, CGFloat, CGFloat)])
  func aMovementUnderWay(begins: Bool, start: CGFloat, middle: CGFloat) {
    var value = Animated<CGFloat>(0)
    value.set(100, at: 0, animation: linear)
    value.set(
      200, at: 0.5,
      animation: Animation(duration: 1, curve: .linear, beginsFromCurrentState: begins))
    #expect(value.presentation(at: 0.5) == start)
    #expect(value.presentation(at: 1) == middle)
    #expect(value.presentation(at: 1.5) == 200)
  }

  @Test func rectanglesMoveEdgeByEdge() {
    var value = Animated(CGRect(x: 0, y: 64, width: 320, height: 504))
    value.set(CGRect(x: 10, y: 0, width: 300, height: 304), at: 0, animation: linear)
    #expect(value.presentation(at: 0.5) == CGRect(x: 5, y: 32, width: 310, height: 404))
  }

  @Test func atRestEqualValuesAreEqual() {
    var value = Animated(CGPoint(x: 0, y: 7))
    value.set(CGPoint(x: 0, y: 9), at: 3, animation: linear)
    #expect(value != Animated(CGPoint(x: 0, y: 9)))
    value.rest()
    #expect(value == Animated(CGPoint(x: 0, y: 9)))
  }
}
