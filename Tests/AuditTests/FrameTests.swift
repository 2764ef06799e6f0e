import Avoidance
import Foundation
import Simulation
import Testing

@testable import Audit

/// Tests of the delay until a row is visible, in frames of a 60 Hz display, counted from the touch.
@Suite struct FrameTests {
  /// The keyboard covers row 12, which a strategy scrolls into view later.
  ///
  /// UIKit's own scroll takes 0.3 s, which is 18 frames, and doesn't count. A time of 0.31 s ends
  /// in the 19th frame.
  @Test(
    "The time until a row is visible is counted in whole frames of 1/60 second",
    arguments: [(0.26, 18), (0.3, 18), (0.31, 19), (0.4, 24), (0.41, 25)])
  func delayInFrames(duration: TimeInterval, frame: Int) throws {
    let device = try #require(Device.named("iphone-5s"))
    let plan = try AuditStage.plan(["forms/twenty.yaml"])
    var simulator = Simulator(
      plan.forms[0].phone(device, .portrait), app: Engine(.shrinkView))
    simulator.start()
    let notification = KeyboardNotification(
      name: .willChangeFrame, begin: CGRect(x: 0, y: 568, width: 320, height: 253),
      end: CGRect(x: 0, y: 315, width: 320, height: 253),
      animation: Animation(duration: duration, curve: .easeInOut), isLocal: true)
    simulator.make(
      [KeyboardMovement(.show, notification, orientation: .portrait, delay: 0)], of: .row(11))
    #expect(simulator.settle(watching: .row(11)) == Double(frame) / 60)
  }
}
