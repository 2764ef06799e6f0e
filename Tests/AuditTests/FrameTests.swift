import Avoidance
import Foundation
import Simulation
import Testing

@testable import Audit

/// When a row is late: in whole frames of a display, 60 a second, counted from the touch.
@Suite struct FrameTests {
  /// The twelfth row, which the keyboard covers, comes into view half a second later; UIKit's own scroll
  /// of 0.3 s, 18 frames, is waited for, and 0.31 s end within the 19th.
  @Test(arguments: [(0.26, 18), (0.3, 18), (0.31, 19), (0.4, 24), (0.41, 25)])
  func aRowIsLateFromAWholeFrameOn(duration: TimeInterval, frame: Int) throws {
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
