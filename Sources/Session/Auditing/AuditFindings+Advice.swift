import Audit
import Avoidance
import Simulation

extension AuditFindings {
  /// A recommendation in five lines: which strategy to use, why, and what it costs.
  var advice: [String] {
    let rows = rows(isComplete: false)
    guard let best = rows.first,
      let index = plan.strategies.firstIndex(where: { $0.name == best.strategy })
    else { return ["nothing was audited"] }
    let phones = plan.devices.count
    let verdicts = best.cells.reduce(0) { $0 + $1.count.kept + $1.count.broken }
    return [
      "Take \(best.strategy): on \(Self.counted(phones, "phone")) it \(Self.breaks(best.cells)), judged "
        + "\(verdicts.grouped) times.",
      "Why: \(plan.strategies[index].rule).",
      cost(ofStrategy: index),
      rows.dropFirst().first.map { next in
        "Next best: \(next.strategy), which \(Self.breaks(next.cells)); "
          + "audit --strategy \(LineSyntax.quoted(next.strategy)) shows where."
      } ?? "There was no other to choose from.",
      Self.home(of: plan.strategies[index]),
    ]
  }

  /// Returns how to use a strategy in an app.
  private static func home(of strategy: Strategy) -> String {
    guard strategy.ownCode == nil else {
      return "It is code of your own already; audit without --own says what others do."
    }
    guard (try? Export(strategy)) != nil else {
      return "No code was written for these decisions: export \(strategy.baseName) is without them."
    }
    return "To take it home as code: export \(strategy.name)"
  }

  private func cost(ofStrategy index: Int) -> String {
    guard let cost = report.cost(ofStrategy: index) else { return "It costs nothing to be seen." }
    let mean = Double(cost.meanDistance).rounded().inWords
    let greatest = Double(cost.greatestDistance).rounded().inWords
    let cover = (cost.longestCover * 1000).rounded()
    return "It costs: a touched row goes \(mean) points on average and \(greatest) at most, and is "
      + (cover > 0 ? "covered for \(cover.inWords) ms at most" : "never covered on the way")
      + " (\(cost.device))."
  }

  /// Describes the laws that a strategy breaks, most frequent first.
  ///
  /// Of many laws, only three are named.
  private static func breaks(_ cells: [Cell]) -> String {
    let broken = cells.filter { $0.count.broken > 0 }
      .sorted { $0.count.broken > $1.count.broken }
    guard !broken.isEmpty else { return "breaks no law" }
    let flaws = broken.prefix(3).map { cell in
      "\(cell.law.flaw) (\(cell.law.name), \(times(cell.count.broken)))"
    }
    let rest = broken.count - flaws.count
    return flaws.joined(separator: ", ")
      + (rest > 0 ? ", and breaks \(counted(rest, "law")) more" : "")
  }
}
