import Foundation
import Testing

@testable import Simulation

/// Tests a bar that is pinned to the bottom of a form's screen.
@Suite struct BottomBarTests {
  /// Makes an iPhone 16 with a table of 30 rows of 44 points and a bar at the bottom.
  ///
  /// Its screen has 393 × 852 points, with a safe area of 34 at the bottom and a keyboard of 335.
  private static func phone(
    _ bar: BottomBar?, hasTabBar: Bool = false, containers: [Container] = [],
    tablePlace: ViewPlace = .insets(.zero), device name: String = "iphone-16",
    orientation: Orientation = .portrait
  ) throws -> Phone {
    let device = try #require(Device.named(name))
    let phone = Phone(
      scene: Scene(
        device: device, orientation: orientation,
        chrome: Chrome(hasTabBar: hasTabBar, bottomBar: containers.isEmpty ? bar : nil),
        containers: containers, tablePlace: tablePlace),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 30))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    return phone
  }

  private static func simulator(_ phone: Phone) -> Simulator<NoCode> {
    Simulator(phone, app: NoCode())
  }

  private struct NoCode: AppCode, Hashable {}

  @Test("A bar lies above the home indicator, and the table ends at its top")
  func rests() throws {
    let phone = try Self.phone(BottomBar(text: "Pay", height: 50))
    // 852 − 34 − 50
    #expect(phone.bottomBarFrame == CGRect(x: 0, y: 768, width: 393, height: 50))
    #expect(phone.table.frame.model == CGRect(x: 0, y: 0, width: 393, height: 768))
    #expect(phone.visibleTableFrame.maxY == 768)
    #expect(phone.table.systemInset.bottom == 0)
  }

  @Test("A bar lies above a tab bar")
  func aboveTabBar() throws {
    let phone = try Self.phone(BottomBar(text: "Pay", height: 50), hasTabBar: true)
    // 852 − 83 − 50
    #expect(phone.bottomBarFrame?.minY == 719)
    #expect(phone.table.frame.model.maxY == 719)
  }

  @Test(
    "A bar goes up with the keyboard, or is covered by it",
    arguments: [(BottomBar.Attachment.keyboard, 50), (.screen, 0)]
      as [(BottomBar.Attachment, CGFloat)])
  func meetsKeyboard(follows: BottomBar.Attachment, height: CGFloat) throws {
    var simulator = Self.simulator(
      try Self.phone(BottomBar(text: "Pay", height: 50, follows: follows)))
    simulator.beginEditing(row: 2)
    simulator.settle()
    let top = try #require(simulator.phone.keyboardTop)
    #expect(simulator.phone.bottomBarFrame?.minY == (follows == .keyboard ? top - 50 : 768))
    #expect(simulator.phone.visibleTableFrame.maxY == top - height)
    #expect(simulator.phone.coverTop == top - height)
    simulator.endEditing()
    simulator.settle()
    #expect(simulator.phone.bottomBarFrame?.minY == 768)
  }

  @Test("A row under the bar is covered, though the keyboard begins below it")
  func coversRows() throws {
    var simulator = Self.simulator(try Self.phone(BottomBar(text: "Pay", height: 90)))
    simulator.beginEditing(row: 0)
    simulator.settle()
    let phone = simulator.phone
    let top = try #require(phone.keyboardTop)
    let covered = try #require(
      (0..<30).first { row in
        let frame = phone.frameOnScreen(ofRow: row)
        return frame.minY >= top - 90 && frame.maxY <= top
      })
    #expect(phone.visibleShare(ofRow: covered) == 0)
    #expect(phone.clearance(ofRow: covered) < 0)
    #expect(phone.touchPoint(ofFieldAtRow: covered) == nil)
  }

  @Test("A bar of a keyboard off the dock stays at the bottom")
  func ignoresLiftedKeyboard() throws {
    var simulator = Self.simulator(
      try Self.phone(BottomBar(text: "Pay", height: 50), device: "ipad-9.7"))
    let resting = simulator.phone.bottomBarFrame
    simulator.setKeyboardPlacement(.undocked)
    simulator.beginEditing(row: 2)
    simulator.settle()
    #expect(simulator.phone.isKeyboardUp)
    #expect(simulator.phone.bottomBarFrame == resting)
  }

  @Test("A touch finds the bar, and under the keyboard that")
  func hitTest() throws {
    var simulator = Self.simulator(
      try Self.phone(BottomBar(text: "Pay", height: 50, follows: .screen)))
    let point = CGPoint(x: 100, y: 790)
    #expect(simulator.phone.hitTest(point) == .bottomBar)
    simulator.beginEditing(row: 2)
    simulator.settle()
    #expect(simulator.phone.hitTest(point) == .keyboard)
  }

  @Test("A sheet's bar lies in the sheet, which the keyboard reaches or not")
  func inSheet() throws {
    let sheet = Container(
      place: .insets(.zero), presentation: .formSheet,
      chrome: Chrome(bottomBar: BottomBar(text: "Pay", height: 50)))
    var simulator = Self.simulator(
      try Self.phone(nil, containers: [sheet], device: "ipad-9.7"))
    // A card of 540 × 620 in the middle of 768 × 1024: down to 822.
    #expect(
      simulator.phone.bottomBarFrame == CGRect(x: 114, y: 772, width: 540, height: 50))
    #expect(simulator.phone.tableFrameOnScreen.maxY == 772)
    simulator.beginEditing(row: 2)
    simulator.settle()
    let top = try #require(simulator.phone.keyboardTop)
    #expect(simulator.phone.bottomBarFrame?.minY == min(822, top) - 50)
  }

  @Test("A table with a frame of its own has an inset where it reaches under the bar")
  func fixedFrame() throws {
    let phone = try Self.phone(
      BottomBar(text: "Pay", height: 50),
      tablePlace: .frame(CGRect(x: 0, y: 100, width: 393, height: 752)))
    // 852 − 768
    #expect(phone.table.systemInset.bottom == 84)
    #expect(phone.visibleTableFrame.maxY == 768)
  }

  @Test("A bar in a root view that was made lower lies at its end")
  func inLowerRoot() throws {
    var phone = try Self.phone(BottomBar(text: "Pay", height: 50))
    phone.setRootFrame(
      CGRect(x: 0, y: 0, width: 393, height: 500), by: .strategy, animation: nil)
    #expect(phone.bottomBarFrame?.maxY == 500)
    #expect(phone.table.frame.model.maxY == 450)
  }
}
