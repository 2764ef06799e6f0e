import SessionCore

/// Hides possible secure values in pasted lines, which are shown before the user agrees to run
/// them.
///
/// A line may contain a secure value because of the lines before it: one of them may make a secure
/// field active, ask for a value, or open a form with secure fields.
struct PastedLines {
  private let session: Session
  /// Whether an earlier pasted line may have opened another form.
  private var mayHaveOpened = false
  /// Whether the next pasted line may be an answer to a question of an earlier pasted line.
  private var mayBeAnswer = false
  private var isFirst = true

  init(in session: Session) { self.session = session }

  /// Returns the next pasted line with bullets for possible secure values.
  mutating func shown(_ line: String) -> String {
    let statement = session.statement(line)
    defer { note(statement) }
    guard !isFirst, session.state.hasSecrets || mayHaveOpened else { return shown(statement) }
    if mayBeAnswer { return line == "." ? line : Session.secret }
    let types = statement.valueOwner == .activeField
    guard types || mayHaveOpened else { return shown(statement) }
    guard let name = statement.name else { return statement.isEmpty ? line : Session.secret }
    return types || statement.canTellSecret ? "\(name) \(Session.secret)" : line
  }

  /// Returns the text that is shown for a pasted line, with secret words hidden.
  ///
  /// Call this only if no line before it changes what is secret. A pasted line may be ordinary text
  /// that the user must recognize. So fewer words are hidden than in a command that failed.
  private func shown(_ statement: Statement) -> String {
    guard session.state.hasSecrets, statement.name == nil else { return session.shown(statement) }
    return session.shownPasted(statement)
  }

  private mutating func note(_ statement: Statement) {
    isFirst = false
    if statement.mayChangeForm { mayHaveOpened = true }
    if statement.asksForAnswers { mayBeAnswer = true }
    if statement.text == "." { mayBeAnswer = false }
  }
}

extension Session {
  /// Returns pasted lines with bullets for possible secure values, to show them before they run.
  package func shownBeforeRunning(_ lines: [String]) -> [String] {
    var pasted = PastedLines(in: self)
    return lines.map { pasted.shown($0) }
  }
}
