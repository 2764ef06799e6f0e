import Drawing
import Forms
import Foundation
import Session
import Simulation
import Terminal

/// Handles keys in live mode while a field of the phone is active.
extension TouchLoop {
  mutating func edit(_ key: InputEvent.Key, on phone: some TouchedPhone) {
    switch key {
    case .escape: dismiss(on: phone)
    case .enter: pressReturn(on: phone)
    case .newLine: beginLine(on: phone)
    case .tab: run("next", on: phone)
    case .backTab: run("previous", on: phone)
    case .backspace: delete(before: true, on: phone)
    case .delete: delete(before: false, on: phone)
    case .left: move(by: -1, in: phone.session)
    case .right: move(by: 1, in: phone.session)
    case .home: moveCaret(to: 0, in: phone.session)
    case .end: moveCaret(to: .max, in: phone.session)
    case .up: goUpOrDown(by: -1, on: phone)
    case .down: goUpOrDown(by: 1, on: phone)
    case .pageUp: turnPage(by: 1, on: phone)
    case .pageDown: turnPage(by: -1, on: phone)
    case .help: break
    }
  }

  /// Performs the action of a key of the drawn keyboard, or of a button above it, after a click.
  mutating func perform(_ action: KeyAction, on phone: some TouchedPhone) {
    switch action {
    case .type(let text):
      type(text, on: phone)
      // Shift holds for one letter.
      if interaction.plane == .capitals { interaction.plane = .letters }
    case .delete: delete(before: true, on: phone)
    case .pressReturn: pressReturn(on: phone)
    case .show(let plane): interaction.plane = plane
    case .choose(let value): run("type \(Session.quoted(value))", on: phone)
    case .next: run("next", on: phone)
    case .previous: run("previous", on: phone)
    case .dismiss: run("dismiss", on: phone)
    }
  }

  /// Types a text at the caret of the active field.
  ///
  /// In a field with options, the picker's wheel turns to an option that begins with the text.
  mutating func type(_ text: String, on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow, let field = phone.session.form.field(atRow: row)
    else {
      message = "no field is active: click on one, or press Tab"
      return
    }
    if let options = field.options { return turn(to: text, of: options, row: row, on: phone) }
    if wheels(in: phone.session) != nil || isEmptyDate(phone.session) {
      message = "the wheels turn by the arrows, and by clicks on them"
      return
    }
    insert(text, row: row, on: phone)
  }

  private mutating func insert(_ text: String, row: Int, on phone: some TouchedPhone) {
    let value = phone.session.value(ofRow: row)
    if let caret = interaction.caret, caret < value.count {
      guard phone.session.phone.takes(text) else {
        message = "the \(phone.session.phone.keyboard.kind.rawValue) keyboard has no such key"
        return
      }
      let changed = value.prefix(caret) + text + value.dropFirst(caret)
      guard set(String(changed), row: row, on: phone) else { return }
      // A mark that combines with the character before it makes no new one.
      interaction.caret = caret + changed.count - value.count
      return
    }
    let kind = Stroke.Kind.typing(row: row)
    let all = (stroke?.kind == kind ? stroke?.text ?? "" : "") + text
    run("type \(Session.quoted(all))", on: phone, as: Stroke(kind: kind, text: all))
  }

  /// Sets the whole text of a row's field by a command, after an edit in the middle of the text.
  private mutating func set(_ text: String, row: Int, on phone: some TouchedPhone) -> Bool {
    guard let id = phone.session.form.field(atRow: row)?.id else { return false }
    return run(
      "set \(id) \(Session.quoted(text))", on: phone, as: Stroke(kind: .inserting(row: row)))
  }

  mutating func paste(_ text: String, on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow, let field = phone.session.form.field(atRow: row)
    else {
      message = "no field is active: click on one, or press Tab"
      return
    }
    let text = PastedText(Array(text.utf8)).value(takesLines: field.isTextView)
    guard !text.isEmpty else { return }
    let value = phone.session.value(ofRow: row)
    if let caret = interaction.caret, caret < value.count, field.options == nil {
      let changed = value.prefix(caret) + text + value.dropFirst(caret)
      if set(String(changed), row: row, on: phone) {
        interaction.caret = caret + changed.count - value.count
      }
    } else {
      run("paste \(Session.quoted(text))", on: phone)
    }
  }

  private mutating func delete(before isBackward: Bool, on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow, let field = phone.session.form.field(atRow: row)
    else { return }
    let value = phone.session.value(ofRow: row)
    guard !value.isEmpty else { return }
    if field.options != nil {
      run("clear", on: phone)
      return
    }
    guard let caret = interaction.caret, caret < value.count else {
      guard isBackward else { return }
      let kind = Stroke.Kind.deleting(row: row)
      let count = (stroke?.kind == kind ? stroke?.count ?? 0 : 0) + 1
      run(
        count == 1 ? "delete" : "delete \(count)", on: phone,
        as: Stroke(kind: kind, count: count))
      return
    }
    guard !isBackward || caret > 0 else { return }
    let place = isBackward ? caret - 1 : caret
    let changed = value.prefix(place) + value.dropFirst(place + 1)
    if set(String(changed), row: row, on: phone) { interaction.caret = place }
  }

  private mutating func pressReturn(on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow, let field = phone.session.form.field(atRow: row)
    else { return }
    // A text view's Return is a character like any other.
    if interaction.caret != nil, field.isTextView, field.returnKey == .default {
      insert("\n", row: row, on: phone)
    } else {
      run("return", on: phone)
    }
  }

  private mutating func beginLine(on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow,
      phone.session.form.field(atRow: row)?.isTextView == true
    else { return }
    insert("\n", row: row, on: phone)
  }
}

// MARK: - The caret

extension TouchLoop {
  /// Moves the caret by a character, or selects which of a picker's wheels the arrow keys turn.
  private mutating func move(by step: Int, in session: Session) {
    if let wheels = wheels(in: session) {
      wheel = min(max(0, wheel + step), wheels.count - 1)
      if wheels.count > 1 { message = "the arrows turn the \(Self.wheelNames[wheel])" }
      return
    }
    guard let row = session.activeRow else { return }
    moveCaret(to: (interaction.caret ?? session.value(ofRow: row).count) + step, in: session)
  }

  private static let wheelNames = ["year", "month", "day"]

  mutating func moveCaret(to place: Int, in session: Session) {
    guard let row = session.activeRow else { return }
    let count = session.value(ofRow: row).count
    let caret = min(max(0, place), count)
    interaction.caret = caret < count ? caret : nil
    stroke = nil
  }

  /// Turns a picker's wheel, or moves the caret by a line in a text with several lines.
  private mutating func goUpOrDown(by step: Int, on phone: some TouchedPhone) {
    if wheels(in: phone.session) != nil || isEmptyDate(phone.session) {
      turnWheel(wheel, by: step, on: phone)
      return
    }
    guard let row = phone.session.activeRow,
      phone.session.form.field(atRow: row)?.isTextView == true
    else { return }
    let lines = phone.session.value(ofRow: row)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (column, line) = (interaction.caret ?? phone.session.value(ofRow: row).count, 0)
    while line < lines.count - 1, column > lines[line].count {
      column -= lines[line].count + 1
      line += 1
    }
    let next = line + step
    guard lines.indices.contains(next) else {
      return moveCaret(to: step < 0 ? 0 : .max, in: phone.session)
    }
    let start = lines[..<next].reduce(0) { $0 + $1.count + 1 }
    moveCaret(to: start + min(column, lines[next].count), in: phone.session)
  }
}

// MARK: - Wheels

extension TouchLoop {
  /// The picker's wheels that the phone shows instead of a keyboard, or nil if it shows none.
  func wheels(in session: Session) -> Wheels? {
    guard let row = session.activeRow, let field = session.form.field(atRow: row) else {
      return nil
    }
    return Wheels(session.phone.keyboard.kind, of: field, value: session.value(ofRow: row))
  }

  /// Returns whether the active field has a date picker and no value yet.
  func isEmptyDate(_ session: Session) -> Bool {
    guard let row = session.activeRow, session.phone.keyboard.kind == .datePicker else {
      return false
    }
    return session.value(ofRow: row).isEmpty
  }

  mutating func turnWheel(_ wheel: Int, by step: Int, on phone: some TouchedPhone) {
    guard let row = phone.session.activeRow, let field = phone.session.form.field(atRow: row)
    else { return }
    let value =
      isEmptyDate(phone.session)
      ? Wheels.firstDate(of: field)
      : wheels(in: phone.session)?.value(turning: wheel, by: step)
    if let value { run("type \(Session.quoted(value))", on: phone) }
  }

  /// Turns a picker to the next option that begins with the typed text.
  private mutating func turn(
    to text: String, of options: [String], row: Int, on phone: some TouchedPhone
  ) {
    let value = phone.session.value(ofRow: row)
    let place = options.firstIndex(of: value) ?? -1
    let order = options.indices.map { options[(place + 1 + $0) % options.count] }
    guard let option = order.first(where: { $0.lowercased().hasPrefix(text.lowercased()) }) else {
      message = "no option begins with \(text)"
      return
    }
    if option != value { run("type \(Session.quoted(option))", on: phone) }
  }
}

extension Phone {
  /// Returns whether the phone's keyboard has a key for each character of a text.
  fileprivate func takes(_ text: String) -> Bool {
    hasAllKeys(on: keyboard.kind) || text.allSatisfy { keyboard.kind.hasKey(for: $0) }
  }
}
