import Foundation
import Testing

/// Tests that input which would take too much time, memory or space is refused with a clear error.
struct ProgramLimitTests {
  private static let long = String(repeating: "x", count: 100_000)
  private static let shown = String(repeating: "x", count: 60) + "…"
  private static let letters = String(repeating: "a", count: 60)

  private static func names(_ count: Int) -> String {
    (0..<count).map { "o\($0)" }.joined(separator: ", ")
  }

  @Test(
    "Input beyond a limit is reported",
    arguments: [
      ProgramCase(
        "a device", ["/dev/zero"],
        diagnostics: "/dev/zero: error: this is a device, not a file\n",
        status: 2),
      ProgramCase(
        "a device that is loaded", ["-c", "load /dev/urandom"],
        diagnostics: "<command>:1: error: /dev/urandom: this is a device, not a file\n  load "
          + "/dev/urandom\n       ^\n", status: 1),
      ProgramCase(
        "a large form", ["large.yaml"],
        diagnostics:
          "large.yaml: error: it has more than 64 MB; with --large, the limit is "
          + "256 MB\n", status: 2),
      ProgramCase(
        "a form larger than any", ["--large", "huge.yaml"],
        diagnostics: "huge.yaml: error: it has more than 256 MB\n", status: 2),
      ProgramCase(
        "a form in UTF-16", ["utf16.yaml"],
        diagnostics: "utf16.yaml:1:1: error: the file is UTF-16; save it as UTF-8\n", status: 2),
      ProgramCase(
        "a script in UTF-16", ["-f", "utf16.formlift"],
        diagnostics: "utf16.formlift:1:1: error: the script is UTF-16; save it as UTF-8\n",
        status: 1),
      ProgramCase(
        "a long option", ["--\(long)"],
        diagnostics: "formlift: error: unknown option --\(String(repeating: "x", count: 198))…; "
          + "`formlift --help` lists them\n", status: 2),
      ProgramCase(
        "a long form", ["a", long],
        diagnostics: "formlift: error: only one form can be opened; \"\(shown)\" is a second one\n",
        status: 2),
      ProgramCase(
        "a long word", ["-c", "focus \(long)"],
        diagnostics: "<command>:1: error: no field \"\(shown)\"; `fields` lists them\n"
          + "  focus \(String(repeating: "x", count: 70))…\n        ^\n", status: 1),
      ProgramCase(
        "a long option of a field", ["options.yaml", "-c", "set a \(long)"],
        diagnostics:
          "<command>:1: error: a must be \(names(24)) or 76 others, not \"\(shown)\"\n"
          + "  set a \(String(repeating: "x", count: 70))…\n        ^\n",
        status: 1),
      ProgramCase(
        "a pattern that goes back", ["pattern.yaml", "-c", "set a \(letters)", "-qc", "validate"],
        output: "a: must be written like \"ab\", not \"\(letters)\"\n",
        diagnostics: "<command>:2: error: 1 field breaks a rule: a\n  validate\n  ^\n", status: 1),
      ProgramCase(
        "a pattern that remembers", ["back.yaml"],
        diagnostics:
          "back.yaml:3:32: error: pattern \"(.)\\\\1\" has a back reference, which may take "
          + "forever to match; write it without that\n", status: 2),
    ])
  func isTold(run: ProgramCase) throws {
    let workplace = try Workplace()
    try workplace.write("", to: "large.yaml")
    truncate("\(workplace.path)/large.yaml", 1 << 26 + 1)
    try workplace.write("", to: "huge.yaml")
    truncate("\(workplace.path)/huge.yaml", 10 << 30)
    for name in ["utf16.yaml", "utf16.formlift"] {
      try workplace.write(Data([0xFF, 0xFE, 0x66, 0x00, 0x6F, 0x00]), to: name)
    }
    try workplace.write(Self.form("options: [\(Self.names(100))]"), to: "options.yaml")
    try workplace.write(Self.form("pattern: (a+)+b"), to: "pattern.yaml")
    try workplace.write(Self.form(#"pattern: '(.)\1'"#), to: "back.yaml")
    try run.check(in: workplace)
  }

  private static func form(_ rule: String) -> String {
    "form: A\nsections:\n  - rows: [{field: a, \(rule)}]\n"
  }

  @Test("An endless pipe is rejected as a form") func anEndlessPipeIsNoForm() throws {
    let ending = try Workplace().sh("yes form | formlift /dev/stdin")
    #expect(
      ending.diagnostics
        == "/dev/stdin: error: it has more than 64 MB; with --large, the limit is 256 MB\n")
    #expect(ending.status == 2)
  }

  @Test("Scripts can source each other 24 levels deep", arguments: [(24, 0), (25, 1), (2000, 1)])
  func scriptsSourceEachOtherSoDeep(_ count: Int, _ status: Int32) throws {
    let workplace = try Workplace()
    for number in 0..<count { try workplace.write("source s\(number + 1)\n", to: "s\(number)") }
    try workplace.write("echo done\n", to: "s\(count)")
    let ending = try workplace.formlift(["-f", "s0"])
    #expect(ending.status == status)
    #expect(ending.output == (status == 0 ? "done\n" : ""))
    // The reason, its line with a caret, and the 24 lines that lead to it.
    let told = ending.diagnostics.split(separator: "\n")
    #expect(told.count == (status == 0 ? 0 : 27))
    #expect(
      told.first.map(String.init)
        == (status == 0 ? nil : "s24:1: error: s25: scripts can source each other at most 25 deep"))
  }

  /// A view 10 points wide is narrower than a field's margins, which once gave invalid numbers.
  @Test("Touching a rotated view without space is an error") func aTurnedViewWithoutRoomIsToldOf()
    throws
  {
    let workplace = try Workplace()
    try workplace.write(
      "form: A\ncontainers: [{frame: [0, 0, 10, 43], turns: 2}]\nsections: [{rows: [{field: "
        + "a}]}]\n",
      to: "form.yaml")
    let ending = try workplace.formlift(
      ["form.yaml", "-k", "-c", "focus 1", "-c", "tap outside", "-c", "undo", "-c", "redo"])
    #expect(ending.status == 1)
    #expect(ending.diagnostics.hasPrefix("<command>:1: error: a is out of a finger's reach"))
  }
}
