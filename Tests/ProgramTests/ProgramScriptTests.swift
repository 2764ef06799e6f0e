import Testing

@testable import AppCode

struct ProgramScriptTests {
  @Test(
    "A script's failure says where it is",
    arguments: [
      ProgramCase(
        "the third line", input: "echo a\n\necho b\nbad\necho c\n", output: "a\nb\n",
        diagnostics:
          "<stdin>:4: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
      ProgramCase(
        "an expectation", input: "expect form.rows == 12\nexpect form.rows == 13\n",
        diagnostics: "<stdin>:2: error: expected form.rows == 13, but form.rows is 12\n"
          + "  expect form.rows == 13\n         ^\n", status: 1),
      ProgramCase(
        "every line", ["-k"], input: "focus zpi\ntpe x\necho on\n", output: "on\n",
        diagnostics: """
          <stdin>:1: error: no field "zpi"; did you mean "zip"?
            focus zpi
                  ^
          <stdin>:2: error: no command "tpe"; did you mean "type"?
            tpe x
            ^

          """, status: 1),
      ProgramCase(
        "a missing word", input: "focus\n",
        diagnostics: "<stdin>:1: error: FIELD is missing: focus FIELD\n  focus\n       ^\n",
        status: 1
      ),
      ProgramCase(
        "an open quote", input: "echo \"a\n",
        diagnostics: "<stdin>:1: error: the \" is not closed\n  echo \"a\n       ^\n",
        status: 1),
      ProgramCase(
        "control characters", input: "a\u{1b}[31m\n",
        diagnostics:
          "<stdin>:1: error: no command \"a^[[31m\"; `help commands` lists them\n  a^[[31m\n  ^\n",
        status: 1),
      ProgramCase(
        "no terminal to edit in", input: "edit zip\n",
        diagnostics:
          "<stdin>:1: error: `edit` needs a terminal; `set FIELD TEXT` gives a field a value\n"
          + "  edit zip\n  ^\n",
        status: 1),
      ProgramCase(
        "a NUL", ["-k"], input: "echo a\0\necho b\n", output: "b\n",
        diagnostics: "<stdin>:1:7: error: a NUL character; a script is text\n", status: 1),
      ProgramCase(
        "broken UTF-8", bytes: Array("echo ".utf8) + [0xff, 0x0a] + Array("echo b\n".utf8),
        diagnostics: "<stdin>:1:6: error: byte 0xff is no UTF-8 here; save the script as UTF-8\n",
        status: 1),
      ProgramCase(
        "a line too long", ["-k"],
        input: "echo b\n" + String(repeating: "a", count: 1_048_577) + "\necho c\n",
        output: "b\nc\n",
        diagnostics: "<stdin>:2:1048577: error: the line has more than 1048576 bytes\n", status: 1),
    ])
  func aFailureSaysWhere(run: ProgramCase) throws { try run.check(in: Workplace()) }

  @Test(
    "Scripts accept any line ending and a byte order mark",
    arguments: [
      ProgramCase("nothing", input: ""),
      ProgramCase("CRLF", input: "echo a\r\n\r\necho b\r\n", output: "a\nb\n"),
      ProgramCase("a byte order mark", input: "\u{feff}echo a\n", output: "a\n"),
      ProgramCase("no line's end", input: "echo a\necho b", output: "a\nb\n"),
      ProgramCase(
        "comments", input: "# a\n  # b\necho c # d\necho e#f\n", output: "c\ne#f\n"),
      ProgramCase(
        "quotes", input: #"echo 'a  # "b"' "c \"d\" \\"  e"# + "\n",
        output: "a  # \"b\" c \"d\" \\ e\n"),
      ProgramCase(
        "two columns", input: "set name 漢字\nget values.name\n", output: "name = \"漢字\"\n漢字\n"),
      ProgramCase(
        "a long line", ["-q"],
        input: "set name " + String(repeating: "a", count: 1_048_567) + "\nget clock\n",
        output: "0\n"
      ),
      ProgramCase("the start of a name", input: "ec a\n", output: "a\n"),
    ])
  func aScriptIsText(run: ProgramCase) throws { try run.check(in: Workplace()) }

  @Test(
    "Unreadable standard input is reported",
    arguments: [("<&-", "Bad file descriptor"), ("<forms", "Is a directory")])
  func standardInputThatCannotBeRead(input: String, reason: String) throws {
    #expect(
      try Workplace().sh("formlift \(input)")
        == RunResult(diagnostics: "<stdin>: error: \(reason)\n", status: 2))
  }

  @Test(
    "A script's failure names its file",
    arguments: [
      ProgramCase(
        "its line", ["-f", "failing"], output: "a\n",
        diagnostics:
          "failing:2: error: no command \"bad\"; `help commands` lists them\n  bad\n  ^\n",
        status: 1),
      ProgramCase(
        "missing", ["-k", "-f", "missing", "-c", "echo c"],
        diagnostics: "missing: error: No such file or directory\n",
        status: 2),
      ProgramCase(
        "a folder", ["-f", "forms"],
        diagnostics: "forms: error: Is a directory\n", status: 2),
      ProgramCase(
        "missing after a failure", ["-k", "-f", "failing", "-f", "missing"], output: "a\nc\n",
        diagnostics: """
          failing:2: error: no command "bad"; `help commands` lists them
            bad
            ^
          missing: error: No such file or directory

          """, status: 2),
    ])
  func aFileIsNamed(run: ProgramCase) throws {
    let workplace = try Workplace()
    try workplace.write("echo a\nbad\necho c\n", to: "failing")
    try run.check(in: workplace)
  }
}
