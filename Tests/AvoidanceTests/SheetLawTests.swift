import Avoidance
import Foundation
import Simulation
import Testing

/// Checks strategies for tables in sheets that UIKit moves when the keyboard appears.
@Suite struct SheetLawTests {
  private func simulator(
    _ strategy: Strategy, _ name: String, ios: Int, _ orientation: Orientation,
    _ presentation: Presentation, _ detents: [Detent]
  ) throws -> Simulator<Engine> {
    let device = try #require(Device.named(name))
    var sheet = Container(
      place: .insets(.zero), presentation: presentation, detents: detents, chrome: Chrome())
    if presentation == .alert { sheet.preferredSize = CGSize(width: 0, height: 30 * 44) }
    let phone = Phone(
      scene: Scene(
        device: device, ios: ios, orientation: orientation, chrome: Chrome(), containers: [sheet]),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 30))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 30))
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.start()
    return simulator
  }

  /// Every row is wholly in view, a visible row doesn't move, and all is restored afterwards.
  @Test(
    "Least-motion shows every row in sheets and restores everything",
    arguments: [
      ("iphone-16", 18, .portrait, .pageSheet, []),
      ("iphone-16", 18, .portrait, .pageSheet, [.medium]),
      ("iphone-16", 18, .portrait, .pageSheet, [.medium, .large]),
      ("iphone-16", 18, .portrait, .alert, []),
      ("ipad-9.7", 16, .portrait, .formSheet, []),
      ("ipad-9.7", 16, .landscapeLeft, .formSheet, []),
      ("ipad-9.7", 16, .landscapeLeft, .popover, []),
      ("ipad-9.7", 10, .landscapeLeft, .pageSheet, []),
      ("ipad-9.7", 16, .portrait, .alert, []),
    ] as [(String, Int, Orientation, Presentation, [Detent])])
  func leastMotionPasses(
    name: String, ios: Int, orientation: Orientation, presentation: Presentation,
    detents: [Detent]
  ) throws {
    for row in 0..<30 {
      for share: CGFloat in [0, 0.5, 1] {
        var simulator = try simulator(
          .leastMotion, name, ios: ios, orientation, presentation, detents)
        let table = simulator.phone.table
        let range = table.maximumOffset - table.minimumOffset
        simulator.phone.setContentOffset(
          table.minimumOffset + (range * share).rounded(), by: .script)
        let before = simulator.phone
        for next in [row, (row + 7) % 30] {
          simulator.settle { $0.beginEditing(row: next) }
          #expect(FieldVisibility(simulator.phone, row: next).isWhole, "\(row) \(share) \(next)")
          let offset = simulator.phone.table.contentOffset.model.y
          #expect(offset == simulator.phone.table.legalOffset(offset), "\(row) \(share) \(next)")
        }
        simulator.settle { $0.endEditing() }
        #expect(simulator.phone.table == before.table, "\(row) \(share)")
        #expect(simulator.phone.containers == before.containers, "\(row) \(share)")
      }
    }
  }

  /// A strategy makes an inset for a keyboard that the sheet then moves away from.
  ///
  /// (IQKeyboardManager 1994.) In landscape the sheet ends at 694 and its keyboard begins at 360:
  /// 334 points; but the sheet moves up by 54.
  @Test(
    "Only inset-overlap makes room twice when the sheet moves up",
    arguments: [(Strategy.insetOverlap, 334), (.leastMotion, 280)] as [(Strategy, CGFloat)])
  func roomIsMadeTwice(strategy: Strategy, covered: CGFloat) throws {
    var simulator = try simulator(
      strategy, "ipad-9.7", ios: 16, .landscapeLeft, .formSheet, [])
    simulator.settle { $0.beginEditing(row: 29) }
    let inset = simulator.phone.table.adjustedContentInset.bottom
    #expect(inset == covered + (strategy == .leastMotion ? 8 : 0))
  }
}
