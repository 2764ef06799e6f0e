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
    self.purpose = purpose
    droppedLine = ""
    outcome = nil
    // A ^C that nobody asked for belongs to what ran before.
    _ = Signals.take(SIGINT)
    self.prompt = PromptText(prompt, isPlain: !isRich)
    put(self.prompt.linesAbove)
    ceditline_signals_hold_stop(1)
    defer { ceditline_signals_hold_stop(0) }
    guard !isSecret else { return readSecret(handle) }
    return readEdited(handle, prefill: prefill)
  }

  /// Asks a question that one key answers; anything but `y` is no.
  func ask(_ question: String) -> Bool {
    guard let handle else { return false }
    let before = activity
    activity = .question
    if before == .nothing { ceditline_set_raw(handle, 1) }
    put(question + " (y or n) ")
    let answer = readAnswer(handle)
    put((answer ? "y" : "n") + "\r\n")
    if before == .nothing { ceditline_set_raw(handle, 0) }
    activity = before
    return answer
  }

  private func readAnswer(_ handle: OpaquePointer) -> Bool {
    while true {
      switch ceditline_read_byte(handle) {
      case Int32(UInt8(ascii: "y")), Int32(UInt8(ascii: "Y")): return true
      case Int32(UInt8(ascii: "n")), Int32(UInt8(ascii: "N")), 0x0a, 0x0d, 0x1b, 0x7f, 0x04, -1:
        return false
      default: ceditline_beep(handle)
      }
    }
  }

  private func readEdited(_ handle: OpaquePointer, prefill: String?) -> Line {
    ceditline_set_prompt(handle, Self.wide(prompt.wrapped))
    self.prefill = prefill?.precomposedStringWithCanonicalMapping ?? ""
    pending = self.prefill.isEmpty ? [] : Self.wide(self.prefill)
    search = nil
    lineAfterTab = nil
    // libedit would do so with the first key: what is typed before then, the terminal would echo.
    ceditline_set_raw(handle, 1)
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

  private func readSecret(_ handle: OpaquePointer) -> Line {
    activity = .secret
    ceditline_terminal_set_echo(input, 0)
    put(prompt.printed)
    defer {
      ceditline_terminal_set_echo(input, 1)
      activity = .nothing
      put("\r\n")
    }
    var bytes: [UInt8] = []
    while true {
      let byte = ceditline_read_byte(handle)
      if let outcome { return outcome }
      guard byte >= 0 else { return bytes.isEmpty ? .endOfInput : .text(Self.text(of: bytes)) }
      if byte == 0x0a || byte == 0x0d { return answer(of: bytes) }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }

  // The terminal hands over whole lines here, and these keys with them.
  private func answer(of bytes: [UInt8]) -> Line {
    let backKeys = ["\u{10}", "\u{1b}[A", "\u{1b}OA"].map { Array($0.utf8) }
    if case .value(_, canGoBack: true) = purpose, backKeys.contains(bytes) { return .back }
    return .text(Self.text(of: bytes))
  }

  private static func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).precomposedStringWithCanonicalMapping
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
