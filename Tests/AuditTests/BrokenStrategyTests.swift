import Avoidance
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// A strategy that is broken on purpose is caught by the law that it breaks.
@Suite struct BrokenStrategyTests {
  /// least-motion with one fault, by the law that has to find it.
  private static let broken: [(law: String, strategy: Strategy)] = [
    (
      "in-view",
      changed {
        $0.room = .none
        $0.reveal = .none
      }
    ),
    (
      "no-blank",
      changed {
        $0.reveal = Reveal("far") { step in
          step.phone.setContentOffset(5000, by: .strategy, animation: nil)
        }
      }
    ),
    (
      "reachable", changed { $0.room = Room("small") { step in step.setInset(bottom: 8) } }
    ),
    ("given-back", changed { $0.hide = Hide("keeps") { _ in } }),
    (
      "left-alone",
      changed { $0.reveal = Reveal("top") { step in step.scrollToRow(at: .top) } }
    ),
    (
      "in-time",
      changed { $0.lag = 2 }
    ),
    (
      "same-twice",
      changed {
        $0.room = Room("piles") { step in
          step.setInset(bottom: step.phone.table.contentInset.bottom + 300)
        }
        $0.hide = Hide("keeps") { _ in }
      }
    ),
    (
      "not-twice",
      changed {
        $0.room = Room("all") { step in step.setInset(bottom: step.end.height) }
        $0.reveal = .none
      }
    ),
  ]

  private static func changed(_ change: (inout Strategy) -> Void) -> Strategy {
    var strategy = Strategy.leastMotion
    change(&strategy)
    return strategy
  }

  @Test(arguments: broken)
  func isCaught(law: String, strategy: Strategy) throws {
    var plan = try AuditStage.plan(["forms/twenty.yaml"], [strategy])
    plan.transitions = []
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == law })
    #expect(report.count(strategy: 0, law: number).broken > 0)
  }

  @Test func everyLawHasItsBreaker() {
    #expect(Self.broken.map(\.law) == Law.all.map(\.name))
  }
}
