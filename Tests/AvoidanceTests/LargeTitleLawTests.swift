import Avoidance
import Foundation
import Simulation
import Testing

/// Tests of least-motion below a navigation bar that shrinks while the table scrolls.
@Suite struct LargeTitleLawTests {
  @Test(
    "Least-motion shows the row under a large title and restores everything",
    arguments: LeastMotionLawTests.Setup.all, [false, true])
  func theRowIsShownAndAllGivenBack(_ setup: LeastMotionLawTests.Setup, fieldScroll: Bool) {
    for share in [0, 0.1, 0.5, 1] as [CGFloat] {
      for row in [0, 3, 9, 19] {
        var phone = setup.phone(
          isUnderBars: true, chrome: Chrome(hasLargeTitle: true, hasSearchBar: true), rows: 20)
        phone.settings.fieldScroll = fieldScroll
        let range = phone.table.maximumOffset - phone.table.minimumOffset
        phone.setContentOffset(
          phone.table.minimumOffset + (share * range).rounded(.down), by: .script)
        var simulator = Simulator(phone, app: Engine(.leastMotion))
        for active in [row, (row + 6) % 20] {
          simulator.settle { $0.beginEditing(row: active) }
          let sight = FieldVisibility(simulator.phone, row: active)
          if sight.fits { #expect(sight.isWhole, "row \(active) from \(share)") }
          let y = simulator.phone.table.contentOffset.model.y
          #expect(y == simulator.phone.table.legalOffset(y), "row \(active) from \(share)")
        }
        simulator.settle { $0.endEditing() }
        #expect(simulator.phone.table == phone.table, "row \(row) from \(share)")
      }
    }
  }
}
