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

  /// Of a table 30 points high both ends can be scrolled to, and no row of 44 is ever seen whole.
  @Test func aTableThatIsLowerThanARowIsCaught() throws {
    let low = Self.changed {
      $0.room = Room("sliver", "a strip", by: .frame) { step in
        step.setTableFrame(CGRect(x: 0, y: 64, width: 320, height: 30))
      }
      $0.reveal = Reveal("row") { step in step.scrollToRow(at: .top) }
    }
    var plan = try AuditStage.plan(["forms/twenty.yaml"], [low], on: ["iphone-5s"])
    plan.depth = .focus
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == "reachable" })
    #expect(report.count(strategy: 0, law: number).broken > 0)
    let failure = try #require(report.failures.first { $0.law == number })
    #expect(report.script(of: failure).last == "expect table.visible.height >= 44")
  }

  /// Where UIKit keeps a bar free by the content's own inset, one that an app sets in its place leaves the
  /// first row below the bar; above that row is a header of 55.5 points, and the bar ends at 64.
  @Test func anInsetThatIsLostIsTold() throws {
    let bare = Self.changed {
      $0.room = Room("bare") { step in
        let inset = EdgeInsets(top: 0, left: 0, bottom: step.end.height, right: 0)
        step.phone.setContentInset(inset, by: .strategy)
      }
    }
    var plan = try AuditStage.plan(["forms/player.yaml"], [bare], on: ["iphone-5"])
    plan.depth = .focus
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == "reachable" })
    let failure = try #require(report.failures.first { $0.law == number })
    #expect(report.script(of: failure).last == "expect table.minimumOffset <= -8.5")
  }

  /// In a sheet, which UIKit moves, a row is left where UIKit by itself has it.
  @Test func aRowInASheetIsLeftWhereTheSheetHasIt() throws {
    let moved = Self.changed {
      $0.reveal = Reveal("top") { step in step.scrollToRow(at: .top) }
    }
    var plan = try AuditStage.plan(["forms/sheet.yaml"], [moved, .leastMotion])
    plan.depth = .focus
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == "left-alone" })
    #expect(report.count(strategy: 0, law: number).broken > 0)
    #expect(report.count(strategy: 1, law: number).broken == 0)
    #expect(report.count(strategy: 1, law: number).kept > 0)
  }

  @Test func everyLawHasItsBreaker() {
    #expect(Self.broken.map(\.law) == Law.all.map(\.name))
  }
}
