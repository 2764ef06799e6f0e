import Foundation
import Testing

@testable import Program
@testable import Terminal

/// Tests whether a terminal's answer about its background color is read as light or dark.
@Suite struct BackgroundQuestionTests {
  private func question(_ bytes: String) -> BackgroundQuestion {
    var question = BackgroundQuestion()
    for byte in bytes.utf8 { question.take(byte) }
    return question
  }

  @Test(
    "A color is light or dark by its luma",
    arguments: [
      ("rgb:ffff/ffff/ffff", true), ("rgb:0000/0000/0000", false), ("rgb:fd/f6/e3", true),
      ("rgb:00/2b/36", false), ("rgb:f/f/0", true), ("#ffffff", false), ("rgb:ffff/ffff", false),
      ("rgb:x/y/z", false),
    ])
  func colors(color: String, isLight: Bool) {
    #expect(BackgroundQuestion.isLight(color) == isLight)
  }

  @Test(
    "An answer ends by BEL or ST, and keys around it are kept",
    arguments: [
      ("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", ""), ("\u{1b}]11;rgb:ffff/ffff/ffff\u{7}", ""),
      ("fo\u{1b}]11;rgb:ffff/ffff/ffff\u{7}", "fo"),
    ])
  func answers(bytes: String, keys: String) {
    let question = question(bytes)
    #expect(question.isLight == true)
    #expect(String(decoding: question.keys, as: UTF8.self) == keys)
  }

  @Test("Keys without an answer stay to be read")
  func keysAlone() {
    let question = question("focus zip\r")
    #expect(question.isLight == nil)
    #expect(String(decoding: question.keys, as: UTF8.self) == "focus zip\r")
  }

  @Test(
    "COLORFGBG ends with the background's color",
    arguments: [("0;15", true), ("15;0", false), ("0;default;7", true), ("x", nil), (nil, nil)]
      as [(String?, Bool?)])
  func environment(value: String?, isLight: Bool?) {
    #expect(BackgroundQuestion.answer(inEnvironment: value) == isLight)
  }
}

/// Tests the mouse and the theme's colors in a conversation in a terminal.
@Suite struct ConversationMouseTests {
  @Test("With setting mouse on, a click on the pinned phone is a tap, and what was typed stays")
  func clicking() throws {
    let program = try ProgramTerminal()
    try program.run("setting mouse on")
    try program.terminal.wait(for: "the mouse") { $0.modes.isSuperset(of: [1000, 1006]) }
    let line = try #require(program.screen.rows.firstIndex { $0.contains("Ada Lovelace") })
    program.type("ech")
    program.type("\u{1b}[<0;16;\(line + 1)M\u{1b}[<0;16;\(line + 1)m")
    try program.terminal.wait(for: "the prompt") { $0.rows[$0.cursor.row].hasPrefix("name> ech") }
    #expect(program.screen.text.contains("formlift> tap "))
    try program.type("o done\r", untilText: "\ndone\n")
    program.terminal.signal(SIGKILL)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGKILL))
    #expect(program.screen.modes.isDisjoint(with: [1000, 1006]))
  }

  @Test("A light theme has colors that can be read on white")
  func lightColors() throws {
    let program = try terminal(theme: "light")
    #expect(program.contains("38;5;24m"))
    let dark = try terminal(theme: "dark")
    #expect(!dark.contains("38;5;24m") && dark.contains("36m"))
  }

  /// Returns everything that the program writes for `focus name` under a theme.
  private func terminal(theme: String) throws -> String {
    let program = try ProgramTerminal()
    try program.run("setting theme \(theme)")
    try program.run("focus name", thenAt: "name>")
    #expect(try program.leave() == .exited(status: 0))
    return program.transcript
  }
}
