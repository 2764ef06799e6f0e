@testable import Terminal
@testable import SessionRunning

import Foundation
import Testing

/// Tests `formlift fill`, which asks on standard error and writes answers to standard output.
struct FillingVerbTests {
  private let workplace: Workplace
  /// A value that is hard to write in a file or shell: quotes, line breaks, `$()`, tabs, an emoji.
  private static let hard = "it's \"$(id)\" `x`\t\\n\n'\u{301},;\r\n😀 "

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      """
      form: A
      sections:
        - rows:
            - {field: name, label: Name, placeholder: Ada, required: true}
            - {field: zip-code, label: ZIP, pattern: "[0-9]{5}", keyboard: number-pad}
            - {field: note, lines: 3}
            - {field: pin, secure: true}
      """, to: "form.yaml")
    try workplace.write(
      """
      {"note": \(Self.json(Self.hard)), "pin": \(Self.json("'; exit 9; '"))}
      """, to: "answers.json")
  }

  private static func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private func fill(
    _ input: String, _ arguments: [String] = [], output: String, diagnostics: String,
    status: Int32
  ) throws {
    try ProgramCase(
      "", ["fill", "form.yaml"] + arguments, input: input, output: output,
      diagnostics: diagnostics, status: status
    ).check(in: workplace)
  }

  private static let questions = """
    1 of 4  Name  ‹Ada›  required
    2 of 4  ZIP  5 digits
    3 of 4  note
    4 of 4  pin

    """

  @Test("A complete form is written") func whatIsCompleteIsWritten() throws {
    try fill(
      "Bea\n90210\n\n\n", ["--output", "lines"],
      output: "name\tBea\nzip-code\t90210\nnote\t\npin\t\n", diagnostics: Self.questions, status: 0)
    try fill(
      "Bea\n.\n",
      output:
        "{\n  \"name\": \"Bea\",\n  \"zip-code\": \"\",\n  \"note\": \"\",\n  \"pin\": \"\"\n}\n",
      diagnostics: "1 of 4  Name  ‹Ada›  required\n2 of 4  ZIP  5 digits\n", status: 0)
  }

  @Test("A script learns that an answer of its file was refused") func refusedAnswerFails() throws {
    try workplace.write(#"{"name": "Bea", "zip-code": "9"}"#, to: "wrong.json")
    let fill = "formlift fill form.yaml --answers wrong.json --output lines"
    let empty = try workplace.sh("printf '\\n\\n\\n\\n' | \(fill)")
    #expect(empty.output == "name\tBea\nzip-code\t\nnote\t\npin\t\n")
    #expect(empty.diagnostics.contains(#"zip-code = "9" is kept aside: it must be 5 digits"#))
    #expect(empty.status == 1)
    #expect(try workplace.sh("printf '\\n90210\\n\\n\\n' | \(fill)").status == 0)
  }

  @Test("An incomplete form is written and reported") func whatIsNotIsWrittenAndTold() throws {
    try fill(
      "\n", ["--output=csv"], output: "name,zip-code,note,pin\r\n,,,\r\n",
      diagnostics: """
        1 of 4  Name  ‹Ada›  required
        2 of 4  ZIP  5 digits
        still to do:
          name  must not be empty

        """, status: 1)
    try fill(
      "Bea\n9\n", ["--output=lines"], output: "name\tBea\nzip-code\t\nnote\t\npin\t\n",
      diagnostics: """
        1 of 4  Name  ‹Ada›  required
        2 of 4  ZIP  5 digits
        <stdin>:2: error: ZIP must be 5 digits, not "9"
          9
          ^

        """, status: 1)
  }

  /// Answers that the form doesn't accept are written under "aside", as `save` does.
  @Test("Answers of unknown fields are written too") func whatIsAsideIsWrittenToo() throws {
    try workplace.write(#"{"name": "Bea", "zip-code": "9", "gone": "z"}"#, to: "old.json")
    let ending = try workplace.sh(
      "echo . | formlift fill form.yaml --answers old.json 2>/dev/null")
    #expect(
      ending.output == """
        {
          "name": "Bea",
          "zip-code": "",
          "note": "",
          "pin": "",
          "aside": {
            "zip-code": "9",
            "gone": "z"
          }
        }

        """)
  }

  /// The hidden row's answer stays for the case that the row appears again.
  @Test("An answer of a hidden row doesn't make filling fail") func hiddenAnswer() throws {
    try workplace.write(
      """
      form: A
      sections:
        - rows:
            - {field: kind, options: [post, fax]}
            - {field: number, showIf: {field: kind, equals: fax}}
      """, to: "hiding.yaml")
    try workplace.write(#"{"kind": "fax", "number": "12"}"#, to: "fax.json")
    let ending = try workplace.sh(
      "echo post | formlift fill hiding.yaml --answers fax.json 2>/dev/null")
    #expect(
      ending.output == """
        {
          "kind": "post",
          "aside": {
            "number": "12"
          }
        }

        """)
    #expect(ending.status == 0)
  }

  /// A CSV reader would skip an empty line, so a single empty answer is written in quotes.
  @Test("A single empty answer is a line of CSV") func anEmptyAnswerAloneIsALineOfCSV() throws {
    try workplace.write("form: A\nsections: [{rows: [{field: a}]}]", to: "f.yaml")
    let ending = try workplace.sh("echo | formlift fill f.yaml --output csv 2>/dev/null")
    #expect(ending.output == "a\r\n\"\"\r\n")
  }

  @Test("Filling asks for switches but not for buttons") func aSwitchIsAskedAndAButtonIsNot() throws
  {
    try workplace.write(
      """
      form: A
      sections:
        - rows:
            - {field: news, label: News, kind: switch}
            - {field: join, kind: button}
            - {field: terms, kind: switch, required: true, value: yes}
      """, to: "switches.yaml")
    for (input, output, status) in [
      ("yes\n\n", "news\ton\nterms\ton\n", Int32(0)), ("n\nno\n", "news\toff\nterms\toff\n", 1),
    ] {
      try ProgramCase(
        "", ["fill", "switches.yaml", "--output", "lines"], input: input, output: output,
        diagnostics: "1 of 2  News  ‹no›  yes or no\n2 of 2  terms  ‹yes›  required, yes or no\n"
          + (status == 0 ? "" : "still to do:\n  terms  must be on\n"), status: status
      ).check(in: workplace)
    }
  }

  @Test(
    "Invalid options of fill are rejected",
    arguments: [
      (["--output", "xml"], "--output must be json, env, csv or lines, not \"xml\""),
      (["-c", "why"], "`formlift fill` does not take --command; run `formlift` without fill"),
      (["--json"], "`formlift fill` does not take --json; run `formlift` without fill"),
    ])
  func whatItDoesNotTake(arguments: [String], message: String) throws {
    try fill(
      "", arguments, output: "", diagnostics: "formlift fill: error: \(message)\n", status: 2)
  }

  /// If there are more answers than questions, some may be in the wrong fields.
  @Test(
    "An extra answer is an error",
    arguments: [
      ("x\ny\nz\n", "<stdin>:3: error: there is no question left for this answer\n", 1),
      ("x\ny\n\n", "", 0), ("x\ny\n.\nz\n", "", 0), ("x\n.\nz\n", "", 0),
    ])
  func anAnswerTooManyIsTold(input: String, message: String, status: Int32) throws {
    try workplace.write("form: A\nsections: [{rows: [{field: a}, {field: b}]}]", to: "f.yaml")
    let ending = try workplace.formlift(["fill", "f.yaml"], input: Data(input.utf8))
    #expect(ending.status == status)
    #expect(ending.diagnostics.hasSuffix("2 of 2  b\n" + message))
  }

  @Test("The option --output is rejected without fill") func outputIsOfFillAlone() throws {
    try ProgramCase(
      "", ["--output", "csv"],
      diagnostics: "formlift: error: only `formlift fill` takes --output\n", status: 2
    ).check(in: workplace)
  }

  @Test("Field IDs that collide in a shell are reported first")
  func idsThatAShellCannotTellApartAreToldFirst() throws {
    try workplace.write("form: A\nsections: [{rows: [{field: a-b}, {field: a_b}]}]", to: "f.yaml")
    try ProgramCase(
      "", ["fill", "f.yaml", "--output", "env"],
      diagnostics: "formlift fill: error: the fields a-b and a_b are both a_b in a shell; use "
        + "another --output\n", status: 2
    ).check(in: workplace)
  }

  @Test("Output for a shell rejects NUL characters", arguments: [("env", 2), ("json", 0)])
  func noShellHoldsANul(format: String, status: Int32) throws {
    try workplace.write("form: A\nsections: [{rows: [{field: a}]}]", to: "f.yaml")
    try workplace.write(#"{"a": "x\u0000"}"#, to: "a.json")
    let ending = try workplace.formlift(
      ["fill", "f.yaml", "--answers", "a.json", "--output", format], input: Data())
    #expect(ending.status == status)
    #expect(
      ending.diagnostics.contains(
        "the answer to a has a NUL, which a shell can't hold; use another --output\n")
        == (status == 2)
    )
  }

  private static let fillHard =
    "printf 'Bea\\n.\\n' | formlift fill form.yaml --answers answers.json"

  @Test("A shell reads the env output back") func aShellReadsItBack() throws {
    let ending = try workplace.sh(
      """
      answers=$(\(Self.fillHard) --output env 2>/dev/null) || exit 8
      eval "$answers"
      printf '%s|%s|%s|%s' "$name" "$zip_code" "$note" "$pin"
      """)
    #expect(ending.output == "Bea||\(Self.hard)|'; exit 9; '")
    #expect(ending.status == 0)
  }

  @Test("A shell reads the lines output back") func aShellReadsLinesBack() throws {
    let ending = try workplace.sh(
      """
      \(Self.fillHard) --output lines 2>/dev/null | while IFS='\t' read -r id value; do
        if [ "$id" = note ]; then printf '%b' "$value"; fi
      done
      """)
    // The shell removes blanks only at the end of its last variable.
    #expect(ending.output == Self.hard || ending.output + " " == Self.hard)
  }

  @Test("Python reads the CSV and JSON output back", arguments: ["csv", "json"])
  func pythonReadsItBack(format: String) throws {
    let reader =
      format == "csv"
      ? "r = list(csv.DictReader(io.TextIOWrapper(sys.stdin.buffer, 'utf-8', newline='')))[0]"
      : "r = json.load(sys.stdin)"
    let ending = try workplace.sh(
      """
      \(Self.fillHard) --output \(format) 2>/dev/null | python3 -c "
      import csv, io, json, sys
      \(reader)
      sys.stdout.buffer.write('|'.join([r['name'], r['zip-code'], r['note'], r['pin']]).encode())
      "
      """)
    #expect(ending.output == "Bea||\(Self.hard)|'; exit 9; '")
  }

  private static let jq = "/usr/bin/jq"

  @Test(
    "The JSON output is read back by jq",
    .enabled(if: FileManager.default.isExecutableFile(atPath: jq)))
  func jqReadsItBack() throws {
    let ending = try workplace.sh(
      "\(Self.fillHard) --output json 2>/dev/null | \(Self.jq) -j '.name + \"|\" + .note + \"|\" + .pin'"
    )
    #expect(ending.output == "Bea|\(Self.hard)|'; exit 9; '")
  }

  @Test("A file with a secret is private to its owner") func aFileWithASecretIsForItsOwnerAlone()
    throws
  {
    let ending = try workplace.sh("umask 022; \(Self.fillHard) > out.json; stat -c %a out.json")
    #expect(ending.output == "600\n")
    #expect(
      ending.diagnostics.hasSuffix(
        "formlift: only you can read the file of answers, because a secure answer is in it\n"))
  }

  // MARK: - At a terminal

  private func start(_ script: String, home: TemporaryFolder) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh",
      ["-c", script, PseudoTerminal.formlift, workplace.path + "/form.yaml", home.path],
      environment: ProgramTerminal.environment(home: home), columns: 200)
  }

  @Test("Filling in a terminal asks on standard error") func aPersonIsAskedOnStandardError() throws
  {
    let home = try TemporaryFolder()
    let terminal = try start(#""$0" fill "$1" > "$2/out"; echo "status $?""#, home: home)
    try terminal.wait(for: "1 of 4  Name  ‹Ada›  required")
    try terminal.wait(forRow: "Name:", cursorColumn: 6)
    try terminal.send("Bea\r", untilText: "2 of 4  ZIP  5 digits")
    try terminal.send("9\r", untilText: "error: ZIP must be 5 digits, not \"9\"")
    try terminal.send("0210\r\r8063\r", untilText: "status 0")
    let text = try String(contentsOfFile: home.path + "/out", encoding: .utf8)
    #expect(
      text == """
        {
          "name": "Bea",
          "zip-code": "90210",
          "note": "",
          "pin": "8063"
        }

        """)
    #expect(!terminal.screen.text.contains("8063"))
  }

  @Test("Control-C exits with status 130 and keeps the answers")
  func controlCIsStatus130AndKeepsWhatWasGiven() throws {
    let home = try TemporaryFolder()
    let terminal = try start(
      #""$0" fill "$1" > "$2/out"; echo "status $?"; "$0" fill "$1" > "$2/out""#, home: home)
    try terminal.wait(forRow: "Name:", cursorColumn: 6)
    try terminal.send("Bea\r", untilRow: "ZIP:", cursorColumn: 5)
    terminal.send("\u{3}")
    try terminal.wait(for: "formlift: the answers are kept; the next start offers them")
    try terminal.wait(for: "status 130")
    try terminal.wait(for: "was not saved. Recover it? (y/n)")
    try terminal.send("y", untilRow: "Name: Bea", cursorColumn: 9)
    #expect(try Data(contentsOf: URL(filePath: home.path + "/out")).isEmpty)
  }

  /// `fill` has no prompt for commands, so the hint says to use `recover` in `formlift`.
  @Test("Answers declined in fill stay recoverable in a session")
  func whatIsNotBroughtBackIsLeftToTheOtherProgram() throws {
    let home = try TemporaryFolder()
    let terminal = try start(
      #""$0" fill "$1" > "$2/out"; "$0" fill "$1" > "$2/out""#, home: home)
    try terminal.wait(forRow: "Name:", cursorColumn: 6)
    try terminal.send("Bea\r", untilRow: "ZIP:", cursorColumn: 5)
    try terminal.send("\u{3}", untilText: "was not saved. Recover it? (y/n)")
    terminal.send("n")
    try terminal.wait(
      for:
        "It is kept: `recover` in `formlift \(workplace.path)/form.yaml` brings it back, `recover "
        + "--discard` deletes it.")
  }

  /// Both the phone and the line show a refused value before another key is pressed.
  @Test("A rejected value stays in the phone's picture") func whatIsRefusedStaysInThePhone() throws
  {
    let home = try TemporaryFolder()
    let terminal = try start(#""$0" "$1""#, home: home)
    try terminal.waitForPrompt()
    try terminal.send("fill\r\r\r", untilText: "2 of 4  ZIP  5 digits")
    terminal.send("9\r")
    try terminal.wait(for: "the refused value in the line and in the phone") { screen in
      screen.rows[screen.cursor.row].contains("ZIP: 9")
        && screen.text.contains("ZIP must be 5 digits") && screen.text.contains("9▏")
    }
  }

  @Test("A secret is not shown on the screen") func aSecretIsNotShownOnTheScreen() throws {
    let home = try TemporaryFolder()
    let terminal = try start(#""$0" fill "$1" --output env; echo "status $?""#, home: home)
    for (label, text) in [("Name", "Bea"), ("ZIP", ""), ("note", ""), ("pin", "8063")] {
      try terminal.wait(forRow: "\(label):", cursorColumn: label.count + 2)
      terminal.send(text + "\r")
    }
    try terminal.wait(for: "status 0")
    #expect(terminal.screen.text.contains("name='Bea'\nzip_code=''\nnote=''\npin='•••'\n"))
    #expect(!terminal.screen.text.contains("8063"))
  }
}
