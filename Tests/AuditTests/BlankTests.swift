import Foundation
import Simulation
import Testing

@testable import Audit

/// The height that a table leaves blank below itself.
@Suite struct BlankTests {
  /// The table starts with 504 points and reaches the screen's end.
  @Test(
    "The room that the table leaves below itself counts as blank unless a footer takes it",
    arguments: [
      (height: 504, footing: 0, blank: 0), (height: 444, footing: 0, blank: 60),
      (height: 444, footing: 60, blank: 0), (height: 424, footing: 60, blank: 20),
    ] as [(height: CGFloat, footing: CGFloat, blank: CGFloat)])
  func blankBelowTable(height: CGFloat, footing: CGFloat, blank: CGFloat) throws {
    let device = try #require(Device.named("iphone-5s"))
    let plan = try AuditStage.plan(["forms/twenty.yaml"])
    var phone = plan.forms[0].phone(device, .portrait)
    let start = TableAtRest(phone)
    #expect(start.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    phone.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: height))
    phone.footing = footing
    #expect(phone.blankHeight(since: start) == blank)
  }
}
