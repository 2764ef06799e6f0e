import Audit
import Avoidance
import Foundation
import Forms
import Simulation

/// What a touch comes to under each of some strategies, the best first.
struct Comparison: Sendable {
  /// What a strategy makes of the touch of a field.
  private struct Entry: Sendable {
    let strategy: Strategy
    let field: String
    let measurement: TouchMeasurement
  }

  private let entries: [Entry]
  private let title: String
  /// Whether each strategy is shown with its worst field.
  private let isOfAll: Bool

  /// In which order strategies stand.
  static let rule =
    "Best first: the most of the row in view; then the last row in reach, nothing blank, nothing "
    + "left; then covered, travelled and jump the least."

  /// Measures the touch of each field under each strategy, from where the table is now, or was before
  /// editing began.
  init(of rows: [Int], under strategies: [Strategy], in state: State) {
    isOfAll = rows.count > 1
    entries = strategies.compactMap { strategy in
      Self.entries(of: rows, under: strategy, in: state).max(by: Self.isBetter)
    }.enumerated().sorted { left, right in
      if Self.isBetter(left.element, right.element) { return true }
      return !Self.isBetter(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
    let phone = state.phone
    let place = "\(phone.scene.device.name), \(phone.scene.orientation.rawValue)"
    title =
      isOfAll
      ? "each strategy's worst field on \(place)"
      : "\(state.name(ofRow: rows.first ?? 0)) on \(place)"
  }

  private static func entries(
    of rows: [Int], under strategy: Strategy, in state: State
  ) -> [Entry] {
    var start = state
    start.startAgain(under: strategy)
    start.phone.isRecording = false
    start.settle()
    return rows.compactMap { row in
      let field = row == state.form.barRow ? Responder.bar : .row(row)
      return TouchMeasurement(of: field, from: start.simulator).map {
        Entry(strategy: strategy, field: state.name(ofRow: row), measurement: $0)
      }
    }
  }

  /// The rule, as numbers of which the smaller is the better, the most important first.
  private static func isBetter(_ one: Entry, _ other: Entry) -> Bool {
    one.measurement.demerits.lexicographicallyPrecedes(other.measurement.demerits)
  }
}

extension TouchMeasurement {
  fileprivate var demerits: [CGFloat] {
    [
      -visible, reachesLastRow ? 0 : 1, blank > Rest.tolerance ? blank : 0, left == nil ? 0 : 1,
      CGFloat(covered ?? .infinity), travelled, largestJump,
    ].map { ($0 * 1000).rounded() }
  }
}

extension Comparison {
  /// The table, with a title above it and the rule below.
  var lines: [String] {
    guard !entries.isEmpty else { return ["no finger reaches a field here"] }
    let head =
      ["strategy"] + (isOfAll ? ["field"] : [])
      + ["in view", "clearance", "travelled", "covered", "jump", "blank", "last row", "left"]
    return [title] + aligned([head] + entries.map(cells)) + [Self.rule]
  }

  /// The place among the lines of the worst strategy, where there is more than one.
  var worstLine: Int? { entries.count > 1 ? entries.count + 1 : nil }

  private func cells(_ entry: Entry) -> [String] {
    let measured = entry.measurement
    return [entry.strategy.name] + (isOfAll ? [entry.field] : []) + [
      "\((Double(measured.visible) * 100).written(places: 0)) %",
      measured.clearance.inPoints, measured.travelled.inPoints,
      measured.covered.map { "\(($0 * 1000).written(places: 0)) ms" } ?? "stays",
      measured.largestJump.inPoints, measured.blank.inPoints,
      measured.reachesLastRow ? "yes" : "no", measured.left?.words ?? "nothing",
    ]
  }

  /// The same as a value.
  var value: StateValue {
    .list(
      entries.map { entry in
        let measured = entry.measurement
        return .object([
          ("strategy", .text(entry.strategy.name)), ("field", .text(entry.field)),
          ("visible", .points(measured.visible)), ("clearance", .points(measured.clearance)),
          ("rowTop", .points(measured.rowTop)), ("travelled", .points(measured.travelled)),
          ("covered", measured.covered.map { .number($0) } ?? .null),
          ("jump", .points(measured.largestJump)), ("blank", .points(measured.blank)),
          ("reachesLastRow", .bool(measured.reachesLastRow)),
          ("tableHeight", .points(measured.rest.frame.height)),
          ("bottomInset", .points(measured.rest.adjustedInset.bottom)),
          ("offset", .points(measured.rest.offset)),
          ("offsetAfter", .points(measured.restAfter.offset)),
          ("left", measured.left?.value ?? .null),
        ])
      })
  }
}

extension CGFloat {
  /// The number rounded to a tenth.
  fileprivate var inPoints: String { ((self * 10).rounded() / 10).inWords }
}

extension Displacement {
  /// What is left, as in `contentOffset.y 0 → 277`.
  fileprivate var words: String {
    "\(path.replacing("table.", with: "")) \(was.inPoints) → \(self.is.inPoints)"
  }

  fileprivate var value: StateValue {
    .object([("path", .text(path)), ("was", .points(was)), ("is", .points(self.is))])
  }
}
