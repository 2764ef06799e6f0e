import Forms
import Foundation
import SessionState
import Simulation
import TerminalText

/// The texts that VoiceOver would speak about a session: the active field, its value, and how
/// visible its row is.
package struct Speech {
  private let state: State
  private let phone: Phone

  /// Creates the spoken texts about the screen that a session's state shows.
  package init(_ state: State) {
    self.state = state
    phone = state.phone.presented
  }

  /// One spoken line: the active field, the keyboard, and the position of the field's row.
  ///
  /// For example: `ZIP, text field, 90210, 9 of 12, editing; keyboard shown; row fully visible, 8
  /// points above the keyboard`.
  package var line: String {
    guard let row = state.activeRow, let place = state.simulator.activePlace else {
      return "no field active; \(keyboard); \(scrolling)"
    }
    return "\(element(row)), editing; \(keyboard); \(visibility(of: place))"
  }

  /// The text that is spoken if a command changed nothing.
  package static let nothing = "nothing changed"

  /// Returns the text to speak about what changed since an earlier state.
  ///
  /// A field that stays active is not named again, and its value is left out if the user typed it.
  ///
  /// If `tellsValues` is true, all changed values are spoken, for example after `undo`.
  package func changes(since old: State, tellsValues: Bool = false) -> String {
    let before = Speech(old)
    var parts = tellsValues ? values(since: old) + circumstances(since: old) : []
    if let row = state.activeRow, let place = state.simulator.activePlace {
      let isNew = before.state.activeRow != row
      if isNew {
        parts.append("\(element(row)), editing")
      } else if !tellsValues, before.value(row) != value(row),
        !state.changedRows.contains(row)
      {
        parts.append(value(row))
      }
      if before.keyboard != keyboard { parts.append(keyboard) }
      let wasSeen = before.state.simulator.activePlace.map { before.visibility(of: $0) }
      if isNew || wasSeen != visibility(of: place) { parts.append(visibility(of: place)) }
    } else {
      if before.state.activeRow != nil { parts.append("no field active") }
      if before.keyboard != keyboard { parts.append(keyboard) }
      if before.scrolling != scrolling { parts.append(scrolling) }
    }
    parts += rows(shownOrHiddenSince: old)
    return parts.isEmpty ? Self.nothing : parts.joined(separator: "; ")
  }

  /// Returns texts about the answers that changed since an earlier state.
  ///
  /// If the form itself was edited, returns texts about the edits, such as the new row count.
  private func values(since old: State) -> [String] {
    guard state.form.isCopy(of: old.form) else { return edits(since: old) }
    let rows = state.answers.rows(differingFrom: old.answers)
    let told = rows.prefix(Self.greatestValueCount).map { row in
      row == state.activeRow ? value(row) : "\(name(ofRow: row)), \(value(row))"
    }
    return told + (rows.count > told.count ? ["and \(rows.count - told.count) more"] : [])
  }

  private static let greatestValueCount = 3

  private func edits(since old: State) -> [String] {
    let title = Escaping.literal.escaped(state.form.title)
    let name = state.form.title == old.form.title ? [] : ["form \(title)"]
    let count = state.form.rows.count
    if state.fileName != old.fileName || count != old.form.rows.count {
      return name + [count == 1 ? "1 row in the form" : "\(count) rows in the form"]
    }
    let changes = state.form.differences(from: old.form).filter { $0.subject != "form form" }
    let told = changes.prefix(Self.greatestValueCount).map { change in
      "\(change.subject), \(change.new.map { Escaping.literal.escaped($0) } ?? "none")"
    }
    return name + told
      + (changes.count > told.count ? ["and \(changes.count - told.count) more"] : [])
  }

  /// Returns texts about changes since an earlier state of the device, its orientation, the
  /// strategy, the settings, the keyboard and the clock.
  private func circumstances(since old: State) -> [String] {
    let (place, before) = (state.place, old.place)
    let isTurned = place.orientation != before.orientation
    let isOther = place.device.name != before.device.name
    let phone =
      isTurned || isOther ? ["\(place.device.name), \(place.orientation.rawValue)"] : []
    let (name, former) = (state.engine.strategy.name, old.engine.strategy.name)
    let difference = StateDifference(from: old, to: state)
    let settings = difference.settings.compactMap { setting in
      Setting.named(setting.subject).map { "\($0.name) \($0.value(state))" }
    }
    let others = difference.circumstances.map { change in
      change.new.map { "\(change.subject) \($0.text)" }
        ?? "\(change.subject) no longer \(change.old?.text ?? "")"
    }
    return phone + (name == former ? [] : ["strategy \(name)"]) + settings + others
  }

  /// Returns texts about the fields whose rows became visible or hidden because of other answers.
  private func rows(shownOrHiddenSince old: State) -> [String] {
    guard state.form.isCopy(of: old.form) else { return [] }
    return state.form.conditionalRows.compactMap { row in
      let isHidden = state.isHidden(row: row)
      guard isHidden != old.isHidden(row: row) else { return nil }
      return "\(name(ofRow: row)) \(isHidden ? "hidden" : "shown")"
    }
  }

  private func name(ofRow row: Int) -> String {
    Escaping.literal.escaped(state.form.field(atRow: row)?.name ?? "row \(row + 1)")
  }

  /// The spoken description of the whole screen, one element per line from top to bottom.
  package var screen: [String] {
    let bar = state.form.chrome.hasNavigationBar ? ["\(state.form.title), heading"] : []
    let rows = visibleRows.map { row in
      element(row) + (row == state.activeRow ? ", editing" : "") + partly(row)
    }
    return bar + rows + [keyboard, scrolling]
  }

  private func element(_ row: Int) -> String {
    let isInBar = row == state.form.barRow
    let place = isInBar ? "in the bar" : ordinal(row)
    if let field = state.form.field(atRow: row) {
      let wrong = state.messages[row].map { ", \($0)" } ?? ""
      let value = field.kind == .button ? "" : "\(value(row)), "
      return "\(Escaping.literal.escaped(field.name)), \(kind(of: field)), \(value)\(place)" + wrong
    }
    guard case .text(let text) = state.form.rows[row].content else { return place }
    return "\(Escaping.literal.escaped(text)), \(place)"
  }

  /// Returns the spoken position of a row among the rows that aren't hidden, as in `3 of 5`.
  private func ordinal(_ row: Int) -> String {
    let rows = phone.table.rows
    return "\(rows.shownCount(beforeRow: row) + 1) of \(rows.shownCount(beforeRow: rows.rowCount))"
  }

  private func kind(of field: Field) -> String {
    switch field.kind {
    case .toggle: return "switch"
    case .button: return "button"
    case .menu: return "pop-up button"
    case .text: break
    }
    if field.options != nil { return "picker" }
    if field.isSecure { return "secure text field" }
    return field.isTextView ? "text view" : "text field"
  }

  private func value(_ row: Int) -> String {
    let value = state.value(ofRow: row)
    if value.isEmpty { return "empty" }
    let isSecure = state.form.isSecure(row: row)
    return isSecure ? "bullets" : Escaping.literal.escaped(value)
  }

  private var keyboard: String {
    phone.isKeyboardUp ? "keyboard shown" : "keyboard hidden"
  }

  private var scrolling: String {
    let table = phone.table
    let offset = table.contentOffset.model.y
    if table.minimumOffset >= table.maximumOffset { return "everything in view" }
    if offset <= table.minimumOffset { return "at the top" }
    if offset >= table.maximumOffset { return "at the bottom" }
    return "scrolled \(Self.points(offset - table.minimumOffset))"
  }

  private func visibility(of place: ActivePlace) -> String {
    let isAtRest = state.phone.isAtRest
    let distance = place.distance(
      on: phone, rounding: { isAtRest ? $0.roundedForWords : $0.rounded() },
      points: Self.points)
    let view = place.view.replacing(" % ", with: " percent ")
    return "\(place.row == nil ? "bar" : "row") \(view), \(distance)"
  }

  private static func points(_ length: CGFloat) -> String {
    length.inWords + (length.inWords == "1" ? " point" : " points")
  }

  private func partly(_ row: Int) -> String {
    let share = phone.visibleShare(ofRow: row)
    return share >= 1 ? "" : ", \(share.percentOfPart) percent in view"
  }

  /// The indices of the rows that are at least partly visible on the screen.
  private var visibleRows: [Int] {
    let rows = phone.table.rows
    let frame = phone.convertToTable(fromScreen: phone.visibleTableFrame)
    return rows.rows(from: frame.minY, to: frame.maxY).filter { phone.visibleShare(ofRow: $0) > 0 }
  }
}
