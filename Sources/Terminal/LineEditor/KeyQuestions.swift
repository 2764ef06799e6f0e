/// Asks questions at the terminal that the user answers by a single key.
///
/// A signal or the end of input means no.
struct KeyQuestions {
  private let keys: EditLine
  private let terminal: TerminalDevice
  private let watch: SignalWatch

  init(_ keys: EditLine, on terminal: TerminalDevice, _ watch: SignalWatch) {
    self.keys = keys
    self.terminal = terminal
    self.watch = watch
  }

  /// Asks a yes-or-no question, and returns true for `y`.
  ///
  /// The question must fit in a row and name its keys. Any other key means no. A character other
  /// than `y` and `n` becomes the start of the next line.
  func confirms(_ question: String) -> Bool {
    let answer = terminal.readingKeys {
      isAnswered("\(question) ", yes: "yY", no: "nN\r\n\u{4}\u{1b}\u{7f}")
    }
    terminal.put(answer ? "y\r\n" : "n\r\n")
    return answer
  }

  private func isAnswered(_ question: String, yes: String, no: String) -> Bool {
    asking(question) {
      while let key = keys.readByte() {
        if yes.utf8.contains(key) { return true }
        if key == 0x1b { dropSequence() }
        if no.utf8.contains(key) { return false }
        if key > 0x20 {
          keys.unread(key)
          return false
        }
        terminal.beep()
      }
      if keys.isGone { watch.loseTerminal() }
      return false
    }
  }

  /// Discards the rest of an escape sequence, if the user answers by an arrow key, a function key
  /// or a paste.
  private func dropSequence() {
    if keys.readSequence() == PastedText.start { _ = PastedText.read(from: keys) { _ in } }
  }

  /// Asks whether to continue, for example with the next page, and then erases the question.
  ///
  /// Space and Return mean yes. Another key means no and may become the start of the next line.
  func goesOn(at question: String) -> Bool {
    asking(question) {
      defer { terminal.put("\r\u{1b}[K") }
      guard let key = terminal.readingKeys({ keys.readByte() }) else {
        if keys.isGone { watch.loseTerminal() }
        return false
      }
      if " \r\n".utf8.contains(key) { return true }
      if !"qQ\u{4}".utf8.contains(key) { keys.unread(key) }
      return false
    }
  }

  private func asking(_ question: String, _ body: () -> Bool) -> Bool {
    watch.during(.question(question)) {
      terminal.put("\(question)")
      watch.backdrop?.refresh()
      return body()
    }
  }
}
