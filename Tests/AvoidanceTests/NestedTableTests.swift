import Avoidance
import Foundation
import Simulation
import Testing

/// Checks offsets and insets computed from the articles for tables that don't fill the screen.
@Suite struct NestedTableTests {
  /// A test case: a device, and the views that enclose the table there.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = "iphone-5s"
    var ios: Int?
    var orientation = Orientation.portrait
    var containers: [Container] = []
    var tablePlace = ViewPlace.insets(.zero)

    func form(_ strategy: Strategy, fieldScroll: Bool = false) throws -> TwentyRows {
      try TwentyRows(
        strategy, fieldScroll: fieldScroll, device: .named(device), ios: ios,
        orientation: orientation, containers: containers, tablePlace: tablePlace)
    }
  }

  /// The table covers y 64 … 468 of a screen 568 high; the keyboard's top is at 315.
  static let endsAbove = Nesting(
    testDescription: "a table that ends 100 points above the bottom",
    tablePlace: .insets(EdgeInsets(bottom: 100)))
  /// A form sheet at {{114, 202}, {540, 620}} of 768 × 1024; the keyboard's top is at 704.
  static let formSheet = Nesting(
    testDescription: "a form sheet", device: "ipad-9.7",
    containers: [Container(place: .insets(.zero), isSheet: true)])
  /// The right half, {{512, 70}, {512, 698}} of 1024 × 768; the keyboard's top is at 360.
  static let splitHalf = Nesting(
    testDescription: "a split view's half", device: "ipad-9.7", orientation: .landscapeLeft,
    containers: [Container(place: .insets(EdgeInsets(left: 512)))])
  /// The table is drawn at half its size, at {{80, 190}, {160, 252}} of a screen of 320 × 568.
  static let scaled = Nesting(
    testDescription: "a scaled root",
    containers: [Container(place: .insets(.zero), scale: 0.5)])
  /// On iOS 7 the window stays upright and only its root view turns with the phone.
  ///
  /// The table is at {{0, 52}, {568, 268}} of 568 × 320. The keyboard's top is at 158; in the
  /// window its frame is {{0, 0}, {162, 568}}.
  static let turnedRoot = Nesting(
    testDescription: "a turned root", ios: 7, orientation: .landscapeRight)

  /// In each nesting the keyboard covers row 12, which becomes active.
  @Test(
    "Each strategy leaves the expected gap above the keyboard",
    arguments: [
      // 468 − 315 are covered. shrink-table ends at 64 + 568 − 253, shrink-view at 315 − 100.
      (endsAbove, "none", -153), (endsAbove, "keep-bottom", 0), (endsAbove, "shrink-table", -64),
      (endsAbove, "shrink-view", 100), (endsAbove, "inset-overlap", 0),
      (endsAbove, "inset-top", 100), (endsAbove, "least-motion", 8),
      // 822 − 704 are covered. shrink-table makes the table 1024 − 320 high though it begins at 202;
      // shrink-view shrinks a view that the sheet does not follow.
      (formSheet, "none", -118), (formSheet, "keep-bottom", 0), (formSheet, "shrink-table", -202),
      (formSheet, "shrink-view", -118), (formSheet, "inset-overlap", 0),
      (formSheet, "inset-top", 202), (formSheet, "least-motion", 8),
      // The half reaches the bottom, so a height is as good as an overlap.
      (splitHalf, "none", -408), (splitHalf, "keep-bottom", 0), (splitHalf, "shrink-table", -70),
      (splitHalf, "shrink-view", 0), (splitHalf, "inset-overlap", 0), (splitHalf, "inset-top", 0),
      (splitHalf, "least-motion", 8),
      // 442 − 315 are covered: 254 points of the table. shrink-table makes it 315 high, 157.5 on the
      // screen; shrink-view leaves 251, 125.5 on the screen about y 189.5; inset-top's 253 are one
      // short of 254 by chance. The margin is half as wide too.
      (scaled, "none", -127), (scaled, "keep-bottom", 0), (scaled, "shrink-table", -32.5),
      (scaled, "shrink-view", 62.75), (scaled, "inset-overlap", 0), (scaled, "inset-top", -0.5),
      (scaled, "least-motion", 4),
      // inset-top takes the window's height of 568 for the keyboard's.
      (turnedRoot, "none", -162), (turnedRoot, "keep-bottom", 0),
      (turnedRoot, "shrink-table", -52), (turnedRoot, "shrink-view", 0),
      (turnedRoot, "inset-overlap", 0), (turnedRoot, "inset-top", 406),
      (turnedRoot, "least-motion", 8),
    ] as [(Nesting, String, CGFloat)])
  func roomAboveTheKeyboard(nesting: Nesting, strategy: String, gap: CGFloat) throws {
    var form = try nesting.form(#require(Strategy.named(strategy)))
    form.begin(row: 12)
    #expect(form.gapAboveKeyboard == gap)
  }

  /// Row 12 ends at 528 of the content; 251, 502, 290 and 250 points of the table are free.
  @Test(
    "Inset-overlap shows the row in every nesting",
    arguments: [
      (endsAbove, 153, 277), (formSheet, 118, 26), (splitHalf, 408, 238), (scaled, 254, 278),
    ] as [(Nesting, CGFloat, CGFloat)])
  func insetOverlapIsRightEverywhere(
    nesting: Nesting, inset: CGFloat, offset: CGFloat
  ) throws {
    var form = try nesting.form(.insetOverlap, fieldScroll: true)
    form.begin(row: 12)
    #expect(form.inset == EdgeInsets(bottom: inset))
    #expect(form.offset == offset)
    #expect(form.clearance(row: 12) == 0)
    #expect(form.share(row: 12) == 1)
    form.end()
    #expect(form.inset == .zero)
  }

  /// In a window that stays upright, the keyboard enters from the side, so its y is constant.
  @Test("Keep-bottom sees no keyboard movement in a rotated root view")
  func keepBottomSeesNoMovementInATurnedRoot() throws {
    var form = try Self.turnedRoot.form(.keepBottom)
    form.phone.setContentOffset(form.phone.table.maximumOffset, by: .script)
    form.begin(row: 20)
    #expect(form.logged.allSatisfy { $0.hasPrefix("Keyboard YDelta 0.000000 ") })
    #expect(form.offset == 612)
  }

  /// In an upside-down table, the keyboard covers the first 253 points of the content.
  ///
  /// `inset-overlap` computes the right height, but its bottom inset is at the other end and
  /// uncovers nothing.
  @Test("Inset-overlap insets the wrong end of an upside-down table")
  func insetOverlapHasItsInsetAtTheWrongEndUpsideDown() throws {
    var form = try Nesting(
      testDescription: "", containers: [Container(place: .insets(.zero), quarterTurns: 2)]
    ).form(.insetOverlap)
    form.begin(row: 1)
    #expect(form.inset == EdgeInsets(bottom: 253))
    #expect(form.phone.frameOnScreen(ofRow: 0) == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(form.share(row: 1) == 0)
  }

  /// A table is upside down, as in chats, so row 1 is at the screen's bottom.
  ///
  /// The keyboard covers the first 253 points of its content.
  @Test(
    "Least-motion shows rows of an upside-down table",
    arguments: [(1, 0, -261, 8, 261), (4, 100, -129, 8, 253), (12, 100, 100, 131, 253)]
      as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func leastMotionOnItsHead(
    row: Int, from: CGFloat, to: CGFloat, clearance: CGFloat, inset: CGFloat
  ) throws {
    var form = try Nesting(
      testDescription: "", containers: [Container(place: .insets(.zero), quarterTurns: 2)]
    ).form(.leastMotion)
    form.phone.setContentOffset(from, by: .script)
    form.begin(row: row)
    #expect(form.offset == to)
    #expect(form.clearance(row: row) == clearance)
    #expect(form.share(row: row) == 1)
    #expect(form.inset == EdgeInsets(top: inset))
    form.end()
    #expect(form.offset == from)
    #expect(form.inset == .zero)
  }
}
