@testable import AppCode
@testable import Terminal

import Foundation
import Testing

/// Tests that saved answers are restored by a later start of the program.
struct ProgramRestoreTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a, required: true}, {field: b}]}]\n", to: "form.yaml")
  }

  @Test("The option --answers continues from a saved file") func goesOnTheNextDay() throws {
    try ProgramCase(
      "", ["form.yaml", "--answers", "my.json", "-c", "set b 'x \"$(y)\"\t😀'", "-c", "save"],
      output: """
        my.json is not there yet; save writes it
        b = "x \\"$(y)\\"\\t😀"
        saved 2 answers to my.json
        still to do:
          a  must not be empty

        """
    ).check(in: workplace)
    try ProgramCase(
      "", ["form.yaml", "--answers=my.json", "-q"],
      input: "get values.b\nset a z\nsave --complete\n",
      output: "x \"$(y)\"\t😀\n"
    ).check(in: workplace)
    #expect(
      try workplace.text("my.json") == "{\n  \"a\": \"z\",\n  \"b\": \"x \\\"$(y)\\\"\\t😀\"\n}\n")
  }

  @Test("An unreadable answers file ends the start") func whatCannotBeReadIsNotBegun() throws {
    try workplace.write("{\"a\": [1]}", to: "my.json")
    try ProgramCase(
      "", ["form.yaml", "--answers", "my.json"], input: "set a x\nsave\n",
      diagnostics: "my.json:1:7: error: the answer \"a\" must be text, not a list\n", status: 2
    ).check(in: workplace)
    try ProgramCase(
      "", ["form.yaml", "--answers", "."], diagnostics: ".: error: Is a directory\n", status: 2
    ).check(in: workplace)
    try workplace.write("{\"a\": \"1\"}", to: "my.json")
    try ProgramCase(
      "", ["my.json"],
      diagnostics: "my.json: error: it has answers, not a form; `restore my.json` or the option "
        + "--answers reads them\n",
      status: 2
    ).check(in: workplace)
  }

  /// Nobody knows whether a removed field was secure; a private file of answers suggests it.
  @Test(
    "A removed field's answer is shown unless the file is private",
    arguments: [(0o644, "z"), (0o600, "•••")] as [(mode_t, String)])
  func aGoneFieldsAnswerIsShownUnlessItMayBeSecure(mode: mode_t, shown: String) throws {
    try workplace.write("{\"b\": \"y\", \"gone\": \"z\"}", to: "my.json")
    chmod(workplace.path + "/my.json", mode)
    let ending = try workplace.sh(
      "formlift form.yaml --answers my.json -c 'set a x' -c save; stat -c %a my.json")
    let isPrivate = mode == 0o600
    #expect(
      ending.output == """
        gone = "\(shown)" is kept aside: the form no longer has this field
        1 answer came back from my.json
        a = "x"
        saved 2 answers to my.json\(
          isPrivate ? "; only you can read it, because a secure answer may be in it" : "")
        gone = "\(shown)" stays aside
        \(isPrivate ? "600" : "644")

        """)
  }

  /// A pipe can be read once and not written, so `save` uses another file.
  @Test("Answers may come through a pipe") func answersMayComeThroughAPipe() throws {
    let script = """
      echo '{"b": "y"}' | formlift form.yaml --answers /dev/stdin -q -c 'get values.b' -c 'set a x' \\
        -c save
      """
    #expect(try workplace.sh(script) == RunResult(output: "y\n"))
    #expect(
      try workplace.text("form.answers.json") == "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n")
  }

  @Test("Saving does not replace another program's answers")
  func anotherProgramsAnswersAreNotReplaced() throws {
    try workplace.write("{\"a\": \"1\"}", to: "my.json")
    let script = """
      {
        printf 'set a x\\nsave\\n'
        until grep -q '"a": "x"' my.json; do sleep 0.01; done
        formlift -q form.yaml --answers my.json -c 'set b y' -c save
        printf 'set a z\\nsave\\nget values.a\\n'
      } | formlift -q -k form.yaml --answers my.json
      """
    #expect(
      try workplace.sh(script)
        == RunResult(
          output: "z\n",
          diagnostics: "<stdin>:4: error: my.json: it has changed since this session read or wrote "
            + "it; `restore my.json` reads it, and `save --force my.json` replaces it\n"
            + "  save\n  ^\n",
          status: 1))
    #expect(try workplace.text("my.json") == "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n")
  }

  /// Without `--answers`, a start only says that there are saved answers.
  @Test("Earlier answers are reported and not replaced")
  func yesterdaysAnswersAreToldAndNotReplaced() throws {
    let home = try TemporaryFolder()
    _ = try home.file("form.yaml", "form: A\nsections: [{rows: [{field: a}]}]\n")
    let answers = try home.file("form.answers.json", "{\"a\": \"1\"}")
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "cd \"$1\"; exec \"$0\" form.yaml -q", PseudoTerminal.formlift, home.path],
      environment: ProgramTerminal.environment(home: home), columns: 200)
    try terminal.wait(
      for: "There is form.answers.json already: restore form.answers.json brings its answers back.")
    try terminal.waitForPrompt()
    terminal.send("set a 2\rsave\r")
    try terminal.wait(for: "form.answers.json: it has answers that this session has not read")
    #expect(try String(contentsOfFile: answers, encoding: .utf8) == "{\"a\": \"1\"}")
  }

  /// This also holds if the answers file doesn't exist yet.
  @Test("A second session leaves the answers file to the first", arguments: [true, false])
  func theSecondSessionMayLeaveTheFileToTheFirst(isThere: Bool) throws {
    let home = try TemporaryFolder()
    let form = try home.file("form.yaml", "form: A\nsections: [{rows: [{field: a}]}]\n")
    let answers = isThere ? try home.file("my.json", "{\"a\": \"1\"}") : home.path + "/my.json"
    func start() throws -> PseudoTerminal {
      try PseudoTerminal(
        running: PseudoTerminal.formlift, [form, "-q", "--answers", answers],
        environment: ProgramTerminal.environment(home: home), columns: 400)
    }
    let one = try start()
    try one.waitForPrompt()
    let other = try start()
    try other.wait(for: "open. Go on read-only? (y/n)")
    other.send("y")
    try other.wait(for: "This session does not change \(answers); save FILE uses another file.")
    try other.waitForPrompt()
    try other.send("save\r", untilText: "another session saves to it")
  }
}
