@testable import Terminal

import Foundation
import Testing

/// Tests signals and ways of ending under a shell with job control, which can stop the program.
@Suite struct ProgramSignalTests {
  private let terminal: PseudoTerminal
  private let settings: String
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    settings = try PseudoTerminal().settings
    terminal = try PseudoTerminal(
      running: "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ProgramTerminal.environment(home: home).merging(["PS1": "shell$ "]) { $1 },
      columns: 80, lines: 24)
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    terminal.send("\(PseudoTerminal.formlift) -q; echo ended $?\n")
    try terminal.waitForPrompt()
  }

  @Test("Control-C drops the line, and twice says how to quit")
  func controlCDropsTheLineAndTwiceSaysHowToLeave() throws {
    try terminal.send("echo é", untilRow: "formlift> echo é", cursorColumn: 16)
    try terminal.send("\u{3}", untilText: "formlift> echo é^C\nformlift>")
    try terminal.send("\u{3}", untilText: "echo é^C\nformlift> ^C\nformlift>")
    terminal.send("\u{3}")
    try terminal.wait(
      for: "formlift> ^C\nformlift> ^C\n^C once more, ^D or quit leaves.\nformlift>")
    // A command begins the count again.
    terminal.send("echo on\r\u{3}\u{3}")
    try terminal.wait(for: "\non\nformlift> ^C\nformlift> ^C\n^C once more, ^D")
  }

  /// The program ends by the signal, so the shell takes it for its own ^C and skips the rest of the
  /// line.
  @Test("Control-C three times quits and keeps the answers")
  func controlCThreeTimesLeavesWithTheAnswersKept() throws {
    terminal.send("set name Ada\r\u{3}\u{3}")
    try terminal.wait(for: "^C once more, ^D or quit leaves.\nformlift>")
    try terminal.send("\u{3}", untilText: "^D or quit leaves.\nformlift> ^C\n")
    try terminal.wait(for: "formlift: the answers are kept; the next start offers them")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    #expect(!terminal.screen.modes.contains(2004))
    try terminal.send("echo ended $?\n", untilText: "\nended 130\n")
  }

  @Test("The quit command ends with its status") func quitEndsWithItsStatus() throws {
    try terminal.send("quit 3\r", untilText: "ended 3")
  }

  @Test("Keys typed after Control-C are kept") func whatIsTypedBehindControlCIsKept() throws {
    try terminal.send("dropped\u{3}echo kept\r", untilText: "\nkept\nformlift>")
  }

  /// At this moment the program hasn't read anything yet, so `^Z` is a signal and not a key.
  @Test("Control-Z stops the program at the first question") func controlZAtTheFirstQuestion()
    throws
  {
    try terminal.send("set name Ada\rquit\rquit\r", untilText: "ended 0")
    try terminal.send("clear; \(PseudoTerminal.formlift)\n", untilText: "Recover it? (y/n)")
    try terminal.send("\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    terminal.send("fg\n")
    try terminal.wait(for: "the question above one phone") { screen in
      screen.rows[screen.cursor.row].hasSuffix("Recover it? (y/n)")
        && screen.rows.count { $0.contains("─ New player ─") } == 1
        && screen.rows.last?.hasPrefix("╰") == true
    }
    try terminal.send("y", untilText: "1 answer came back; undo takes it out again\nformlift>")
  }

  /// If the keys sent signals, these would overtake keys typed before, which the system then
  /// discards.
  @Test("Control-C and typed keys keep their order")
  func keysAndSignalsOfTheKeyboardKeepTheirOrder() throws {
    terminal.send("echo one\rdropped\u{3}echo two\r")
    try terminal.wait(for: "\none\nformlift> dropped^C\nformlift> echo two\ntwo\nformlift>")
  }

  @Test(
    "Control-Z keeps the value being typed",
    arguments: [
      ("edit city\r", "city", "City: ", "Oslo", "Oslo", "Oslo"),
      ("fill\r", "name", "Name: ", "Ada", "Ada", "Ada"),
      ("edit pin\r", "pin", "PIN (4 digits): ", "8063", "", "•••"),
    ])
  func controlZKeepsTheValueThatIsTyped(
    command: String, field: String, prompt: String, value: String, shown: String, answer: String
  ) throws {
    terminal.send(command)
    try terminal.wait(for: "the question") {
      $0.rows[$0.cursor.row] == prompt.trimmingCharacters(in: .whitespaces)
    }
    try terminal.send(value + "\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    terminal.send("fg\n")
    try terminal.wait(
      forRow: (prompt + shown).trimmingCharacters(in: .whitespaces),
      cursorColumn: prompt.count + shown.count)
    try terminal.send("\r\u{3}get values.\(field)\r", untilText: "values.\(field)\n\(answer)\n")
    if shown.isEmpty { #expect(!transcript.contains(value)) }
  }

  @Test("Control-D quits and restores the terminal") func controlDLeavesAndGivesTheTerminalBack()
    throws
  {
    try terminal.send("\u{4}", untilText: "ended 0")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
  }

  @Test("Control-D warns once about unsaved answers") func controlDWarnsOnceOfUnsavedAnswers()
    throws
  {
    terminal.send("set name Ada\r\u{4}")
    try terminal.wait(
      for: """
        There are unsaved answers: save FILE keeps them, ^D or quit again leaves. The
        next start offers them.
        formlift>
        """)
    try terminal.send("\u{4}", untilText: "ended 0")
  }

  @Test("The line returns after Control-Z and fg") func controlZAndForegroundComeBackWithTheLine()
    throws
  {
    try terminal.send("echo é", untilRow: "formlift> echo é", cursorColumn: 16)
    try terminal.send("\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    #expect(!terminal.screen.modes.contains(2004))
    try terminal.send("fg\n", untilRow: "formlift> echo é", cursorColumn: 16)
    try terminal.send("!\r", untilText: "\né!\nformlift>")
  }

  @Test("A question stays open after Control-Z and fg") func controlZKeepsAQuestionOpen() throws {
    try terminal.send("edit pin\r", untilText: "PIN (4 digits):")
    try terminal.send("\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    try terminal.send("fg\n", untilRow: "PIN (4 digits):", cursorColumn: 16)
    try terminal.send("8063\rexpect values.pin == •••\recho kept\r", untilText: "\nkept\n")
    #expect(!transcript.contains("8063"))
  }

  @Test(
    "Every fatal signal restores the terminal",
    arguments: [
      SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE,
      SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS, 34,
      64,
    ])
  func theTerminalIsGivenBack(signal: Int32) throws {
    let program = try #require(terminal.foregroundProcess)
    #expect(terminal.settings != settings)
    kill(program, signal)
    try terminal.wait(for: "ended \(128 + signal)")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    #expect(!terminal.screen.modes.contains(2004))
  }

  @Test("Control-Backslash quits without a crash report")
  func controlBackslashLeavesWithoutAReport() throws {
    try terminal.send("set name Ada\recho half", untilRow: "formlift> echo half", cursorColumn: 19)
    terminal.send("\u{1c}")
    try terminal.wait(for: "formlift: the answers are kept; the next start offers them")
    try terminal.wait(for: "ended \(128 + SIGQUIT)")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(!terminal.screen.text.contains("core dumped") && !transcript.contains("Crash"))
    #expect(terminal.settings == settings)
    #expect(!terminal.screen.modes.contains(2004))
  }

  /// The shell restores the settings as well, but not the paste mode or the scroll region.
  @Test("The guardian process restores the terminal after SIGKILL")
  func afterKillTheGuardianGivesTheTerminalBack() throws {
    let program = try #require(terminal.foregroundProcess)
    #expect(terminal.settings != settings)
    kill(program, SIGKILL)
    try terminal.wait(for: "ended 137")
    try terminal.wait(for: "no mark of pastes") { !$0.modes.contains(2004) }
    #expect(terminal.settings == settings)
  }

  @Test("A fatal signal keeps the answers", arguments: [SIGTERM, SIGHUP])
  func theAnswersAreKept(signal: Int32) throws {
    try terminal.send("set name 'Ada L'\rset pin 8063\redit city\r", untilText: "City:")
    let program = try #require(terminal.foregroundProcess)
    kill(program, signal)
    try terminal.wait(for: "formlift: the answers are kept; the next start offers them")
    try terminal.wait(for: "ended \(128 + signal)")
    terminal.send("clear; \(PseudoTerminal.formlift) -q; echo ended\n")
    try terminal.wait(for: " was not saved. Recover it? (y/n)")
    try terminal.send("yget values.name\r", untilText: "\nAda L\n")
  }

  @Test("A session without answers leaves nothing behind") func withoutAnswersNothingIsKept() throws
  {
    let program = try #require(terminal.foregroundProcess)
    kill(program, SIGTERM)
    try terminal.wait(for: "ended 143")
    #expect(!terminal.screen.text.contains("kept"))
    let folder = home.path + "/.local/state/formlift/journal"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("Control-Z stops a running command") func controlZStopsACommandAtWork() throws {
    let (fifo, writer) = openFifo()
    try startAgainWithPictures()
    terminal.send("setting view pinned\r")
    try terminal.wait(for: "a region") {
      $0.scrollRegion == 0..<9 && $0.rows[$0.cursor.row] == "formlift>"
    }
    terminal.send("source \(fifo)\r")
    _ = "echo began\n".withCString { write(writer, $0, 11) }
    try terminal.wait(for: "\nbegan")
    try terminal.send("\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    #expect(terminal.screen.scrollRegion == 0..<24)
    terminal.send("fg\n")
    _ = "echo went on\n".withCString { write(writer, $0, 13) }
    close(writer)
    try terminal.wait(for: "the view and the prompt") {
      $0.scrollRegion == 0..<9 && $0.rows[$0.cursor.row] == "formlift>"
    }
    #expect(transcript.contains("\r\nwent on\r\n"))
  }

  /// The value asked for is read in the editor's mode, the script's lines in the terminal's own
  /// mode.
  @Test("A typed script is still echoed after a question")
  func aScriptThatIsTypedIsEchoedAfterAQuestion() throws {
    try startAgainWithPictures()
    try terminal.send("setting view off\r", untilText: "view off\nformlift>")
    terminal.send("source -\r")
    try terminal.wait(for: "the script") { $0.text.contains("source -") && $0.cursor.column == 0 }
    terminal.send("edit zip\r")
    try terminal.wait(for: "the question") { $0.rows[$0.cursor.row].hasPrefix("ZIP (") }
    terminal.send("90210\r")
    try terminal.wait(for: "the script") {
      $0.text.contains("zip = \"90210\"") && $0.cursor.column == 0
    }
    try terminal.send("echo one", untilRow: "echo one", cursorColumn: 8)
    try terminal.send("\r", untilText: "echo one\none")
    terminal.send("\u{4}")
    try terminal.waitForPrompt()
  }

  /// What the shell shows between the stop and the next command is overwritten.
  @Test("Control-Z stops a script during an animation") func controlZStopsAScriptAtAMovement()
    throws
  {
    let (fifo, writer) = openFifo()
    try startAgainWithPictures()
    terminal.send("setting view pinned\rsetting speed 0.25\r")
    try terminal.wait(for: "speed 0.25\nformlift>")
    terminal.send("source \(fifo)\r")
    _ = "focus zip\n".withCString { write(writer, $0, 10) }
    try terminal.wait(for: "above the keyboard")
    try terminal.send("\u{1a}", untilText: "Stopped")
    try terminal.wait(forRow: "shell$", cursorColumn: 7)
    #expect(terminal.settings == settings)
    terminal.send("clear; fg\n")
    _ = "focus name\n".withCString { write(writer, $0, 11) }
    try terminal.wait(for: "the view while the script runs") {
      $0.scrollRegion == 0..<9 && $0.rows[23].hasPrefix("╰──")
        && $0.text.contains("✓ name in view")
    }
    close(writer)
  }

  private func startAgainWithPictures() throws {
    try terminal.send("\u{4}", untilText: "ended 0")
    terminal.send("\(PseudoTerminal.formlift)\n")
    try terminal.waitForPrompt()
  }

  /// Makes a named pipe and holds it open, so that a program that reads it waits.
  ///
  /// No program that another test starts inherits it.
  private func openFifo() -> (path: String, writer: Int32) {
    let fifo = home.path + "/fifo"
    mkfifo(fifo, 0o600)
    return (fifo, open(fifo, O_RDWR | O_CLOEXEC))
  }

  private var transcript: String { String(decoding: terminal.transcript, as: UTF8.self) }

  @Test("Control-C stops a script") func controlCStopsAScript() throws {
    let (fifo, writer) = openFifo()
    defer { close(writer) }
    let script = try home.file("script", "echo began\nsource \(fifo)\necho went on\n")
    try terminal.send("source \(script)\r", untilText: "began")
    terminal.send("\u{3}")
    // A ^C before the reading began is seen with the next line.
    _ = "echo more\n".withCString { write(writer, $0, 10) }
    try terminal.wait(for: "interrupted")
    try terminal.waitForPrompt()
    #expect(!terminal.screen.text.contains("went on"))
  }
}
