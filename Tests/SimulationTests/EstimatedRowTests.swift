import Foundation
import Simulation
import Testing

/// UITableView.estimatedRowHeight: on an iPhone 5s a table in {{0, 64}, {320, 504}} of thirty rows of
/// 60 points, each taken for 44 until it is on the screen.
@Suite struct EstimatedRowTests {
  private static func phone() throws -> Phone {
    let device = try #require(Device.named("iphone-5s"))
    var options = Scene.Options()
    options.isUnderBars = false
    var phone = Phone(
      scene: Scene(device: device, chrome: Chrome(), options: options),
      rows: RowGeometry(
        heights: Array(repeating: 60, count: 30), sections: [SectionEdges(rows: 0..<30)],
        estimate: 44),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    phone.isRecording = true
    return phone
  }

  /// Nine rows of 60 fill 504 points: 9 · 60 and 21 · 44.
  @Test("Rows not yet on the screen count with their estimated height")
  func initialContentHeight() throws {
    let phone = try Self.phone()
    #expect(phone.table.rows.contentHeight == 1464)
    #expect(phone.table.rows.span(ofRow: 8) == 480...540)
    #expect(phone.table.rows.span(ofRow: 9) == 540...584)
  }

  /// As if row 20 ended at 540 + 12 · 44 = 1068 the offset goes to 564; but the rows that are seen there,
  /// from the tenth at 540 on, are 60 high, and nine of them fill the table.
  @Test("Scrolling an estimated row to the bottom misses it")
  func scrollToBottomMisses() throws {
    var phone = try Self.phone()
    phone.scrollToRow(20, at: .bottom, by: .script)
    #expect(phone.offset == 564)
    #expect(phone.table.rows.span(ofRow: 9) == 540...600)
    #expect(phone.visibleShare(ofRow: 20) == 0)
  }

  /// A row that goes to the top is there, since nothing above it is measured.
  @Test("Scrolling an estimated row to the top reaches it")
  func scrollToTopHits() throws {
    var phone = try Self.phone()
    phone.scrollToRow(15, at: .top, by: .script)
    #expect(phone.frameOnScreen(ofRow: 15).minY == 64)
    #expect(phone.frameOnScreen(ofRow: 15).height == 60)
  }

  /// Scrolled up, what was on the screen stays where it is.
  @Test("Rows measured above the viewport don't move the visible ones")
  func scrollingUp() throws {
    var phone = try Self.phone()
    phone.scrollToRow(15, at: .top, by: .script)
    phone.drag(by: 30)
    #expect(phone.frameOnScreen(ofRow: 15).minY == 94)
    #expect(phone.rect(forRow: 14).height == 60)
  }

  /// The first drag goes to 1464 − 504 = 960, where rows 18 to 26 are 9 · 16 points higher than taken
  /// for; the second to 1104, where the last three are; the third shows the last row's 48 points more.
  @Test("A drag repeats until the estimated row is in view")
  func dragging() throws {
    var simulator = Simulator(try Self.phone(), app: SilentApp())
    simulator.dragIntoView(row: 29)
    #expect(simulator.phone.offset == 1152)
    #expect(simulator.phone.visibleShare(ofRow: 29) == 1)
  }

  /// All rows were seen in the end.
  @Test("After all rows were visible the content has its real height")
  func allRowsMeasured() throws {
    var phone = try Self.phone()
    for _ in 0..<60 { phone.drag(by: -100) }
    #expect(phone.table.rows.contentHeight == 1800)
    #expect(phone.offset == 1296)
  }
}
