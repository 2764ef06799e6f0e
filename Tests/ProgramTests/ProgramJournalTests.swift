@testable import Terminal

import Foundation
import Testing

/// Tests, in a terminal, that answers survive if the program ends without saving.
struct ProgramJournalTests {
  private let home: TemporaryFolder
  private let form: String

  init() throws {
    home = try TemporaryFolder()
    form = try home.file(
      "form.yaml",
      """
      form: Player
      sections: [{rows: [{field: name}, {field: zip, pattern: "[0-9]{5}"}, {field: city}]}]
      """)
  }

  private func start(_ arguments: [String] = [], columns: Int = 80) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: PseudoTerminal.formlift, [form, "-q"] + arguments,
      environment: ProgramTerminal.environment(home: home), columns: columns)
  }

  private func run(_ lines: String..., on terminal: PseudoTerminal) throws {
    try run(lines, on: terminal)
  }

  private func run(_ lines: [String], on terminal: PseudoTerminal) throws {
    for line in lines {
      func echoes(_ screen: TerminalScreen) -> Int {
        screen.rows[..<screen.cursor.row].count { $0.hasSuffix("> " + line) }
      }
      let before = echoes(terminal.screen)
      terminal.send(line + "\r")
      try terminal.wait(for: "a prompt below \"\(line)\"") { screen in
        screen.rows[screen.cursor.row].hasSuffix(">") && echoes(screen) > before
      }
    }
  }

  /// Runs lines in a session and kills it, so that their answers are left in the journal.
  private func leaveAnswers(_ lines: String...) throws {
    let terminal = try start()
    try terminal.waitForPrompt()
    try run(lines, on: terminal)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnding()
  }

  private var journals: [String] {
    let folder = home.path + "/.local/state/formlift/journal"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Starts the program after `leaveAnswers` and answers its question with a key.
  ///
  /// Expects that the question says how many answers there are, as in "2 answers".
  private func startAgain(_ key: String, answers: String) throws -> PseudoTerminal {
    let terminal = try start()
    try terminal.wait(for: "(y/n)")
    let question =
      /Player: ([0-9]+ answers?) from [0-9]{2}:[0-9]{2} (?:was|were) not saved\. Recover (?:it|them)\? \(y\/n\)/
    #expect(try question.firstMatch(in: terminal.screen.text).map { String($0.1) } == answers)
    terminal.send(key)
    try terminal.waitForPrompt()
    return terminal
  }

  /// A letter typed while the program starts, such as a command's first, isn't an answer to its
  /// question.
  @Test("Typed-ahead letters do not answer the recovery question") func whatIsTypedAheadIsNoAnswer()
    throws
  {
    try leaveAnswers("set name Ada")
    let again = try PseudoTerminal(
      running: "/bin/sh", ["-c", "read x; exec \(PseudoTerminal.formlift) \(form) -q"],
      environment: ProgramTerminal.environment(home: home))
    try again.send("go\rstrategy\r", untilText: "was not saved; `recover` brings it back.")
    try again.wait(for: "a prompt below the command") { screen in
      screen.rows[screen.cursor.row] == "formlift>" && screen.text.contains("> strategy\n")
    }
    #expect(!again.screen.text.contains("(y/n)"))
    try run("get values.name", on: again)
    #expect(again.screen.text.contains("values.name\n\n"))
  }

  @Test("SIGKILL loses no accepted answer") func nothingThatWasAcceptedIsLostByKill() throws {
    let terminal = try start()
    try terminal.waitForPrompt()
    try run("set name Ada", "focus zip", "type 90210", on: terminal)
    try terminal.send("fill\r", untilText: "zip: 90210")
    try terminal.send("\r", untilRow: "city:", cursorColumn: 6)
    try terminal.send("Londonn\u{8}\r", untilText: "every answer is valid")
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnding() == .killed(signal: SIGKILL))
    let again = try startAgain("y", answers: "3 answers")
    try run("get values.name", "get values.zip", "get values.city", on: again)
    #expect(again.screen.text.contains("\nAda\n"))
    #expect(again.screen.text.contains("\n90210\n"))
    #expect(again.screen.text.contains("\nLondon\n"))
    again.signal(SIGKILL)
    _ = try again.waitForEnding()
    #expect(journals.count == 1)
    _ = try startAgain("y", answers: "3 answers")
  }

  /// Recovered answers replace those that the answers file has by then.
  @Test("Recovered answers are applied over a changed answers file", arguments: [true, false])
  func aChangedFileKeepsItsAnswers(isNamedAgain: Bool) throws {
    let answers = try home.file("my.json", #"{"name": "V1", "zip": "11111"}"#)
    let terminal = try start(["--answers", answers])
    try terminal.waitForPrompt()
    try run("set name Mine", on: terminal)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnding()
    _ = try home.file("my.json", #"{"name": "Colleague", "zip": "22222"}"#)
    let again = try start(isNamedAgain ? ["--answers", answers] : [], columns: 400)
    try again.wait(for: "was not saved; \(answers) has changed since. Recover it? (y/n)")
    again.send("y")
    try again.waitForPrompt()
    #expect(again.screen.text.contains(": 1 answer from "))
    try run("save", on: again)
    #expect(
      try String(contentsOfFile: answers, encoding: .utf8)
        == "{\n  \"name\": \"Mine\",\n  \"zip\": \"22222\",\n  \"city\": \"\"\n}\n")
  }

  @Test("Changes of the form survive SIGKILL") func changesOfTheFormOutliveKill() throws {
    try leaveAnswers("row add club after zip", "set club Hull")
    let again = try start()
    try again.wait(for: "(y/n)")
    #expect(again.screen.text.contains("Player: changes of the form with 1 answer from "))
    again.send("y")
    try again.waitForPrompt()
    try run("get values.club", "write", on: again)
    #expect(again.screen.text.contains("> get values.club\nHull\n"))
    #expect(try String(contentsOfFile: form, encoding: .utf8).contains("field: club"))
  }

  @Test("A new form survives SIGKILL") func aFormThatWasBegunOutlivesKill() throws {
    func start() throws -> PseudoTerminal {
      try PseudoTerminal(
        running: PseudoTerminal.formlift, ["-q"],
        environment: ProgramTerminal.environment(home: home))
    }
    let terminal = try start()
    try terminal.waitForPrompt()
    try run("new Check out", "row add name label=Name", on: terminal)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnding()
    let again = try start()
    try again.waitForPrompt()
    #expect(
      again.screen.text.contains(
        /'Check out' from [0-9:]{5} was not written: new 'Check out' and recover bring it\nback\./))
    try run("new Check out", "recover", "fields", on: again)
    #expect(
      again.screen.text.contains(/changes of the form from [0-9:]{5} were not saved; `recover/))
    #expect(again.screen.text.contains("\n 1  name  Name  \"\"\n"))
    try again.send("quit\r", untilText: "quit again leaves. The next\nstart offers it.")
    again.send("quit\r")
    #expect(try again.waitForEnding() == .exited(status: 0))
  }

  @Test("Nothing is offered after saving") func savingEndsIt() throws {
    let terminal = try start()
    try terminal.waitForPrompt()
    try run("set name Ada", "save \(home.path)/answers", on: terminal)
    terminal.send("quit\r")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
    #expect(journals == [])
    let again = try start()
    try again.waitForPrompt()
    #expect(!again.screen.text.contains("not saved"))
  }

  @Test("Unsaved answers are offered again after quitting") func whoLeavesIsAskedAgain() throws {
    let terminal = try start()
    try terminal.waitForPrompt()
    try run("set name Ada", "quit", on: terminal)
    #expect(
      terminal.screen.text.contains(
        "save FILE keeps them, ^D or quit again leaves. The\nnext start offers them.\n"))
    terminal.send("quit\r")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
    let no = try startAgain("n", answers: "1 answer")
    try no.wait(for: "It is kept: `recover` brings it back, `recover --discard` deletes it.")
    try run("recover", "get values.name", "undo", "get values.name", on: no)
    #expect(no.screen.text.contains("> get values.name\nAda\n"))
    #expect(no.screen.text.contains("> get values.name\n\n"))
    no.send("quit\r")
    #expect(try no.waitForEnding() == .exited(status: 0))
    #expect(journals == [])
  }

  @Test("The command recover --discard deletes kept answers") func whatIsNotWantedIsDropped() throws
  {
    try leaveAnswers("set name Ada")
    let no = try startAgain("n", answers: "1 answer")
    try run("set city Bath", "recover --discard", on: no)
    // What this session has is no part of that.
    #expect(journals.count == 1)
    try run("recover --discard", on: no)
    #expect(journals == [])
    try run("recover --discard", "recover", on: no)
    #expect(no.screen.text.contains("error: nothing to drop\n"))
    #expect(no.screen.text.contains("error: nothing to bring back\n"))
  }

  @Test("Answers that the form no longer accepts are reported and kept")
  func whatTheFormNoLongerTakesIsToldAndKept() throws {
    try leaveAnswers("set name Ada", "set zip 9", "set city Bath")
    _ = try home.file(
      "form.yaml",
      """
      form: Player
      sections: [{rows: [{field: name}, {field: zip, pattern: "[0-9]{4}"}]}]
      """)
    let again = try startAgain("y", answers: "3 answers")
    #expect(
      again.screen.text.contains(
        """
        zip = "9" is kept aside: it must be 4 digits, not "9"
        city = "Bath" is kept aside: the form no longer has this field
        """))
    try run("get values.name", "get values.zip", on: again)
    #expect(again.screen.text.contains("> get values.name\nAda\n"))
    #expect(again.screen.text.contains("> get values.zip\n\n"))
    try run("save \(home.path)/answers", on: again)
    again.send("quit\r")
    _ = try again.waitForEnding()
    let third = try start()
    try third.wait(
      for: "2 answers are kept aside: `recover` tries again, `recover --discard` deletes\nthem.")
    try third.waitForPrompt()
    try run("recover --discard", on: third)
    third.send("quit\r")
    _ = try third.waitForEnding()
    #expect(journals == [])
  }

  @Test("A second session of the same form gets a notice") func theSecondSessionIsTold() throws {
    let one = try start()
    try one.waitForPrompt()
    let other = try start()
    try other.wait(for: "Another session has this form open; each keeps its own answers.")
    try other.waitForPrompt()
    try run("set name Ada", on: one)
    one.signal(SIGKILL)
    _ = try one.waitForEnding()
    try run("recover", "get values.name", on: other)
    #expect(other.screen.text.contains("\nAda\n"))
  }

  @Test("A second session gets a notice even after a save")
  func theSecondSessionIsToldBehindASaveToo() throws {
    let one = try start()
    try one.waitForPrompt()
    try run("set name Ada", "save \(home.path)/answers", on: one)
    let other = try start()
    try other.wait(for: "Another session has this form open; each keeps its own answers.")
    try other.waitForPrompt()
    for terminal in [other, one] {
      terminal.send("quit\r")
      #expect(try terminal.waitForEnding() == .exited(status: 0))
    }
    #expect(journals == [])
  }

  @Test("Replaced recovered answers are reported") func whatGivesWayIsTold() throws {
    try leaveAnswers("set name Ada")
    let second = try startAgain("n", answers: "1 answer")
    try run("set name Bea", on: second)
    second.signal(SIGKILL)
    _ = try second.waitForEnding()
    let again = try startAgain("y", answers: "1 answer")
    #expect(again.screen.text.contains("name = \"Ada\" was replaced by a later answer\n"))
  }

  /// `recover` prints a value typed since the start before it replaces the value.
  ///
  /// A field without a recovered answer keeps its value.
  @Test("The recover command reports what it replaces") func recoverTellsWhatItReplaces() throws {
    try leaveAnswers("set name Ada", "set city Rome")
    let again = try startAgain("n", answers: "2 answers")
    try run("set name Bea", "recover", "get values.name", on: again)
    #expect(
      again.screen.text.contains(
        "name = \"Bea\" gives way to the kept answer; undo brings it back\n"))
    #expect(!again.screen.text.contains("city = "))
    #expect(again.screen.text.contains("> get values.name\nAda\n"))
    try run("undo", "get values.name", on: again)
    #expect(again.screen.text.contains("> get values.name\nBea\n"))
  }

  @Test("The recovery question has a date only from another day") func anotherDayHasItsDate() throws
  {
    try leaveAnswers("set name Ada")
    let again = try PseudoTerminal(
      running: PseudoTerminal.formlift, [form, "-q"],
      environment: ProgramTerminal.environment(home: home).merging(["TZ": "UTC"]) { $1 })
    try again.wait(for: "(y/n)")
    #expect(!again.screen.text.contains(/from [0-9]{4}-/))
  }

  @Test("A script's answers are kept until it ends") func aScriptIsKeptUntilItHasEnded() throws {
    let fifo = home.path + "/fifo"
    mkfifo(fifo, 0o600)
    let writer = open(fifo, O_RDWR | O_CLOEXEC)
    defer { close(writer) }
    let terminal = try start(["-f", fifo])
    _ = "set name Ada\necho there\n".withCString { write(writer, $0, 24) }
    try terminal.wait(for: "there")
    #expect(journals.count == 1)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnding()
    let script = try home.file("script", "recover\nget values.name\n")
    let again = try start(["-f", script])
    #expect(try again.waitForEnding() == .exited(status: 0))
    #expect(again.screen.text.contains("Ada"))
    #expect(journals == [])
  }

  @Test("Input from a pipe keeps no answers") func aPipeKeepsNothing() throws {
    let workplace = try Workplace()
    let ending = try workplace.formlift(
      ["-q", "-c", "set name Ada", "-c", "recover"], input: Data())
    #expect(
      ending.diagnostics == "<command>:2: error: nothing to bring back\n  recover\n  ^\n")
    #expect(!FileManager.default.fileExists(atPath: workplace.path + "/.home/.local/state"))
  }

  @Test("Answers to fill that find no room on standard output are kept for the next start")
  func answersWithoutRoom() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "exec \"$0\" fill \"$1\" > /dev/full", PseudoTerminal.formlift, form],
      environment: ProgramTerminal.environment(home: home))
    for (question, answer) in [("name", "Ada"), ("zip", "90210"), ("city", "Bern")] {
      try terminal.wait(for: "\(question):")
      terminal.send(answer + "\r")
    }
    #expect(try terminal.waitForEnding() == .exited(status: 1))
    #expect(terminal.screen.text.contains("cannot write standard output: No space left on device"))
    #expect(terminal.screen.text.contains("the answers are kept; the next start offers them"))
    let again = try startAgain("y", answers: "3 answers")
    try run("get values.city", on: again)
    #expect(again.screen.text.contains("\nBern\n"))
  }

  /// A limit on the size of files stands for a full disk.
  @Test(
    "A full disk is reported and does not end the session", .enabled(if: !Sanitizers.isOfThreads))
  func aFullDiskIsToldAndIsNotTheEnd() throws {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "ulimit -f 1; exec \"$0\" \"$@\"", PseudoTerminal.formlift, form, "-q"],
      environment: ProgramTerminal.environment(home: home).merging(["TMPDIR": home.path]) { $1 })
    try terminal.waitForPrompt()
    try run("set name Ada", on: terminal)
    let long = String(repeating: "x", count: 1_000)
    terminal.send("set city \(long)\r")
    try terminal.wait(for: "formlift: the answers are not kept: cannot write")
    try terminal.waitForPrompt()
    try run("set zip 90210", "get values.zip", on: terminal)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForEnding()
    // What was in the file before is there still.
    _ = try startAgain("y", answers: "1 answer")
  }
}
