import CEditline
import Foundation

extension LineEditor {
  /// Reads a line, with `prefill` in it to be edited.
  ///
  /// A secret one is not shown while it is typed, and has neither editing nor history.
  func readLine(
    prompt: String, prefill: String? = nil, isSecret: Bool = false, for purpose: Purpose = .command
  ) -> Line {
    guard let handle else { return .endOfInput }
    // One that came while a question was asked.
    if case .terminated? = outcome, let outcome { return outcome }
    self.purpose = purpose
    droppedLine = ""
    outcome = nil
    // A ^C that nobody asked for belongs to what ran before.
    _ = Signals.take(SIGINT)
    self.prompt = PromptText(prompt, isPlain: !isRich)
    put(self.prompt.linesAbove)
    // A value may be asked for by a script that is being typed.
    let givesBack = handsOverLines && purpose != .command
    handsOverLines = false
    // libedit would do so with the first key: what is typed before then, the terminal would echo.
    ceditline_set_raw(handle, 1)
    ceditline_signals_hold_stop(1)
    defer {
      ceditline_signals_hold_stop(0)
      if givesBack { handOverLines() }
    }
    guard !isSecret else { return readSecret(handle) }
    return readEdited(handle, prefill: prefill)
  }

  /// Asks a question that one key answers; anything but `y` is no.
  func ask(_ question: String) -> Bool {
    guard let handle else { return false }
    let before = activity
    activity = .question(question + " (y or n) ")
    defer { activity = before }
    put(question + " (y or n) ")
    let answer = readKey(handle, yes: "yY", no: "nN\r\n\u{4}\u{1b}\u{7f}")
    put((answer ? "y" : "n") + "\r\n")
    return answer
  }

  /// Waits for one of the keys that answer a question; a signal and the input's end are a no.
  func readKey(_ handle: OpaquePointer, yes: String, no: String) -> Bool {
    while true {
      let key = UInt8(exactly: ceditline_read_byte(handle))
      guard let key, !no.utf8.contains(key) else { return false }
      if yes.utf8.contains(key) { return true }
      ceditline_beep(handle)
    }
  }

  private func readEdited(_ handle: OpaquePointer, prefill: String?) -> Line {
    ceditline_set_prompt(handle, Self.wide(prompt.wrapped))
    self.prefill = prefill?.precomposedStringWithCanonicalMapping ?? ""
    pending = self.prefill.isEmpty ? [] : Self.wide(self.prefill)
    search = nil
    lineAfterTab = nil
    begin(.line)
    defer { end() }
    var count: Int32 = 0
    guard let line = ceditline_read(handle, &count) else { return outcome ?? .endOfInput }
    let scalars = UnsafeBufferPointer(start: line, count: Int(count))
    let read = EditedLine(buffer: scalars, cursor: 0).text
    return .text(read.hasSuffix("\n") ? String(read.dropLast()) : read)
  }

  private func begin(_ activity: Activity) {
    self.activity = activity
    setPasteBracketed(true)
  }

  private func end() {
    activity = .nothing
    shownHint = nil
    setPasteBracketed(false)
  }

  /// Switches the marks that the terminal puts around a paste.
  func setPasteBracketed(_ isOn: Bool) {
    guard isRich else { return }
    isPasteBracketed = isOn
    put(isOn ? "\u{1b}[?2004h" : "\u{1b}[?2004l")
  }

  /// Writes to the terminal; one that is gone is noticed when it is next read from.
  func put(_ text: String) {
    guard !text.isEmpty else { return }
    try? screen.write(text)
  }
}
