import Avoidance
import Foundation
import Simulation
import Testing

/// Tests where strategies scroll when a scroll view encloses the table.
@Suite struct NestedScrollTests {
  /// Makes an iPhone 5s with a scroll view in {{0, 64}, {320, 504}} and a table inside it.
  ///
  /// The scroll view's content is 1200 high. The table has twenty rows, at y 300 and 440 high; so
  /// its first row is at 364 … 408. The table's range is 0 … 440, the outer view's 0 … 696. The
  /// keyboard's top is at 315.
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

  /// The first row is 93 points below the keyboard's top, and its table can't scroll that far.
  ///
  /// Strategies that look at all enclosing scroll views scroll the outer one, each with its own
  /// margin; the others leave the row covered.
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

  /// With the outer view at 200, the table is at 164 … 604; 315 − 164 = 151 points of it are free.
  ///
  /// The table alone can scroll rows 4 and 5 there. The last row ends with the table, at 604, so
  /// the outer view must go up by 604 + 8 − 315.
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

  /// The outermost scroll view receives the missing inset, 253 + 8; the table's inset isn't
  /// changed.
  ///
  /// The content ends at the screen's bottom; the inset lets the last rows rise above the keyboard.
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

  /// A text view's keyboardWillShow comes before textViewDidBeginEditing, even with a hardware
  /// keyboard.
  ///
  /// The last row ends at best at the table's end, 804, below the screen's 568.
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

  /// A text view in the first row, 44 high, becomes active wholly under the keyboard.
  ///
  /// The whole row moves above the keyboard, not only its line of text.
  @Test("Least-motion shows a whole text view, not only its line")
  func leastMotionShowsAWholeTextView() throws {
    var simulator = try Self.withTextView(inRow: 0)
    simulator.settle { $0.beginEditing(row: 0) }
    #expect(Place(simulator.phone, row: 0) == Place(101, 0, 8, 1))
  }

  /// Once the user has scrolled, the strategy restores no offset when editing ends.
  @Test("Least-motion scrolls nothing back after the user scrolled")
  func leastMotionYieldsToTheUser() throws {
    var simulator = try Self.focus("least-motion", row: 0, on: Self.phone())
    simulator.drag(by: [30])
    simulator.settle { $0.endEditing() }
    #expect(simulator.phone.containers[0].boundsOrigin.y == 71)
    #expect(simulator.phone.containers[0].scroll?.contentInset == .zero)
  }

  /// The table fills the second page of a paging scroll view, which scrolls to it; then the table
  /// scrolls.
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
