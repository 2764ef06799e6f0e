/// What is shown of lines before it is asked whether to run them: nothing that may be secret by the
/// time it is their turn.
///
/// What a line is for depends on those before it: one may make a secure field active, ask for a
/// value, or open a form that has such a field.
struct PastedLines {
  private let session: Session
  /// Whether a line before may have opened another form.
  private var mayHaveOpened = false
  /// Whether it may be an answer that a line before asks for.
  private var mayBeAnswer = false
  private var isFirst = true

  init(in session: Session) { self.session = session }

  /// Returns the next line as it may be shown.
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

  /// Returns a line as it may be shown that is run in the session as it is.
  ///
  /// Unlike one that was refused, it may be ordinary text, which is what the user is to recognise.
  private func shown(_ statement: Statement) -> String {
    guard session.state.hasSecrets, statement.name == nil else { return session.shown(statement) }
    return Redaction(of: statement.text, .pasted, in: session.state)?.shown ?? statement.text
  }

  private mutating func note(_ statement: Statement) {
    isFirst = false
    if statement.mayChangeForm { mayHaveOpened = true }
    if statement.asksForAnswers { mayBeAnswer = true }
    if statement.text == "." { mayBeAnswer = false }
  }
}

extension Session {
  /// Returns lines as they may be shown before they run.
  package func shownBeforeRunning(_ lines: [String]) -> [String] {
    var pasted = PastedLines(in: self)
    return lines.map { pasted.shown($0) }
  }
}
