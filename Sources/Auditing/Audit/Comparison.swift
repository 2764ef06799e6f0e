import Audit
import Avoidance
import Forms
import Foundation
import SessionCore
import SessionState
import Simulation
import TerminalText

/// A ranking of keyboard-avoidance strategies by what happens when the user touches a field.
package struct Comparison: Sendable {
  /// The effects of touching one field under one strategy: a row of the comparison's table.
  private struct Entry: Sendable {
    let strategy: Strategy
    let field: String
    let measurement: TouchMeasurement
  }

  private let entries: [Entry]
  private let title: String
  /// Whether several fields are compared.
  ///
  /// Each strategy is then shown with the field where it does worst.
  private let isOfAll: Bool
  /// A sentence about the strategies that the phone's iOS version doesn't have, or nil.
  private let missing: String?

  /// A text below the comparison's table that explains how the strategies are ranked.
  package static let rule =
    "Best first by view, last row, blank, left; then least cover, travel and jump."

  /// Measures what a touch of each field does under each strategy, and ranks the strategies.
  ///
  /// The table starts at its current position, or at its position before editing began.
  ///
  /// - Parameters:
  ///   - rows: the fields' rows.
  ///   - strategies: the strategies.
  ///   - missing: the strategies that are left out, because the phone's iOS version doesn't have
  ///     them.
  ///   - state: the session's state, with the form on its phone.
  package init(
    of rows: [Int], under strategies: [Strategy], without missing: [Strategy] = [], in state: State
  ) {
    isOfAll = rows.count > 1
    self.missing = missing.isEmpty ? nil : Self.words(missing, onIOS: state.phone.scene.ios)
    entries = strategies.compactMap { strategy in
      OwnCode.silently { Self.entries(of: rows, under: strategy, in: state) }
        .max(by: Self.isBetter)
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

  private static func words(_ missing: [Strategy], onIOS version: Int) -> String {
    let names = missing.map(\.baseName).joined(separator: ", ")
    return "Not in iOS \(version), which the phone runs: \(names)."
  }

  private static func entries(
    of rows: [Int], under strategy: Strategy, in state: State
  ) -> [Entry] {
    var start = state
    start.startAgain(under: strategy)
    if start.screen?.number != state.screen?.number { return [] }
    start.phone.isRecording = false
    start.settle()
    return rows.compactMap { row in
      let field = row == state.form.barRow ? Responder.bar : .row(row)
      return TouchMeasurement(of: field, from: start.simulator).map {
        Entry(strategy: strategy, field: state.name(ofRow: row), measurement: $0)
      }
    }
  }

  /// Returns whether one strategy's result ranks before another one's.
  ///
  /// What is bad about the results is compared, such as a covered row; the most important comes
  /// first.
  private static func isBetter(_ one: Entry, _ other: Entry) -> Bool {
    one.measurement.demerits.lexicographicallyPrecedes(other.measurement.demerits)
  }
}

extension TouchMeasurement {
  fileprivate var demerits: [CGFloat] {
    [
      -visible, reachesLastRow ? 0 : 1, blank > TableAtRest.tolerance ? blank : 0,
      left == nil ? 0 : 1,
      CGFloat(covered ?? .infinity), travelled, largestJump,
    ].map { ($0 * 1000).rounded() }
  }
}

extension Comparison {
  /// The comparison as a table, with a title above and the ranking rule below.
  package var lines: [String] {
    guard !entries.isEmpty else { return ["no field is within a finger's reach here"] }
    return [title] + fittingTable + [Self.legend, Self.rule]
      + (missing.map { WrappedLine.parts(of: $0, columns: Self.columns) } ?? [])
  }

  /// The comparison of strategies in sentences for a screen reader, one for each strategy.
  package var spoken: [String] {
    guard !entries.isEmpty else { return lines }
    return [title] + entries.map(sentence) + [Self.rule] + (missing.map { [$0] } ?? [])
  }

  private func sentence(_ entry: Entry) -> String {
    let measured = entry.measurement
    let (clearance, blank) = (measured.clearance, measured.blank)
    let share = (Double(measured.visible) * 100).written(places: 0)
    let side = clearance < 0 ? "under" : "above"
    let distance =
      clearance.roundedForWords == 0 ? "right" : "\(abs(clearance).inWords) points"
    let cover = measured.covered.map { "for \(($0 * 1000).written(places: 0)) milliseconds" }
    let parts: [String] = [
      "\(share) percent in view",
      "\(distance) \(side) the keyboard",
      measured.covered == 0 ? "" : "covered \(cover ?? "until the end")",
      measured.travelled == 0 ? "nothing moves" : "moves \(measured.travelled.inWords) points",
      measured.largestJump == 0 ? "" : "at most \(measured.largestJump.inWords) at once",
      blank > TableAtRest.tolerance ? "\(blank.inWords) points of blank" : "",
      measured.reachesLastRow ? "" : "the last row is out of reach",
      measured.left.map { "left after dismissal: \($0.words)" } ?? "",
    ]
    let field = isOfAll ? ", \(entry.field)" : ""
    return "\(entry.strategy.name)\(field): "
      + parts.filter { !$0.isEmpty }.joined(separator: ", ") + "."
  }

  // The width of a standard terminal.
  private static let columns = 80
  private static let legend =
    "clear(ance), travel(ed), cover(ed); last row: whether it is in reach."
  // The table's header. The second row has the units.
  private static let heads = [
    ["view", "clear", "travel", "cover", "jump", "blank", "last", "left"],
    ["%", "pt", "pt", "ms", "pt", "pt", "row", "pt"],
  ]

  /// The comparison's table, with the widest gap between columns that fits the terminal.
  ///
  /// If none fits, field names are shortened; commands accept the shortened names. If the table is
  /// still too wide, the last column has whole points.
  private var fittingTable: [String] {
    let longest = entries.map { TextColumns.of($0.field) }.max() ?? 0
    let tables = [2, 1].map { table(gap: $0, fieldColumns: longest) }
    if let fitting = tables.first(where: { Self.excess(of: $0) <= 0 }) { return fitting }
    let narrow = max(4, longest - Self.excess(of: tables[1]))
    let shortened = table(gap: 1, fieldColumns: narrow)
    return Self.excess(of: shortened) <= 0
      ? shortened : table(gap: 1, fieldColumns: narrow, leftPlaces: 0)
  }

  private static func excess(of lines: [String]) -> Int {
    (lines.map { TextColumns.of($0) }.max() ?? 0) - columns
  }

  private func table(gap: Int, fieldColumns: Int, leftPlaces: Int = 1) -> [String] {
    let names = isOfAll ? ["strategy", "field"] : ["strategy"]
    let heads = [names + Self.heads[0], names.map { _ in "" } + Self.heads[1]]
    let rows = entries.map {
      cells($0, fieldColumns: fieldColumns, leftPlaces: leftPlaces)
    }
    return aligned(
      heads + rows, numbers: names.count..<(names.count + Self.heads[0].count - 1), gap: gap)
  }

  /// The index of the worst strategy's line in ``lines``, or nil if there is only one strategy.
  package var worstLine: Int? { entries.count > 1 ? Self.heads.count + entries.count : nil }

  private func cells(_ entry: Entry, fieldColumns: Int, leftPlaces: Int) -> [String] {
    let measured = entry.measurement
    let field = ShownText.start(of: entry.field, columns: fieldColumns).text
    return [entry.strategy.name] + (isOfAll ? [field] : []) + [
      (Double(measured.visible) * 100).written(places: 0),
      measured.clearance.inWords, measured.travelled.inWords,
      measured.covered.map { ($0 * 1000).written(places: 0) } ?? "stays",
      measured.largestJump.inWords, measured.blank.inWords,
      measured.reachesLastRow ? "yes" : "no",
      measured.left.map { $0.words(places: leftPlaces) } ?? "nothing",
    ]
  }

  /// The comparison of the strategies as a JSON value.
  package var value: StateValue {
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

extension Displacement {
  /// The change of a value from before the touch to afterwards, as text: `offset +277`.
  fileprivate var words: String { words(places: 1) }

  fileprivate func words(places: Int) -> String {
    let distance = self.is - was
    let points = places > 0 ? distance.inWords : Double(distance).written(places: 0)
    return "\(word) \(distance > 0 ? "+" : "")\(points)"
  }

  fileprivate var value: StateValue {
    .object([("path", .text(path)), ("was", .points(was)), ("is", .points(self.is))])
  }
}
