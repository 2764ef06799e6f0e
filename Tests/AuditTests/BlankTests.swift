import Avoidance
import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Tests of the height that a table leaves blank below itself.
@Suite struct BlankTests {
  /// The table is 504 points high at first, and ends at the screen's bottom.
  @Test(
    "The room that the table leaves below itself counts as blank unless a bar with its margin takes it",
    arguments: [
      (height: 504, footing: 0, blank: 0), (height: 444, footing: 0, blank: 60),
      (height: 444, footing: 60, blank: 0), (height: 420, footing: 60, blank: 0),
      (height: 416, footing: 60, blank: 28),
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

  @Test("UIKit's own movement of a sheet leaves no blank area") func sheet() throws {
    let form = try Form(
      """
      form: S
      presentation: pageSheet
      detents: [medium, large]
      containers: [{insets: [0, 10, 60, 10], scale: 0.5}]
      sections: [{rows: [{field: a}, {field: b}]}]
      """)
    let device = try #require(Device.named("iphone-16"))
    let session = Session(form: form, fileName: "s.yaml", files: AuditStage.Files())
    var simulator = Simulator(session.auditForm.phone(device, .portrait), app: Engine(.none))
    let start = TableAtRest(simulator.phone)
    simulator.setAccessoryHeight(44)
    simulator.beginEditing(row: 0)
    simulator.settle()
    simulator.setHardwareKeyboard(isAttached: true)
    simulator.settle()
    // The sheet is higher now, so the scaled table ends further up than before.
    #expect(start.frame.maxY > simulator.phone.tableFrameOnScreen.maxY + 90)
    #expect(simulator.phone.blankHeight(since: start) == 0)
    var frame = simulator.phone.table.frame.model
    frame.size.height -= 100
    simulator.phone.setTableFrame(frame)
    #expect(simulator.phone.blankHeight(since: start) == 50)
  }
}
