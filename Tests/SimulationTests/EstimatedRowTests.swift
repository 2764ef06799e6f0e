import Foundation
import Simulation
import Testing

/// Tests UITableView.estimatedRowHeight: thirty rows of 60 points, estimated at 44.
///
/// A row has its real height once it was on the screen. The table is {{0, 64}, {320, 504}} on an
/// iPhone 5s.
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

  /// Nine rows of 60 fill the 504 points, so the content is 9 · 60 + 21 · 44 high.
  @Test("Rows not yet on the screen count with their estimated height")
  func initialContentHeight() throws {
    let phone = try Self.phone()
    #expect(phone.table.rows.contentHeight == 1464)
    #expect(phone.table.rows.span(ofRow: 8) == 480...540)
    #expect(phone.table.rows.span(ofRow: 9) == 540...584)
  }

  /// By the estimates row 20 ends at 540 + 12 · 44 = 1068, so the table scrolls to 564.
  ///
  /// There the rows from the tenth on, at 540, are really 60 high, and nine of them fill the table.
  @Test("Scrolling an estimated row to the bottom misses it")
  func scrollToBottomMisses() throws {
    var phone = try Self.phone()
    phone.scrollToRow(20, at: .bottom, by: .script)
    #expect(phone.offset == 564)
    #expect(phone.table.rows.span(ofRow: 9) == 540...600)
    #expect(phone.visibleShare(ofRow: 20) == 0)
  }

  /// A row scrolled to the top is reached, since no row above it is measured then.
  @Test("Scrolling an estimated row to the top reaches it")
  func scrollToTopHits() throws {
    var phone = try Self.phone()
    phone.scrollToRow(15, at: .top, by: .script)
    #expect(phone.frameOnScreen(ofRow: 15).minY == 64)
    #expect(phone.frameOnScreen(ofRow: 15).height == 60)
  }

  /// When the user scrolls up, visible rows stay in place as rows above get their real heights.
  @Test("Rows measured above the viewport don't move the visible ones")
  func scrollingUp() throws {
    var phone = try Self.phone()
    phone.scrollToRow(15, at: .top, by: .script)
    phone.drag(by: 30)
    #expect(phone.frameOnScreen(ofRow: 15).minY == 94)
    #expect(phone.rect(forRow: 14).height == 60)
  }

  /// Three drags are needed, since rows get their real heights when they are first visible.
  ///
  /// The first goes to 1464 − 504 = 960, where rows 18 to 26 become 9 · 16 points higher. The
  /// second goes to 1104, where the last three rows are, and the third by their 48 points more.
  @Test("A drag repeats until the estimated row is in view")
  func dragging() throws {
    var simulator = Simulator(try Self.phone(), app: SilentApp())
    simulator.dragIntoView(row: 29)
    #expect(simulator.phone.offset == 1152)
    #expect(simulator.phone.visibleShare(ofRow: 29) == 1)
  }

  /// After drags to the end, all rows were visible once.
  @Test("After all rows were visible the content has its real height")
  func allRowsMeasured() throws {
    var phone = try Self.phone()
    for _ in 0..<60 { phone.drag(by: -100) }
    #expect(phone.table.rows.contentHeight == 1800)
    #expect(phone.offset == 1296)
  }
}
