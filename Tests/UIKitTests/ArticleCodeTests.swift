@testable import Articles
import Avoidance
import Simulation
import Testing
import UIKit

/// Tests each article's listing as an app's code, compared to its strategy on every phone.
@MainActor @Suite struct ArticleCodeTests {
  nonisolated static let articles = [
    StrategyCode(strategy: .insetOverlap) { views in
      let controller = InsetOverlapViewController()
      controller.myTableView = views.table
      return controller
    },
    StrategyCode(strategy: .insetTop) { views in
      let controller = InsetTopViewController()
      controller.myTableView = views.table
      return controller
    },
    StrategyCode(strategy: .keepBottom) { views in
      let controller = KeepBottomViewController()
      controller.tableView = views.table
      return controller
    },
    StrategyCode(strategy: .shrinkTable) { views in
      let controller = ShrinkTableViewController()
      controller.scrollView = views.scrollView
      return controller
    },
    StrategyCode(strategy: .shrinkView) { views in
      let controller = ShrinkViewController()
      controller.tableView = views.table
      return controller
    },
  ]

  @Test("An article's code does the same as the strategy named after it", arguments: articles)
  func agreement(_ article: StrategyCode) throws {
    let agreement = Agreement(of: article.make, with: article.strategy)
    #expect(agreement.count == 5169)
    #expect(agreement.differences.isEmpty, "\(agreement.summary)")
  }
}
