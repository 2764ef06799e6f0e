import Avoidance
import Simulation
import Testing
import UIKit

@testable import Exports

/// Tests the code that `export` prints for UIKit strategies as an app's own code.
///
/// On every phone, it must do the same as the strategy.
@MainActor @Suite struct ExportCodeTests {
  nonisolated static let exports = [
    StrategyCode(strategy: .leastMotion) { LeastMotionKeyboard($0.table) },
    StrategyCode(strategy: .insetOverlap) { InsetOverlapKeyboard($0.table) },
    StrategyCode(strategy: .insetTop) { InsetTopKeyboard($0.table) },
    StrategyCode(strategy: .keepBottom) { KeepBottomKeyboard($0.table) },
    StrategyCode(strategy: .shrinkTable) { ShrinkTableKeyboard($0.table) },
    StrategyCode(strategy: .shrinkView) { ShrinkViewKeyboard($0.table) },
  ]

  @Test("The exported code does the same as its strategy", arguments: exports)
  func agreement(_ export: StrategyCode) throws {
    let agreement = Agreement(of: export.make, with: export.strategy)
    #expect(agreement.count == 5169)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }

  @Test("The exported code counts a bar above the keyboard like its strategy")
  func bottomBar() throws {
    let agreement = Agreement(
      of: { views in
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        return (LeastMotionKeyboard(views.table, bottomBar: bar), bar)
      }, with: .leastMotion, in: PhoneCases.aboveBar)
    #expect(agreement.count > 100)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }

  /// The guide's code makes the table fill the view.
  ///
  /// Only phones with such a table are compared, since before iOS 7 it starts below the bars.
  @Test("The guide's code for the keyboard layout guide does the same as the strategy")
  func keyboardGuide() throws {
    let agreement = Agreement(
      of: { views in
        let controller = KeyboardGuideViewController()
        controller.tableView = views.table
        return controller
      }, with: .layoutGuide, in: PhoneCases.all.filter { $0.phone.tableFrame.minY == 0 })
    #expect(agreement.count == 5135)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }

  /// A table view controller has its own table, here with the same twenty rows.
  @Test("A table view controller does the same as the strategy of the same name")
  func tableViewController() throws {
    let rows = TwentyFields()
    let agreement = Agreement(
      of: { _ in
        let controller = FormViewController(style: .plain)
        controller.tableView.dataSource = rows
        return UINavigationController(rootViewController: controller)
      }, with: .tableController)
    #expect(agreement.count == 5169)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }

  private final class TwentyFields: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      FieldCell(style: .default, reuseIdentifier: nil)
    }
  }
}
