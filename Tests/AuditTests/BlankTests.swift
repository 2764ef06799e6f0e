import Foundation
import Simulation
import Testing

@testable import Audit

/// What a table leaves blank of where it was.
@Suite struct BlankTests {
  /// A table of 504 points, down to the screen's end, that ends above that: blank is what nothing else takes.
  @Test(
    arguments: [
      (height: 504, footing: 0, blank: 0), (height: 444, footing: 0, blank: 60),
      (height: 444, footing: 60, blank: 0), (height: 424, footing: 60, blank: 20),
    ] as [(height: CGFloat, footing: CGFloat, blank: CGFloat)])
  func belowTheTable(height: CGFloat, footing: CGFloat, blank: CGFloat) throws {
    let device = try #require(Device.named("iphone-5s"))
    let plan = try AuditStage.plan(["forms/twenty.yaml"])
    var phone = plan.forms[0].phone(device, .portrait)
    let start = Rest(phone)
    #expect(start.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: height))
    phone.footing = footing
    #expect(phone.blankHeight(since: start) == blank)
  }
}
