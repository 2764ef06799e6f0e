@testable import AppCode
@testable import SessionRunning

import Foundation
import Testing

struct ProgramOutputTests {
  private static let focused =
    "✓ f12 in view, 8 above the keyboard · scrolled 0 → 285\n"

  @Test("With closed standard descriptors, output goes into no file of the user")
  func closedDescriptors() throws {
    let folder = try TemporaryFolder()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      cd "$1" && exec "$0" -k -c 'record start r.txt' -c 'set name Ada' -c 'focus zip' \
        -c 'save --force x.json' -c 'echo hello' -c 'record stop' -c bogus <&- >&- 2>&-
      """,
      PseudoTerminal.formlift, folder.path,
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    let answers = try String(contentsOfFile: folder.path + "/x.json", encoding: .utf8)
    #expect(answers.hasPrefix("{\n  \"name\": \"Ada\",\n") && answers.hasSuffix("}\n"))
    let script = try String(contentsOfFile: folder.path + "/r.txt", encoding: .utf8)
    #expect(script.hasPrefix("# A recorded session"))
  }

  @Test(
    "Output has only what was asked for",
    arguments: [
      ProgramCase("a notice", ["-c", "focus f12"], output: focused),
      ProgramCase("none when quiet", ["-qc", "focus f12"]),
      ProgramCase(
        "a bare value in either case", ["-q", "-c", "set f1 'a b'", "-c", "get values.f1"],
        output: "a b\n"),
      ProgramCase(
        "a figure", ["-q", "-c", "focus f12", "-c", "get table.contentOffset.y"], output: "285\n"),
      ProgramCase(
        "an object", ["-c", "get table.frame"],
        output: "{\"x\":0,\"y\":64,\"width\":320,\"height\":504}\n"),
      ProgramCase(
        "a sentence", ["-q", "-c", "why"],
        output: "Nothing has moved yet; focus a field and ask again.\n"),
      ProgramCase("saying nothing", ["-c", "expect form.rows == 20"]),
      ProgramCase(
        "what validate finds is its answer", ["form.yaml", "-c", "validate"],
        output: "a: must not be empty\nb: must not be empty\n",
        diagnostics: "<command>:1: error: 2 fields break a rule: a and b\n  validate\n  ^\n",
        status: 1),
    ])
  func saysOnlyWhatIsAsked(run: ProgramCase) throws {
    let workplace = try Workplace()
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a, required: true}, {field: b, required: true}]}]\n",
      to: "form.yaml")
    var run = run
    if run.arguments.first != "form.yaml" { run.arguments.insert("forms/twenty.yaml", at: 0) }
    try run.check(in: workplace)
  }

  @Test(
    "A picture in a pipe has 80 columns",
    arguments: [["-c", "show"], ["-q", "-c", "show"], ["-c", "show screen"]])
  func aPictureHas80Columns(arguments: [String]) throws {
    let picture = try Workplace().formlift(["forms/twenty.yaml"] + arguments)
    let lines = picture.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 21)
    #expect(lines.last == "")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.contains("─ Twenty ─") && $0.contains("least-motion") })
    #expect(lines.contains { $0.contains("Field 1 ") && $0.contains("iphone-5s portrait") })
    #expect(!picture.output.contains("\u{1b}"))
    #expect(picture.diagnostics.isEmpty)
  }

  @Test("Colors are sent to a pipe only on request") func coloursComeWhenTheyAreAskedFor() throws {
    let workplace = try Workplace()
    let plain = try workplace.formlift(["forms/twenty.yaml", "--color", "never", "-c", "show"])
      .output
    let colored = try workplace.formlift(["forms/twenty.yaml", "--color", "always", "-c", "show"])
      .output
    #expect(try workplace.formlift(["forms/twenty.yaml", "-c", "show"]).output == plain)
    #expect(colored.contains("\u{1b}["))
    // A terminal rules off a row below its words, plain text behind them.
    #expect(colored.contains("\u{1b}[4m") || colored.contains(/\u{1b}\[[0-9;]*;4m/))
    let words = colored.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    #expect(words == plain.replacing("▁", with: " "))
  }

  @Test("No command sends escape sequences to a pipe") func noCommandSendsAnEscapeByItself() throws
  {
    let script = """
      focus zip
      type 90210
      show
      show map
      show state
      show events
      why
      fields
      values
      strategies
      devices
      setting
      help
      help focus
      set name "a\u{1b}[31mb"
      show
      fields
      values
      """
    let ending = try Workplace().formlift([], input: Data(script.utf8))
    #expect(ending.status == 0)
    #expect(!ending.output.contains("\u{1b}"))
    #expect(!ending.output.contains("formlift>"))
    #expect(ending.output.contains("a\\u001b[31mb"))
  }

  @Test("A reader that leaves ends the program quietly") func aReaderThatLeavesEndsItQuietly()
    throws
  {
    let script = """
      yes 'help settings' | head -n 20000 > script
      { formlift -f script; echo $? > status; } 2> errors | head -n 1
      """
    let workplace = try Workplace()
    let ending = try workplace.sh(script)
    #expect(ending == RunResult(output: "ios (6 to 18, 26 or 27)\n"))
    #expect(try workplace.text("status") == "141\n")
    #expect(try workplace.text("errors") == "")
  }

  @Test(
    "A full disk makes the program fail",
    arguments: ["-c 'echo a'", "--help", "--version", "--json -c 'echo a'", "-c show"])
  func aFullDiskIsAFailure(arguments: String) throws {
    let error = "formlift: error: cannot write standard output: No space left on device\n"
    #expect(
      try Workplace().sh("formlift \(arguments) > /dev/full")
        == RunResult(diagnostics: error, status: 1))
  }

  @Test("Diagnostics that cannot be written are not a failure")
  func diagnosticsThatNobodyTakesAreNoFailureOfTheirOwn() throws {
    #expect(
      try Workplace().sh("formlift -k -c bad -c 'echo a' 2> /dev/full")
        == RunResult(output: "a\n", status: 1))
  }

  @Test("One signal ends a script", arguments: [("TERM", 143), ("HUP", 129)])
  func oneSignalEndsAScript(signal: String, status: Int32) throws {
    // Reading the answer of the first line, the shell knows that the program is at work.
    let script = """
      mkfifo lines answers
      formlift < lines > answers &
      exec 3> lines 4< answers
      echo 'echo ready' >&3
      read answer <&4
      kill -s \(signal) $!
      wait $!
      """
    #expect(try Workplace().sh(script).status == status)
  }
}
