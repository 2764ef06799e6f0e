import Foundation
import Testing

@testable import AppCode
@testable import Program
@testable import Terminal

/// Tests the command `live`: the phone in a terminal, controlled by keys and the mouse.
@Suite struct LiveProgramTests {
  private let program: ProgramTerminal

  init() throws { program = try ProgramTerminal() }

  /// Enters `live` and waits until the phone fills the terminal.
  private func goLive() throws {
    program.type("live\r")
    try program.terminal.wait(for: "the phone") { $0.text.hasSuffix("F1 keys") }
  }

  /// Returns the line and column, from 0, where a text first is on the screen; throws if nowhere.
  private func cell(of text: String) throws -> (line: Int, column: Int) {
    let rows = program.screen.rows
    for (line, row) in rows.enumerated() {
      if let range = row.range(of: text) {
        return (line, row.distance(from: row.startIndex, to: range.lowerBound))
      }
    }
    throw PseudoTerminal.Failure(description: "no \(text):\n\(program.screen.text)")
  }

  private func mouse(_ code: Int, line: Int, column: Int, _ final: String = "M") {
    program.type("\u{1b}[<\(code);\(column + 1);\(line + 1)\(final)")
  }

  private func click(on text: String) throws {
    let (line, column) = try cell(of: text)
    mouse(0, line: line, column: column)
    mouse(0, line: line, column: column, "m")
  }

  @Test("A click on the ZIP row brings the keyboard, a click on a key types, Esc twice goes back")
  func clicking() throws {
    try goLive()
    #expect(program.screen.modes.isSuperset(of: [1049, 1002, 1006]))
    try click(on: "90210")
    try program.terminal.wait(for: "active    zip")
    // Where the keys come to rest.
    try program.terminal.wait(for: "the pad") { $0.rows[12].contains(/7 +8 +9/) }
    let line = try #require(program.screen.rows.firstIndex { $0.contains(/7 +8 +9/) })
    let column = try #require(program.screen.cells[line].firstIndex { $0.text == "7" })
    mouse(0, line: line, column: column)
    mouse(0, line: line, column: column, "m")
    try program.terminal.wait(for: "7▏")
    try program.type("\u{1b}", untilText: "active    none")
    program.type("\u{1b}")
    try program.terminal.waitForPrompt()
    #expect(program.screen.modes.isDisjoint(with: [1049, 1002, 1006]))
    #expect(program.screen.text.contains("formlift> live"))
    // One Esc too many does not turn the next letter into a key of its own.
    program.type("\u{1b}")
    usleep(200_000)
    try program.run("get values.zip")
    #expect(program.screen.text.contains("formlift> get values.zip\n7\n"))
    try program.run("history")
    #expect(program.screen.text.contains("type 7"))
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("A recording of touches replays to the same state")
  func recording() throws {
    try program.run("record start ~/touches.txt")
    try goLive()
    try program.type("\tAda\u{7f}\tThe Ada\u{1b}", untilText: "active    none")
    program.type("\u{1b}")
    try program.terminal.waitForPrompt()
    try program.run("record stop")
    let script = try #require(try program.files()["touches.txt"])
    for line in ["focus name", "type Ada", "delete", "next", "type 'The Ada'", "dismiss"] {
      #expect(script.contains("\n\(line)\n"), "\(script)")
    }
    let ending = try Workplace().formlift(
      ["-q", "-f", program.home.path + "/touches.txt", "-c", "get values.nickname"], input: Data())
    #expect(ending == RunResult(output: "The Ada\n"))
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test(
    "Whatever ends the program, the terminal is given back",
    arguments: [SIGTERM, SIGHUP, SIGKILL, SIGQUIT])
  func ending(by signal: Int32) throws {
    try goLive()
    program.terminal.signal(signal)
    let ending = try program.terminal.waitForEnding()
    #expect(ending == .killed(signal: signal))
    #expect(program.screen.modes.isDisjoint(with: [1049, 1002, 1006, 2004]))
    #expect(program.screen.modes.contains(25))
  }

  @Test("^C leaves the phone, and the conversation goes on")
  func interruption() throws {
    try goLive()
    program.type("\u{3}")
    try program.terminal.waitForPrompt()
    #expect(program.screen.modes.isDisjoint(with: [1049, 1002, 1006]))
    try program.run("echo goes on")
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("^S, which stops a terminal, doesn't stop the phone")
  func flowControl() throws {
    try goLive()
    try program.type("\u{13}\t", untilText: "active    name")
    try program.type("\u{13}\u{1b}", untilText: "active    none")
    program.type("\u{4}")
    try program.terminal.waitForPrompt()
    program.type("\u{13}")
    try program.run("echo goes on")
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("On the smallest terminal there is a phone to touch") func smallest() throws {
    let small = try ProgramTerminal(columns: 20, lines: 12)
    small.type("live\r")
    try small.terminal.wait(for: "the phone") { $0.rows[10] == "╰──────────────────╯" }
    let line = try #require(small.screen.rows.firstIndex { $0.contains("E-m") })
    small.type("\u{1b}[<0;10;\(line + 1)M\u{1b}[<0;10;\(line + 1)m")
    try small.terminal.wait(for: "the keys") { $0.text.contains("qwertyuiop") }
    small.type("q\u{1b}")
    try small.terminal.wait(for: "the end of the keys") { !$0.text.contains("qwertyuiop") }
    small.type("\u{1b}")
    try small.terminal.waitForPrompt()
    try small.type("get values.email\r", untilText: "\nq\nformlift>")
    #expect(try small.leave() == .exited(status: 0))
  }

  @Test("Undo in the middle of an animation shows the earlier state at once")
  func undoWhilePaused() throws {
    try goLive()
    program.type("\t")
    try program.terminal.wait(for: "active    name")
    try program.terminal.wait(for: "the keys") { $0.text.contains("{{0, 315}, {320, 253}}") }
    program.type("\u{10}\u{1b}")
    try program.terminal.wait(for: "active    none")
    program.type("\u{15}")
    try program.terminal.wait(for: "active    name")
    program.type("\u{1b}")
    try program.terminal.wait(for: "active    none")
    program.type("\u{4}")
    try program.terminal.waitForPrompt()
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("A resize in the middle of a drag redraws everything")
  func resizing() throws {
    try goLive()
    let (line, column) = try cell(of: "Nickname")
    mouse(0, line: line, column: column)
    mouse(32, line: line - 1, column: column)
    program.terminal.resize(columns: 100, lines: 40)
    try program.terminal.wait(for: "the larger phone") { screen in
      screen.rows.last?.hasSuffix("F1 keys") == true && screen.rows[27].contains("╰")
        || screen.rows.last?.hasSuffix("F1 keys") == true && screen.rows.count == 40
    }
    mouse(0, line: line - 1, column: column, "m")
    program.type("\u{4}")
    try program.terminal.waitForPrompt()
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("--live begins so, and Esc leads to the conversation")
  func option() throws {
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, ["--live"],
      environment: ProgramTerminal.environment(home: program.home))
    try terminal.wait(for: "the phone") { $0.text.hasSuffix("F1 keys") }
    terminal.send("\u{1b}")
    try terminal.waitForPrompt()
    terminal.send("quit\r")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
  }

  @Test("On a terminal that takes nothing, keys act all the same")
  func standingTerminal() throws {
    try goLive()
    program.terminal.watchesScreen = true
    // Nothing is read meanwhile: what does not fit the terminal's buffer is dropped.
    for _ in 0..<40 { program.type("\u{1b}[6~\u{1b}[5~") }
    program.type("\tAda\u{1b}")
    usleep(300_000)
    program.type("\u{4}")
    try program.terminal.waitForPrompt()
    try program.run("get values.name")
    #expect(program.screen.text.contains("\nAda\n"))
    #expect(try program.leave() == .exited(status: 0))
  }
}

extension LiveProgramTests {
  @Test("A signal that ends the program restores a terminal that takes nothing at that time")
  func endingOnStandingTerminal() throws {
    try goLive()
    for size in 1...20 {
      program.terminal.resize(columns: 300 - size % 2, lines: 140)
      usleep(20_000)
    }
    program.terminal.signal(SIGTERM)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGTERM))
    #expect(program.screen.modes.isDisjoint(with: [1049, 1002, 1006, 2004]))
  }
}

/// Tests that `live` is refused where it can't work, with a sentence that names other commands.
@Suite struct LiveRefusalTests {
  @Test("A script, a dumb terminal, speech and a small terminal are refused in a sentence")
  func refusals() throws {
    let workplace = try Workplace()
    try ProgramCase(
      "", ["-c", "live"],
      diagnostics: """
        <command>:1: error: `live` needs an interactive session in a terminal; use `tap`, `drag` and `type` in a \
        script
          live
          ^

        """, status: 1
    ).check(in: workplace)
    try ProgramCase(
      "", ["--live"],
      diagnostics: "formlift: error: --live needs a terminal on standard input and output\n",
      status: 2
    ).check(in: workplace)
  }

  @Test(
    "A terminal on which a phone cannot be touched says why",
    arguments: [
      (["TERM": "dumb"], 80, 24, "`live` shows a picture, and speech is on"),
      (["ACCESSIBLE": "1"], 80, 24, "`live` shows a picture, and speech is on"),
      ([:], 60, 11, "`live` needs a terminal of 20 × 12 cells, not 60 × 11"),
    ] as [([String: String], Int, Int, String)])
  func terminals(
    environment: [String: String], columns: Int, lines: Int, reason: String
  ) throws {
    let home = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, [],
      environment: ProgramTerminal.environment(home: home).merging(environment) { $1 },
      columns: columns, lines: lines)
    try terminal.wait(for: "formlift>")
    terminal.send("live\r")
    try terminal.wait(for: "the reason") { screen in
      screen.text.split(separator: "\n").joined(separator: " ").contains(reason)
    }
    terminal.send("quit\r")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
  }
}
