import Avoidance
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Tests of strategies with one fault each, which a certain law must find.
@Suite struct BrokenStrategyTests {
  /// Variants of least-motion with one fault, each with the law that must find the fault.
  private static let broken: [(law: String, strategy: Strategy)] = [
    (
      "visible",
      changed {
        $0.room = .none
        $0.reveal = .none
      }
    ),
    (
      "visible-undocked",
      changed { $0.undocked = .ignore }
    ),
    ("visible-below-header", changed { $0.reveal = .none }),
    (
      "no-blank-strip",
      changed {
        $0.reveal = Reveal("far") { step in
          step.phone.setContentOffset(5000, by: .strategy, animation: nil)
        }
      }
    ),
    (
      "reachable", changed { $0.room = Room("small") { step in step.setInset(bottom: 8) } }
    ),
    ("room-restored", changed { $0.hide = Hide("keeps") { _ in } }),
    (
      "position-restored",
      changed { $0.hide = Hide("mirrors the inset") { step in step.setInset(bottom: 0) } }
    ),
    (
      "no-needless-scroll",
      changed { $0.reveal = Reveal("top") { step in step.scrollToRow(at: .top) } }
    ),
    (
      "no-delay",
      changed { $0.lag = 2 }
    ),
    (
      "repeatable",
      changed {
        $0.room = Room("piles") { step in
          step.setInset(bottom: step.phone.table.contentInset.bottom + 300)
        }
        $0.hide = Hide("keeps") { _ in }
      }
    ),
    (
      "no-double-avoidance",
      changed {
        $0.room = Room("all") { step in step.setInset(bottom: step.end.height) }
        $0.reveal = .none
      }
    ),
    (
      "no-gap",
      changed {
        $0.room = Room("safe area twice") { step in step.setInset(bottom: step.end.height) }
      }
    ),
  ]

  private static func changed(_ change: (inout Strategy) -> Void) -> Strategy {
    var strategy = Strategy.leastMotion
    change(&strategy)
    return strategy
  }

  @Test("Each law catches a strategy that breaks it on purpose", arguments: broken)
  func lawCatchesFault(law: String, strategy: Strategy) throws {
    // Only an iPad's keyboard can be undocked.
    let device = law == "visible-undocked" ? "ipad-9.7" : "iphone-16"
    // Only a plain table has floating headers.
    let form = law == "visible-below-header" ? "sheet" : "twenty"
    var plan = try AuditStage.plan(["forms/\(form).yaml"], [strategy], on: [device])
    plan.transitions = plan.transitions.filter { Transition.all[$0].name == "undock" }
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == law })
    #expect(report.count(strategy: 0, law: number).broken > 0)
  }

  /// A table of 30 points can scroll to both ends, but never shows a whole row of 44 points.
  @Test("A table that is lower than a row breaks `reachable`")
  func lowTable() throws {
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

  /// UIKit itself insets the content so that it begins below the bar.
  ///
  /// If an app sets the inset, the first row may remain under the bar. Above that row is a header
  /// of 55.5 points, and the bar ends at 64.
  @Test("A strategy that overwrites the top inset breaks `reachable`")
  func lostTopInset() throws {
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

  /// UIKit moves the sheet up for the keyboard.
  @Test("In a sheet, a needless scroll is measured from where UIKit alone leaves the row")
  func rowInSheet() throws {
    let moved = Self.changed {
      $0.reveal = Reveal("top") { step in step.scrollToRow(at: .top) }
    }
    var plan = try AuditStage.plan(["forms/sheet.yaml"], [moved, .leastMotion])
    plan.depth = .focus
    let report = plan.run(threads: 1)
    let number = try #require(Law.all.firstIndex { $0.name == "no-needless-scroll" })
    #expect(report.count(strategy: 0, law: number).broken > 0)
    #expect(report.count(strategy: 1, law: number).broken == 0)
    #expect(report.count(strategy: 1, law: number).kept > 0)
  }

  @Test("Every law has a strategy that breaks it")
  func everyLawHasItsBreaker() {
    #expect(Set(Self.broken.map(\.law)) == Set(Law.forStrategies.map { Law.all[$0].name }))
  }
}
