import Forms
import Foundation
import Session
import Testing

@testable import AppCode
@testable import Program
@testable import SessionRunning
@testable import Terminal

/// Tests how a conversation handles typed lines, with a console but without a terminal.
struct ConversationTests {
  private struct RunResult {
    let console: TestConsole
    let signal: Int32?
    let status: SessionRunning.ExitStatus?

    /// The console's output without prompts, phones, and the greeting.
    var told: [String] {
      console.output.filter { !$0.contains("> ") && !$0.hasPrefix("#") && !$0.hasPrefix("~") }
        .filter { $0 != "- help lists the commands, Tab completes, ^D leaves." }
    }
  }

  /// Runs a conversation until it ends, or until all lines typed at the console are read.
  private func converse(
    at console: TestConsole, _ arguments: [String] = ["-q"], form: String? = nil
  ) throws -> RunResult {
    let form = try form.map { try Form($0) } ?? Form.builtIn()
    let session = Session(form: form, fileName: "f.yaml")
    let options = try Options(arguments)
    let runner = Runner(session, options: options, console: PlainConsole(options, output: Output()))
    let conversation = SessionRunning.Conversation(console, runner, options: options)
    let signal = conversation.run()
    return RunResult(console: console, signal: signal, status: runner.givenStatus)
  }

  private func converse(_ lines: [String], form: String? = nil) throws -> RunResult {
    let console = TestConsole()
    console.typed = lines.map { .text($0) }
    return try converse(at: console, form: form)
  }

  @Test("Lines run and are remembered until one quits") func runsAndRemembersLinesUntilOneLeaves()
    throws
  {
    let ending = try converse(["get device.name", "", "get x", "quit 3", "echo unread"])
    #expect(ending.told.count == 2)
    #expect(ending.told.first == "< iphone-5s")
    #expect(ending.told.last?.hasPrefix("! error: ") == true)
    #expect(ending.console.remembered == ["get device.name", "get x", "quit 3"])
    #expect(ending.status == SessionRunning.ExitStatus(rawValue: 3))
    #expect(ending.signal == nil)
    #expect(ending.console.isClosed)
  }

  @Test("The prompt names the active field") func thePromptNamesTheActiveField() throws {
    let ending = try converse(["focus zip", "dismiss"])
    #expect(
      ending.console.output.filter { $0.contains("> ") }
        == ["formlift> focus zip", "zip> dismiss", "formlift> "])
  }

  @Test("The first start has a longer greeting", arguments: [(true, 3), (false, 1)])
  func greetsAtGreaterLengthAtTheFirstStart(isNew: Bool, count: Int) throws {
    let console = TestConsole()
    console.isNew = isNew
    let output = try converse(at: console).console.output
    #expect(output.first == "# New player")
    #expect(output.count { $0.hasPrefix("- ") } == count)
    #expect(try converse(at: TestConsole(), ["--json"]).console.output == ["formlift> "])
  }

  /// Quitting with answers in no file prints a warning; the same key or command again quits.
  @Test("Quitting with unsaved answers warns once")
  func leavingIsRefusedOnceWhereAnswersWouldBeLost() throws {
    let warning = "- There are unsaved answers: save FILE keeps them, ^D or quit again leaves."
    let ends = TestConsole()
    ends.typed = [.text("set name Ada"), .endOfInput, .endOfInput, .text("echo unread")]
    #expect(try converse(at: ends).told == [warning])
    #expect(ends.typed == [.text("echo unread")])
    let quits = try converse(["set name Ada", "quit", "echo between", "quit", "quit", "echo"])
    #expect(quits.told == [warning, "< between", warning])
    #expect(quits.console.typed == [.text("echo")])
  }

  /// A Control-C that discards a typed line doesn't count.
  @Test("The third Control-C on an empty line quits") func theThirdInterruptionOfAnEmptyLineEnds()
    throws
  {
    let console = TestConsole()
    console.typed = Array(repeating: .interrupted, count: 6)
    console.dropped = ["", "half a li", "", "", ""]
    let ending = try converse(at: console)
    #expect(ending.told == ["- ^C once more, ^D or quit leaves."])
    #expect(ending.signal == SIGINT)
    #expect(console.typed == [.interrupted])
    #expect(console.isClosed)
  }

  @Test("Holding Control-C down does not quit") func aKeyHeldDownIsNoAnswerToTheWarning() throws {
    let console = TestConsole()
    console.hasKeysWaiting = true
    console.typed = Array(repeating: .interrupted, count: 5)
    let ending = try converse(at: console)
    // The second counts as the third, and the next begins to count again.
    #expect(ending.signal == nil)
    #expect(console.typed.isEmpty)
  }

  @Test("A signal ends the conversation and is passed on") func aSignalEndsAndIsPassedOn() throws {
    let console = TestConsole()
    console.typed = [.text("set name Ada"), .terminated(signal: SIGTERM), .text("echo unread")]
    let ending = try converse(at: console)
    #expect(ending.signal == SIGTERM)
    #expect(console.typed.count == 1)
    #expect(console.isClosed)
    // One that came while something ran ends it before the next line.
    let other = TestConsole()
    other.termination = SIGHUP
    #expect(try converse(at: other).signal == SIGHUP)
    #expect(!other.output.contains { $0.contains("> ") })
  }

  @Test("Pasted lines run only when confirmed") func aPasteRunsOnlyWhereItIsConfirmed() throws {
    let lines = ["echo 1", "echo 2", "echo 3"]
    let console = TestConsole()
    console.typed = [.pasted(lines, typed: EditedLine("echo ", cursor: 5))]
    let refused = try converse(at: console)
    let question = ["-   echo 1", "-   echo 2", "-   echo 3", "? Run these 3 lines?"]
    #expect(refused.told == question)
    #expect(console.kept == EditedLine("echo ", cursor: 5))
    #expect(console.remembered == [])
    let other = TestConsole()
    other.typed = console.typed + [.pasted(lines, typed: EditedLine(""))]
    other.isConfirming = true
    #expect(try converse(at: other).told == question + ["< 1", "< 2", "< 3"])
    #expect(other.kept == nil)
    #expect(other.remembered == lines)
  }

  /// The history keeps no line with a secret, and no refused line, which may contain one.
  @Test("Lines with secrets are not remembered") func secretsAreNotRemembered() throws {
    let form = """
      form: Locker
      sections: [{rows: [{field: name}, {field: pin, secure: true}]}]
      """
    let ending = try converse(["set name Ada", "set pin 1234", "sett pin 1234"], form: form)
    #expect(ending.console.remembered == ["set name Ada"])
  }

  /// `clear` clears the screen in a shell, so the program asks before it empties a field.
  @Test("The clear command asks before it empties a field")
  func clearIsAskedAboutWhereItWouldEmptyAField() throws {
    let lines = ["focus name", "type Ada", "clear", "get values.name"]
    let kept = try converse(lines)
    #expect(kept.told.first == "? Empty name? ^L clears the screen.")
    #expect(kept.told.contains("< Ada"))
    #expect(kept.console.remembered == lines)
    let console = TestConsole()
    console.typed = lines.map { .text($0) }
    console.isConfirming = true
    #expect(try converse(at: console).told.contains("< "))
    // An empty field has nothing to lose.
    #expect(try converse(["focus name", "clear"]).told == [])
  }

  @Test("Speech output uses words instead of symbols") func whatIsReadOutIsSpoken() throws {
    let console = TestConsole()
    console.isSpoken = true
    console.typed = [.text("focus zip")]
    let told = try converse(at: console, []).told
    #expect(!told.contains { $0.contains("✓") })
    #expect(told.contains { $0.contains("text field") })
  }
}
