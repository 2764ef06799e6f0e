import Avoidance
import Foundation
import Simulation
import Testing

/// What strategies do where a scroll view is around the table.
@Suite struct NestedScrollTests {
  /// An iPhone 5s with a scroll view of 1200 points of content in {{0, 64}, {320, 504}}, in it a table
  /// of twenty rows at y 300, 440 points high; the keyboard's top is at 315.
  ///
  /// So the table's first row stands at 364 … 408, its own range is 0 … 440, the outer one's 0 … 696.
  static func phone(
    contentHeight: CGFloat = 1200, table: CGRect = CGRect(x: 0, y: 300, width: 320, height: 440),
    fields: [Int: FieldTraits] = [:]
  ) throws -> Phone {
    let device = try #require(Device.named("iphone-5s"))
    let outer = Container(
      place: .insets(.zero),
      scroll: ScrollArea(contentSize: CGSize(width: 0, height: contentHeight)))
    var phone = Phone(
      scene: Scene(
        device: device, chrome: Chrome(), containers: [outer], tablePlace: .frame(table),
        options: .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: (0..<20).map { fields[$0] ?? FieldTraits() })
    phone.isRecording = true
    return phone
  }

  private struct Place: Equatable, CustomTestStringConvertible {
    let outer: CGFloat
    let table: CGFloat
    let clearance: CGFloat
    let share: CGFloat

    init(_ outer: CGFloat, _ table: CGFloat, _ clearance: CGFloat, _ share: CGFloat) {
      (self.outer, self.table, self.clearance, self.share) = (outer, table, clearance, share)
    }

    init(_ phone: Phone, row: Int) {
      self.init(
        phone.containers[0].boundsOrigin.y, phone.table.contentOffset.model.y,
        phone.clearance(ofRow: row), phone.visibleShare(ofRow: row))
    }

    var testDescription: String { "\(outer) \(table) \(clearance) \(share)" }
  }

  private static func focus(
    _ strategy: String, row: Int, on phone: Phone
  ) throws -> Simulator<Engine> {
    let strategy = try #require(Strategy.named(strategy))
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.start()
    simulator.settle { $0.beginEditing(row: row) }
    return simulator
  }

  /// The first row has 93 points to go above the keyboard, which the table itself cannot: those that
  /// walk up the scroll views have the outer one do it, with their margins; the others leave it there.
  @Test(
    "Each strategy scrolls the first row as expected in nested scroll views",
    arguments: [
      ("none", 0, 0, -93, 0), ("inset-overlap", 0, 0, -93, 0), ("inset-top", 0, 0, -93, 0),
      ("table-controller", 0, 0, -93, 0), ("eureka", 0, 0, -93, 0),
      ("tp-keyboard-avoiding", 0, 0, -93, 0),
      ("iq-keyboard-manager", 103, 0, 10, 1), ("flutter", 113, 0, 20, 1),
      ("android-resize", 93, 0, 0, 1), ("android-pan", 0, 0, 0, 1), ("least-motion", 101, 0, 8, 1),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func theFirstRow(
    strategy: String, outer: CGFloat, table: CGFloat, clearance: CGFloat, share: CGFloat
  ) throws {
    let simulator = try Self.focus(strategy, row: 0, on: Self.phone())
    #expect(Place(simulator.phone, row: 0) == Place(outer, table, clearance, share))
  }

  /// Scrolled by 200 the table is at 164 … 604, and 315 − 164 = 151 of its points are free.
  ///
  /// Rows 4 and 5 go there by the table alone. The last row ends at the table's own end, 440, which
  /// is at 604. The outer scroll view has to go up by 604 + 8 − 315.
  @Test(
    "Least-motion scrolls the outer view only where the table cannot",
    arguments: [
      (row: 4, outer: 200.0, table: 77.0), (5, 200, 121), (19, 497, 440),
    ])
  func leastMotionMovesTheTableAloneWhereItCan(
    row: Int, outer: CGFloat, table: CGFloat
  ) throws {
    var phone = try Self.phone()
    phone.setOuterOffset(CGPoint(x: 0, y: 200), ofContainer: 0, by: .script)
    var simulator = try Self.focus("least-motion", row: row, on: phone)
    #expect(Place(simulator.phone, row: row) == Place(outer, table, 8, 1))
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.containers[0].boundsOrigin.y == 200)
    #expect(simulator.phone.table.contentOffset.model.y == 0)
    #expect(simulator.phone.containers[0].scroll?.contentInset == .zero)
  }

  /// The outermost has what it lacks, the table keeps its inset; the last rows of a content that ends
  /// at the screen's bottom can be scrolled above the keyboard: 253 + 8.
  @Test("Least-motion adds its inset to the outermost scroll view")
  func leastMotionMakesRoomOutside() throws {
    let phone = try Self.phone(
      contentHeight: 600, table: CGRect(x: 0, y: 300, width: 320, height: 300))
    let simulator = try Self.focus("least-motion", row: 19, on: phone)
    #expect(simulator.phone.containers[0].scroll?.contentInset == EdgeInsets(bottom: 261))
    #expect(simulator.phone.table.contentInset == .zero)
    #expect(Place(simulator.phone, row: 19) == Place(357, 580, 8, 1))
  }

  private static func withTextView(inRow row: Int) throws -> Simulator<Engine> {
    var phone = try phone(
      fields: [row: FieldTraits(isTextView: true, leastLines: 1, mostLines: 3)])
    phone.settings.fieldScroll = false
    return Simulator(phone, app: Engine(.leastMotion))
  }

  /// A text view's keyboardWillShow comes before its textViewDidBeginEditing, also beside a hardware keyboard,
  /// where the last row ends at the table's end at best, 804, which is below the screen's, 568.
  @Test("Least-motion restores what a text view moved in the outer view")
  func leastMotionGivesBackWhatATextViewMoved() throws {
    var simulator = try Self.withTextView(inRow: 19)
    simulator.settle { $0.setHardwareKeyboard(isAttached: true) }
    simulator.settle { $0.beginEditing(row: 19) }
    #expect(simulator.phone.visibleShare(ofRow: 19) == 1)
    #expect(simulator.phone.containers[0].boundsOrigin.y != 0)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.containers[0].boundsOrigin.y == 0)
    #expect(simulator.phone.table.contentOffset.model.y == 0)
  }

  /// A text view of 44 at the end of the table's visible part, which continues under the keyboard.
  ///
  /// The whole row moves above the keyboard, not only its line.
  @Test("Least-motion shows a whole text view, not only its line")
  func leastMotionShowsAWholeTextView() throws {
    var simulator = try Self.withTextView(inRow: 0)
    simulator.settle { $0.beginEditing(row: 0) }
    #expect(Place(simulator.phone, row: 0) == Place(101, 0, 8, 1))
  }

  /// Once the user has scrolled, nothing is scrolled back.
  @Test("Least-motion scrolls nothing back after the user scrolled")
  func leastMotionYieldsToTheUser() throws {
    var simulator = try Self.focus("least-motion", row: 0, on: Self.phone())
    simulator.drag(by: [30])
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.containers[0].boundsOrigin.y == 71)
    #expect(simulator.phone.containers[0].scroll?.contentInset == .zero)
  }

  /// A page to the right with a table that fills it: the page is turned, the table does the rest.
  @Test("Least-motion turns the page to reach the table") func leastMotionTurnsThePage() throws {
    let device = try #require(Device.named("iphone-5s"))
    let pages = Container(
      place: .insets(.zero), scroll: ScrollArea(contentSize: CGSize(width: 640, height: 0)))
    let phone = Phone(
      scene: Scene(
        device: device, chrome: Chrome(), containers: [pages],
        tablePlace: .frame(CGRect(x: 320, y: 0, width: 320, height: 504)), options: .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
    var simulator = try Self.focus("least-motion", row: 11, on: phone)
    #expect(simulator.phone.containers[0].boundsOrigin == CGPoint(x: 320, y: 0))
    #expect(simulator.phone.table.contentOffset.model.y == 285)
    #expect(simulator.phone.visibleShare(ofRow: 11) == 1)
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.containers[0].boundsOrigin == .zero)
  }
}
