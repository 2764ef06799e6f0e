import Audit
import Avoidance
import Exporting
import Foundation
import SessionState
import Simulation
import TerminalText

/// A recommendation of a keyboard-avoidance strategy for a form on a UI framework, from an audit.
///
/// It says what to do with the least code, which failures remain, and what the strategy
/// `least-motion` would add. The framework's own way to avoid the keyboard is recommended if it has
/// no failure.
package struct Advice {
  private let findings: AuditFindings
  private let stack: Support.Stack
  /// The framework's own ways to avoid the keyboard that the audit covered; the least code comes
  /// first.
  private let answers: [PlatformAnswer]

  package init(_ findings: AuditFindings) {
    self.findings = findings
    let audited = findings.plan.strategies
    stack = audited.first?.support.stack ?? .uiKit
    answers = PlatformAnswer.all(on: stack).filter { answer in
      audited.contains {
        $0.isMade(from: answer.strategy) && findings.plan.judges($0).somewhere
      }
    }
  }

  /// The lines of the recommendation to print, one sentence or two per line.
  package var lines: [String] {
    guard let least = answers.first else { return others }
    guard let answer = answers.first(where: { failures(of: $0.strategy).isEmpty }) else {
      return [doing(least, isEnough: false), leftOpen(by: least.strategy)] + instead(of: least)
    }
    let before =
      answer.strategy == least.strategy
      ? [] : [doing(least, isEnough: false), leftOpen(by: least.strategy)]
    let additions = additions(to: answer.strategy)
    return before + [
      doing(answer, isEnough: true, instead: !before.isEmpty), verdict(on: answer.strategy),
    ]
      + taste(answer.strategy) + additionLines(additions, to: answer.strategy)
      + [seeing(answer.strategy)] + (additions.isEmpty ? [] : [seeing(.leastMotion)]) + otherStacks
  }

  private var hasLeastMotion: Bool {
    findings.plan.strategies.contains { $0.isMade(from: .leastMotion) }
  }

  /// The lines of the recommendation if none of the framework's own ways was audited.
  private var others: [String] {
    let ranked = findings.plan.strategies.enumerated().sorted {
      (failureCount(of: $0.element), $0.offset) < (failureCount(of: $1.element), $1.offset)
    }
    guard let best = ranked.first?.element else { return ["nothing was audited"] }
    let first =
      best.ownCode == nil
      ? "Take \(best.name): \(best.rule)." : "Your own code was audited (strategy \(best.name))."
    return [first, isFine(best) ? verdict(on: best) : leftOpen(by: best)] + taste(best)
      + (isFine(best) ? [] : ["For what Apple's own components do here: advise without --own"])
      + [seeing(best)]
  }
}

// MARK: - What to do

extension Advice {
  private func doing(
    _ answer: PlatformAnswer, isEnough: Bool, instead isSecond: Bool = false
  ) -> String {
    let end = isEnough ? "." : ", but is not enough here."
    let start = isSecond ? "Instead, on" : "On"
    return "\(start) \(stack.title): \(answer.step). That takes \(answer.code) "
      + "(strategy \(answer.strategy.name))\(end)"
  }

  /// Returns the lines about alternatives if all of the framework's own ways have failures.
  ///
  /// `least` is the own way with the least code.
  private func instead(of least: PlatformAnswer) -> [String] {
    let libraries = stack.libraries.filter { library in
      findings.plan.strategies.contains { $0.isMade(from: library) }
    }
    let candidates = (stack.hasExports && hasLeastMotion ? [.leastMotion] : []) + libraries
    guard let other = candidates.first(where: isFine) else {
      return noAnswer(candidates + [least.strategy])
    }
    let source = other.isMade(from: .leastMotion) ? other.rule : other.source
    return ["So take \(other.name) instead: \(source)."] + [verdict(on: other)] + taste(other)
      + costs(other, besides: least.strategy)
      + [seeing(least.strategy), seeing(other)] + otherStacks
  }

  private func noAnswer(_ candidates: [Strategy]) -> [String] {
    let best = candidates.min { failureCount(of: $0) < failureCount(of: $1) } ?? .leastMotion
    let isLeast = isFine(.leastMotion) && hasLeastMotion
    let rule = "\(Strategy.leastMotion.name) (\(Strategy.leastMotion.rule))"
    return [
      "Nothing for \(stack.title) is without failures here; \(best.name) has the fewest, "
        + "\(failureCount(of: best).grouped).",
      isLeast
        ? "\(rule) has none, but on \(stack.title) its code would be yours to write."
        : "\(rule) has some as well: look at the form.",
      seeing(best),
    ] + (isLeast ? [seeing(.leastMotion)] : []) + otherStacks
  }

  private var otherStacks: [String] {
    guard stack == .uiKit else { return [] }
    let others = Support.Stack.allCases.filter { $0 != .uiKit }.map(\.rawValue)
    return ["Not UIKit? advise --for \(others.alternatives)"]
  }
}

// MARK: - What was found

extension Advice {
  /// A law (a rule for strategies) that a strategy breaks in the audit, and how often.
  private struct Flaw {
    let law: Law
    let count: Int
    /// The number of verdicts on the law (a rule): how often the audit checked it.
    let total: Int
    let smallest: AuditReport.Failure

    var words: String { "\(law.flaw) (\(law.name), \(share))" }

    /// Returns a clause about the broken law, with a situation and the step of its smallest case.
    ///
    /// A situation says how often users meet the cases, such as everyday use.
    func words(in situation: Situation) -> String {
      "\(law.flaw) \(situation.words) (\(law.name), \(share), for example with "
        + "\(smallest.moment.name))"
    }

    private var share: String { "\(count.grouped) of \(total.grouped) times" }
  }

  /// Returns the laws (rules for strategies) that a strategy breaks, the most frequently broken
  /// first.
  ///
  /// If a situation (a group of cases) is given, only its cases count.
  private func flaws(of strategy: Strategy, in situation: Situation? = nil) -> [Flaw] {
    let index = findings.plan.strategies.firstIndex { $0.isMade(from: strategy) }
    let kinds = findings.report.failuresBySituation.filter {
      $0.strategy == index && (situation ?? $0.situation) == $0.situation
    }
    return findings.plan.laws.compactMap { law in
      let broken = kinds.filter { $0.law == law }
      return broken.min { ($0.situation, $0.key) < ($1.situation, $1.key) }.map {
        let verdicts = verdicts(onStrategy: $0.strategy, law: law, in: situation)
        return Flaw(
          law: Law.all[law], count: broken.reduce(0) { $0 + $1.count }, total: verdicts,
          smallest: $0)
      }
    }.sorted { $0.count > $1.count }
  }

  private func verdicts(onStrategy strategy: Int, law: Int, in situation: Situation?) -> Int {
    let count =
      situation.map { findings.report.count(strategy: strategy, law: law, in: $0) }
      ?? findings.report.count(strategy: strategy, law: law)
    return count.kept + count.broken + count.impossible
  }

  private func failures(of strategy: Strategy, in situation: Situation = .everyday) -> [Flaw] {
    flaws(of: strategy, in: situation).filter { $0.law.kind == .failure }
  }

  private func isFine(_ strategy: Strategy) -> Bool { failures(of: strategy).isEmpty }

  private func failureCount(of strategy: Strategy) -> Int {
    failures(of: strategy).reduce(0) { $0 + $1.count }
  }

  private func verdict(on strategy: Strategy) -> String {
    let phones = AuditFindings.counted(findings.plan.devices.count, "current device")
    let others = Situation.allCases.filter { $0 != .everyday }
    let first = others.first { !failures(of: strategy, in: $0).isEmpty }
    guard let first, let rare = failures(of: strategy, in: first).first else {
      return "Nothing fails on \(phones): every field shows, and every row can be reached."
    }
    return "Nothing fails day to day on \(phones). "
      + "But it \(rare.words(in: first))."
  }

  private func leftOpen(by strategy: Strategy) -> String {
    let flaws = failures(of: strategy)
    let rest = flaws.count > 2 ? ["breaks other laws"] : []
    return "It \((flaws.prefix(2).map(\.words) + rest).conjunction)."
  }

  /// Returns a line about the laws of taste and comfort that a strategy breaks; empty if it breaks
  /// none.
  ///
  /// Such breaks are only remarks and no failures. The line names at most two laws.
  private func taste(_ strategy: Strategy) -> [String] {
    let remarks = flaws(of: strategy).filter { $0.law.kind == .remark }
    guard !remarks.isEmpty else { return [] }
    return ["A matter of taste: it \(remarks.prefix(2).map(\.words).conjunction)."]
  }
}

// MARK: - What it costs

extension Advice {
  private static let exportedLines = (try? Export(.leastMotion))?.lines.count ?? 0

  private var exportOption: String { stack == .swiftUI ? " --as swiftui" : "" }

  private func cost(of strategy: Strategy) -> Cost? {
    findings.plan.strategies.firstIndex { $0.isMade(from: strategy) }
      .flatMap { findings.report.cost(ofStrategy: $0) }
  }

  /// Returns what the strategy `least-motion` would add to another strategy, a sentence each.
  private func additions(to strategy: Strategy) -> [String] {
    guard hasLeastMotion else { return [] }
    let own = flaws(of: .leastMotion).map(\.law.name)
    let kept = flaws(of: strategy).map(\.law.name).filter { !own.contains($0) }
    let margin = cost(of: .leastMotion)?.leastClearance ?? 0
    let mine = cost(of: strategy)?.leastClearance ?? 0
    return [
      margin > mine
        ? "least-motion would also leave \(margin.inPoints) points between a row and the keyboard "
          + "instead of \(mine.inPoints)." : nil,
      kept.isEmpty ? nil : "It would not break \(kept.alternatives).",
    ].compactMap(\.self)
  }

  /// Returns the lines about what the strategy `least-motion` would add to another one, and its
  /// cost.
  private func additionLines(_ additions: [String], to strategy: Strategy) -> [String] {
    guard hasLeastMotion else { return [] }
    guard !additions.isEmpty else { return ["least-motion would add nothing that shows here."] }
    let words = additions.joined(separator: " ")
    return [words.hasPrefix("It ") ? "least-motion \(words.dropFirst(3))" : words]
      + costs(.leastMotion, besides: strategy)
  }

  /// Returns a line that compares a strategy's cost with that of another one.
  ///
  /// The cost is the code to write, and how far rows move.
  private func costs(_ strategy: Strategy, besides other: Strategy) -> [String] {
    guard let cost = cost(of: strategy), let plain = self.cost(of: other) else { return [] }
    let code =
      if !strategy.isMade(from: .leastMotion) {
        "a library"
      } else if stack.hasExports {
        "\(Self.exportedLines) lines of Swift in your app (export least-motion\(exportOption))"
      } else {
        "code that you write yourself on \(stack.title)"
      }
    return [
      "\(strategy.name) costs \(code); a row moves \(cost.meanDistance.inPoints) points on "
        + "average instead of \(plain.meanDistance.inPoints) (\(cost.device))."
    ]
  }
}

// MARK: - How to see it

extension Advice {
  /// Returns a shell command that shows a strategy's smallest failure, preferably in everyday use.
  ///
  /// Without a failure, the command shows the form's last field.
  private func seeing(_ strategy: Strategy) -> String {
    let form = findings.plan.forms[0]
    let found = Situation.allCases.lazy.map { failures(of: strategy, in: $0) }
    let place = found.first { !$0.isEmpty }?.min { $0.smallest.key < $1.smallest.key }
      .flatMap { findings.report.place(of: $0.smallest) }
    var words = ["formlift", form.name, "-s", strategy.name]
    var commands: [String]
    if let place {
      words += ["-d", place.device]
      if place.orientation != form.orientation { words += ["-o", place.orientation.rawValue] }
      commands = place.commands
    } else {
      commands = ["focus \(LineSyntax.quoted(form.lastFieldName ?? "1"))", "show"]
    }
    let settings = form.opening.filter { !$0.hasPrefix("load ") && !$0.hasPrefix("#") }
    commands = settings + commands
    words += commands.flatMap { ["-c", $0] }
    return "See \(strategy.name): "
      + words.map(ShellWord.quoted).joined(separator: " ")
  }
}

extension CGFloat {
  /// This length in points as text, rounded to whole points.
  fileprivate var inPoints: String { Double(self).written(places: 0) }
}
