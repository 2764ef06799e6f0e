import Forms
import Session
import TerminalText

extension Terminal {
  /// Asks for a value in the line editor; a secure one is neither shown nor echoed.
  func answer(_ question: Question) -> Question.Answer {
    guard let field = session.form.field(atRow: question.row) else { return .stop }
    let value = question.refused ?? session.value(ofRow: question.row)
    let prompt = Self.prompt(for: field, question.reason)
    let line = editor.readLine(
      prompt: prompt, prefill: field.isSecure ? nil : value, isSecret: field.isSecure,
      for: .value(options: field.options ?? [], canGoBack: question.reason == .fill))
    switch line {
    case .text(let text):
      output.recent.add([field.isSecure ? prompt : prompt + text])
      // Unseen, nothing typed means nothing changed.
      return field.isSecure && text.isEmpty && question.reason != .type
        ? keep(question) : .text(text)
    case .back: return .back
    case .terminated(let signal):
      terminated = signal
      return .stop
    case .pasted, .interrupted, .endOfInput: return .stop
    }
  }

  private func keep(_ question: Question) -> Question.Answer {
    question.reason == .fill ? .text(session.value(ofRow: question.row)) : .stop
  }

  /// The label, and where one value is edited its rule, which is no longer than a line has room
  /// for.
  private static func prompt(for field: Field, _ reason: Question.Reason) -> String {
    let name = Escaping.literal.escaped(field.name)
    guard reason != .fill, let rules = field.rulesInWords else { return "\(name): " }
    let shownRules = ShownText.start(of: Escaping.literal.escaped(rules), columns: 48).text
    return Charset.shown("\(name) (\(shownRules)): ")
  }
}
