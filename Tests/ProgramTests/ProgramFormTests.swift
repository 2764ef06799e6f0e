import Foundation
import Testing

@testable import AppCode
@testable import Terminal

/// Tests the error for a form that can't be read, both as an argument and by `load`: one line.
struct ProgramFormTests {
  struct Unreadable: Sendable, CustomTestStringConvertible {
    var name: String
    /// The file's contents, or nil without a file.
    var contents: [UInt8]?
    /// What follows the name in the error: a place such as ":1:6", or nothing.
    var place: String
    var reason: String
    var testDescription: String { name }

    init(_ name: String, _ contents: String?, _ place: String, _ reason: String) {
      self.init(name, bytes: contents.map { Array($0.utf8) }, place, reason)
    }

    init(_ name: String, bytes: [UInt8]?, _ place: String, _ reason: String) {
      self.name = name
      contents = bytes
      self.place = place
      self.reason = reason
    }
  }

  static let unreadable = [
    Unreadable("missing.yaml", nil, "", "No such file or directory"),
    Unreadable("forms", nil, "", "Is a directory"),
    Unreadable(
      "empty.yaml", "", ":1:1",
      "the file has no form; a form needs the key \"sections\""
    ),
    Unreadable(
      "latin.yaml", bytes: Array("form: B".utf8) + [0xe4, 0x72], ":1:8", "byte 0xe4 is not UTF-8"),
    Unreadable(
      "unknown.yaml", "form: A\nsektions: []\n", ":2:1",
      "unknown key \"sektions\" in a form; did you mean \"sections\"?"),
    Unreadable(
      "height.yaml", "form: A\nsections:\n  - rows:\n      - field: x\n        height: tall\n",
      ":5:17", "row height must be a number above 0, not \"tall\""),
    Unreadable(
      "height.json", #"{"form":"A","sections":[{"rows":[{"field":"x","height":-1}]}]}"#,
      ":1:56", "row height must be a number above 0, not -1"),
    Unreadable("end.json", #"{"form":"#, ":1:9", "the JSON ends before it is complete"),
    Unreadable(
      "focus.formlift", "focus zip\n", "",
      "it is a script, not a form; `formlift -f focus.formlift` runs it"),
    Unreadable(
      "LoginView.swift", "import SwiftUI\nstruct LoginView: View {}\n", "",
      "it has Swift code, not a form; `formlift try LoginView.swift` runs UIKit code, and "
        + "`formlift import LoginView.swift` makes a form of a SwiftUI view"),
    Unreadable(
      "Main.storyboard", "<?xml version=\"1.0\"?>\n", "",
      "it is a storyboard or xib, not a form; `formlift import Main.storyboard` makes a form of it"),
    Unreadable("two\nlines.yaml", nil, "", "No such file or directory"),
  ]

  @Test("An unreadable form is reported at startup", arguments: unreadable)
  func asFORM(form: Unreadable) throws {
    let name = form.name.replacing("\n", with: "\\n")
    try ProgramCase(
      "", [form.name, "-c", "echo not run"],
      diagnostics: "\(name)\(form.place): error: \(form.reason)\n", status: 2
    ).check(in: workplace(with: form))
  }

  @Test("An unreadable form is reported by audit", arguments: unreadable)
  func byAudit(form: Unreadable) throws {
    let name = form.name.replacing("\n", with: "\\n")
    try ProgramCase(
      "", ["audit", form.name],
      diagnostics: "\(name)\(form.place): error: \(form.reason)\n", status: 2
    ).check(in: workplace(with: form))
  }

  @Test(
    "An unreadable form is reported by load",
    arguments: unreadable.filter { !$0.name.contains("\n") })
  func byLoad(form: Unreadable) throws {
    try ProgramCase(
      "", ["-k", "-c", "load \(form.name)", "-c", "get form.title"], output: "New player\n",
      diagnostics: "<command>:1: error: \(form.name)\(form.place): \(form.reason)\n"
        + "  load \(form.name)\n       ^\n", status: 1
    ).check(in: workplace(with: form))
  }

  private func workplace(with form: Unreadable) throws -> Workplace {
    let workplace = try Workplace()
    if let contents = form.contents { try workplace.write(Data(contents), to: form.name) }
    return workplace
  }

  @Test("A form with 100,000 rows is read from a pipe") func manyRowsFromAPipe() throws {
    let workplace = try Workplace()
    let rows = (1...100_000).map { "  - field: f\($0)\n" }.joined()
    try workplace.write(
      "form: Many\ndevice: iphone-5s\nsections:\n- rows:\n\(rows)", to: "many.yaml")
    let script = """
      cat many.yaml | formlift /dev/stdin -c 'get form.rows' -c 'focus f50000' -c 'type x' -c undo
      """
    // The row is at 49,999 × 44 = 2,199,956; it goes to the keyboard's top, 315 below the table's,
    // with its height and the margin of 8 taken off: 2,199,956 − 263.
    let focused =
      "✓ f50000 in view, 8 above the keyboard · scrolled -64 → 2199693\n"
    let undone = "✓ f50000 in view, 8 above the keyboard · nothing scrolled\n"
    #expect(
      try workplace.sh(script)
        == RunResult(output: "100000\n" + focused + "f50000 = \"x\"\n" + undone))
  }

  @Test("The built-in form is written only under a given name")
  func theBuiltInFormIsWrittenToANameOnly() throws {
    let workplace = try Workplace()
    let script = """
      mkdir elsewhere && cd elsewhere && formlift -q -c 'row add agent' -c write
      """
    #expect(
      try workplace.sh(script)
        == RunResult(
          diagnostics: "<command>:2: error: forms/player.yaml: the form is built in; use `write "
            + "FILE`\n  write\n  ^\n", status: 1))
  }

  @Test("A changed form file is read again") func aChangedFileIsReadAgain() throws {
    let workplace = try Workplace()
    try workplace.write("form: One\nsections: [{rows: [{field: a}]}]\n", to: "form.yaml")
    try workplace.write("form: Two\nsections: [{rows: [{field: a}, {field: b}]}]\n", to: "new.yaml")
    // The answers are there once the program waits for its next line.
    let script = """
      {
        printf 'set a x\\nsave answers.json\\nset a y\\n'
        until [ -s answers.json ]; do sleep 0.01; done
        cp new.yaml form.yaml
        printf 'reload\\nget values.a\\nundo\\nget values.a\\n'
      } | formlift -q form.yaml
      """
    #expect(try workplace.sh(script) == RunResult(output: "\ny\n"))
    #expect(
      try workplace.formlift(["form.yaml", "-c", "reload"])
        == RunResult(output: "Two: 2 fields on iphone-16\n"))
  }

  /// The form has 25 rows in 4 sections, one row of each kind among them.
  @Test("A form built by commands can be audited") func aFormFromNothingIsAudited() throws {
    let workplace = try Workplace()
    var lines = ["new Club", "form set style=grouped device=iphone-8"]
    for section in 1...4 {
      lines.append("section add 'Part \(section)'")
      for row in 1...6 { lines.append("row add f\(section)-\(row) label=Field \(section).\(row)") }
    }
    lines += [
      "row set f1-2 keyboard=number-pad pattern=[0-9]{5} required=true",
      "row set f1-3 options=[S, M, L]", "row set f1-4 date=true", "row set f2-1 kind=switch",
      "row set f2-2 showIf={field: f2-1, equals: 'on'}", "row set f3-1 lines=1…6 height=automatic",
      "row add text=Only letters in Part 4", "row set f4-6 kind=button", "write club.yaml",
    ]
    try workplace.write(lines.joined(separator: "\n"), to: "club.formlift")
    let ending = try workplace.sh(
      """
      formlift -q -f club.formlift && formlift -q club.yaml -c 'get form.rows' &&
      formlift audit club.yaml --device iphone-8 --strategy least-motion
      """)
    #expect(ending.status == 0)
    #expect(ending.diagnostics.isEmpty)
    let told = ending.output.split(separator: "\n")
    #expect(told.first == "25")
    #expect(told.contains { $0.hasPrefix("club.yaml · 1 phone · 2 orientations · 1 strategy") })
    // Three situations and the remarks; an iPhone has no floating keyboard.
    #expect(told.count { $0.hasSuffix("✓") } == 4)
  }

  @Test("Reloading an invalid form changes nothing") func aFileThatIsNoFormAnyMoreChangesNothing()
    throws
  {
    let workplace = try Workplace()
    try workplace.write(#"{"form":"One","sections":[{"rows":[{"field":"a"}]}]}"#, to: "form.json")
    try ProgramCase(
      "",
      ["form.json", "-k", "-c", "save --force form.json", "-c", "reload", "-c", "get form.title"],
      output: "saved 1 answer to form.json\nOne\n",
      diagnostics: "<command>:2: error: form.json: it has answers, not a form; `restore form.json` "
        + "or the option --answers reads them\n  reload\n  ^\n",
      status: 1
    ).check(in: workplace)
  }
}
