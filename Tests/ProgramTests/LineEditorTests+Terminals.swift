import CEditline
import Foundation
import Testing

@testable import Program
@testable import AppCode

/// Tests of what the line editor writes to a terminal, and what it never writes.
extension LineEditorTests {
  @Test(
    "A secret is never written to the terminal",
    arguments: [
      ("gehx\u{7f}eim\n", #"text("geheim")"#), ("👍🏽\u{7f}e\u{301}\u{8}a\r", #"text("a")"#),
      ("\u{7f}ab\u{15}c\r", #"text("c")"#), ("\u{4}", "endOfInput"), ("a\u{4}\r", #"text("a")"#),
      ("\u{10}", "back"), ("\u{1b}OA", "back"), ("\u{1b}[A", "back"),
      ("a\u{1b}[A\u{1b}[D\u{1b}b\u{10}\r", #"text("a")"#),
    ])
  func aSecretIsNeverWritten(keys: String, result: String) throws {
    let edited = try EditedTerminal { editor in
      let line = editor.readSecret(prompt: "password: ", for: .value(canGoBack: true))
      editor.terminal.put("\(String(describing: line))")
    }
    try edited.terminal.wait(for: "password:")
    edited.terminal.send(keys)
    try edited.waitUntilClosed()
    let shown = String(decoding: edited.terminal.transcript, as: UTF8.self)
    #expect(
      shown.replacingOccurrences(of: "\u{7}", with: "")
        == "\u{1b}[?2004hpassword: \r\r\n\(result)\u{1b}[?2004l")
  }

  /// The app's own code runs in forked processes and may call `exit`, which must not reset the
  /// terminal.
  @Test("A forked process leaves the terminal alone") func aCopyOfTheProcessLeavesTheTerminalAlone()
    throws
  {
    let edited = try EditedTerminal { editor in
      let line = editor.readSecret(prompt: "password: ")
      editor.terminal.put("\(String(describing: line))")
    }
    try edited.terminal.wait(for: "password:")
    #expect(ForkedRun.failure(of: ceditline_terminal_restore)?.reason == nil)
    edited.terminal.send("geheim\r")
    try edited.waitUntilClosed()
    let shown = String(decoding: edited.terminal.transcript, as: UTF8.self)
    #expect(shown == "\u{1b}[?2004hpassword: \r\r\ntext(\"geheim\")\u{1b}[?2004l")
  }

  /// Between lines, too, the terminal must not show keys or interpret them itself.
  @Test(
    "Keys typed between lines go to the next line",
    arguments: [
      ("\u{12}on\r", #"text("one")"#), ("on\u{1b}[A\r", #"text("one")"#), ("\u{4}", "endOfInput"),
      ("x\u{16}\u{15}y\r", "text(\"x\\u{15}y\")"),
    ])
  func whatIsTypedBetweenLinesIsForTheNext(keys: String, result: String) throws {
    let edited = try EditedTerminal { editor in
      _ = editor.readLine(prompt: "> ")
      editor.remember("one")
      editor.terminal.put("at work\r\n")
      let isPatient = editor.terminal.staysQuiet(until: .now + .seconds(PseudoTerminal.patience))
      editor.terminal.put(isPatient ? "no key came\r\n" : "a key came\r\n")
      let line = editor.readLine(prompt: "> ")
      editor.terminal.put("\(String(describing: line))\r\n")
    }
    try edited.type("one\r")
    try edited.terminal.wait(for: "at work")
    try edited.terminal.send(keys, untilText: "at work\na key came\n>")
    try edited.terminal.wait(for: result)
    try edited.waitUntilClosed()
  }

  /// Older terminals show a hand in four columns and a family in six, newer ones both in two.
  @Test(
    "An emoji at the margin leaves no remains",
    arguments: [
      ("1234👨‍👩‍👧b", "> 1234👨‍👩‍👧b"), ("12👨‍👩‍👧b", "> 12👨‍👩‍👧b"), ("123456👍🏽b", "> 123456👍🏽\nb"),
    ])
  func aClusterAtTheMarginLeavesNothingBehind(keys: String, shown: String) throws {
    let edited = try EditedTerminal(columns: 10)
    try edited.type(keys)
    try edited.terminal.wait(for: "the line on a newer terminal") { _ in
      var screen = TerminalScreen(columns: 10, lines: 10)
      screen.joinsClusters = true
      screen.feed(edited.terminal.transcript)
      return screen.text == shown
    }
    try edited.end()
  }
}
