import Forms
import SessionState
import Simulation

/// Script lines for touches in a form where a secure value decides which rows are visible.
///
/// A script lacks that value, so it can't make the field in such a row active. There, no field is
/// active instead, and the field gets its value by `set`.
extension Session {
  /// Returns script lines with the effect of the last touch, which began in the state `before`.
  ///
  /// Nil if no row depends on a secure value, or if the command's own line has the same effect.
  package func linesBesideSecretRows(from before: State) -> [String]? {
    let rows = state.secretlyShownRows
    guard !rows.isEmpty else { return nil }
    let row = activeRow
    guard row == before.activeRow else {
      let isActive = before.activeRow.map { !rows.contains($0) } ?? false
      guard let row, !rows.contains(row) else { return isActive ? ["dismiss"] : [] }
      return ["focus \(LineSyntax.quoted(state.name(ofRow: row)))"]
    }
    guard let row, rows.contains(row) else { return nil }
    return state.rowsChangedOnce.map(state.setLine)
  }
}

extension State {
  /// Returns the script line that sets the field in a row to its present value.
  ///
  /// For a secure field, the line is a comment that says that the value is left out.
  package func setLine(ofRow row: Int) -> String {
    form.isSecure(row: row)
      ? Recording.omission
      : "set \(LineSyntax.quoted(name(ofRow: row))) \(LineSyntax.quoted(value(ofRow: row)))"
  }

  /// The rows that are visible only for some values of a secure field, directly or through others.
  package var secretlyShownRows: Set<Int> {
    guard hasSecrets, form.hasConditions else { return [] }
    var (waiting, rows) = (form.secureRows, Set<Int>())
    while let row = waiting.popLast() {
      waiting += form.rows(dependingOn: row).filter { rows.insert($0).inserted }
    }
    return rows
  }
}
