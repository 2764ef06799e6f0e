import Foundation
import Testing

/// Tests that a secure value is in no file written by the session and no byte sent to the terminal.
@Suite struct ProgramSecretTests {
  @Test("A secret appears in no output and no file") func isNowhere() throws {
    let program = try ProgramTerminal(columns: 119, lines: 40)
    let record = program.home.path + "/recorded"
    try program.run("record start \(record)")
    try program.run("set name Ada")
    try program.type("edit pin\r", untilLine: "PIN (4 digits):")
    try program.type("8063\r", untilLine: "formlift>")
    try program.run("focus pin", thenAt: "pin>")
    program.type("type\r")
    try program.terminal.wait(for: "the question") {
      $0.rows[$0.cursor.row] == "PIN (4 digits):"
    }
    try program.type("7154\r", untilLine: "pin>")
    for line in ["values", "fields", "get values.pin", "show state", "show events", "why", "undo"] {
      program.type(line + "\r")
    }
    program.type("history\rrecord stop\rexpect values.pin == •••\r")
    try program.terminal.wait(for: "wrote \(record)")
    try program.type("\recho done\r", untilText: "\ndone\n")
    program.terminal.signal(SIGTERM)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGTERM))
    for (name, text) in try program.files() {
      // A journal has checksums and times, which may contain any digits.
      let mark = name.hasSuffix(".journal") ? "\"" : ""
      #expect(!text.contains("\(mark)8063") && !text.contains("\(mark)7154"), "\(name)")
    }
    #expect(try program.files().values.contains { $0.contains("\"set\"") && $0.contains("Ada") })
    #expect(!program.transcript.contains("8063"))
    #expect(!program.transcript.contains("7154"))
    #expect(program.transcript.contains("•••"))
  }

  /// As in UIKit, each typed character shows as a bullet; the character isn't sent to the terminal.
  @Test("The phone shows a bullet for each typed character")
  func thePhoneHasABulletForEachCharacterTyped() throws {
    let program = try ProgramTerminal(columns: 100, lines: 60)
    func wait(forField text: String) throws {
      try program.terminal.wait(for: "the field \(text)") { screen in
        screen.rows.contains { row in
          row.firstMatch(of: /▌ PIN +(•*▏)/).map { $0.1 == text } ?? false
        }
      }
    }
    try program.run("focus pin", thenAt: "pin>")
    try program.type("edit\r", untilLine: "PIN (4 digits):")
    for (key, text) in [
      ("8", "•▏"), ("0", "••▏"), ("6\u{7f}", "••▏"), ("\u{1b}[200~632\u{1b}[201~", "•••••▏"),
      ("\u{15}", "▏"), ("80", "••▏"), ("\u{3}", "▏"),
    ] {
      program.type(key)
      try wait(forField: text)
    }
    try program.wait(forLine: "pin>")
    try program.run("set pin 71", thenAt: "pin>")
    try wait(forField: "••▏")
    try program.type("type\r", untilLine: "PIN (4 digits):")
    program.type("80")
    try wait(forField: "••••▏")
    program.type("\u{15}")
    try wait(forField: "••▏")
    try program.type("632\r", untilLine: "pin>")
    try wait(forField: "•••••▏")
    try program.type("fill\r", untilLine: "PIN:")
    program.type("12")
    try wait(forField: "••▏")
    try program.type("\r", untilLine: "PIN:")
    try wait(forField: "•••••▏")
    #expect(!program.transcript.contains("632"))
  }

  @Test("Secrets typed on the line are not remembered") func whatIsTypedOnTheLineIsNotRemembered()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    try program.run("set pin 8063")
    try program.run("focus pin", thenAt: "pin>")
    try program.run("type 1", thenAt: "pin>")
    try program.run("set zip 90210", thenAt: "pin>")
    #expect(try program.leave() == .exited(status: 0))
    let history = try program.files().first { $0.key.hasSuffix("history") }
    #expect(history?.value == "focus pin\nset zip 90210\nquit\n")
  }

  @Test("A second line pasted for a secret is not shown")
  func aSecondLinePastedForASecretIsNotSeen() throws {
    let program = try ProgramTerminal(["-q"])
    try program.type("edit pin\r", untilLine: "PIN (4 digits):")
    try program.type("\u{1b}[200~8063\n7154\n\u{1b}[201~\r", untilLine: "formlift>")
    // Four digits keep the rule.
    try program.type("validate\recho done\r", untilText: "\ndone\n")
    #expect(!program.transcript.contains("7154") && !program.transcript.contains("•••••"))
    #expect(!program.transcript.contains("pin:"))
  }

  /// Only running a pasted line shows whether it is an answer for a secure field.
  @Test("Only the commands of a paste are remembered") func ofAPasteOnlyTheCommandsAreRemembered()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type(
      "\u{1b}[200~focus pin\ntype 80\nfill\n8063\nget values.pin\nbogus\nhelp\u{1b}[201~")
    try program.wait(forLine: "Run these 7 lines? (y or n)")
    program.type("y")
    try program.terminal.wait(
      for: "<paste>:6: error: no command \"bogus\"; `help commands` lists them\nformlift>")
    #expect(try program.leave() == .exited(status: 0))
    #expect(try !program.files().values.contains { $0.contains("80") })
    #expect(!program.transcript.contains("80"))
    let history = try program.files().first { $0.key.hasSuffix("history") }
    #expect(history?.value == "focus pin\nfill\nget values.pin\nbogus\nquit\n")
  }

  @Test("A secret typed ahead is not echoed") func typedAheadItIsNotEchoed() throws {
    let program = try ProgramTerminal(["-q"])
    try program.type("edit pin\r8063\rexpect values.pin == •••\recho done\r", untilText: "\ndone\n")
    #expect(!program.transcript.contains("80"))
    #expect(!program.screen.text.contains("error"))
  }

  @Test("A secret is shown as bullets in JSON") func inJSONItIsBullets() throws {
    let program = try ProgramTerminal(["--json"])
    try program.type("edit pin\r", untilLine: "PIN (4 digits):")
    program.type("8063\rget values.pin\recho done\r")
    // Wherever the terminal breaks the line.
    try program.terminal.wait(for: "the answer") { _ in
      program.transcript.contains("\"answer\":[\"done\"]")
    }
    #expect(!program.transcript.contains("8063"))
    #expect(program.transcript.contains("\"changed\":{\"pin\":\"•••\"}"))
  }

  @Test("An empty answer or Control-C leaves the secret unchanged")
  func anEmptyAnswerAndControlCLeaveTheValue() throws {
    let program = try ProgramTerminal(["-q"])
    try program.run("set pin 8063")
    for keys in ["\r", "12\u{3}", "\u{4}"] {
      try program.type("edit pin\r", untilLine: "PIN (4 digits):")
      try program.type(keys, untilLine: "formlift>")
    }
    try program.run("expect values.pin == •••")
    try program.type("save \(program.home.path)/answers\r", untilText: "answers")
    #expect(try program.leave() == .exited(status: 0))
    #expect(try program.files()["answers"]?.contains("8063") == true)
  }
}
