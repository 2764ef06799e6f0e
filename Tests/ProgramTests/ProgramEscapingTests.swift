import Foundation
import Testing

/// Tests that text for people in a pipe has no characters that control a terminal or deceive a
/// reader.
struct ProgramEscapingTests {
  /// A form whose every text contains control characters or sequences.
  private static let form = #"""
    {"form": "T\u001b]0;t\u0007\u202e", "sections": [{"header": "H\u009b31m", "rows": [
      {"field": "a", "label": "L\u001b[31m\u2066\u007f", "value": "v\u001b[2J\u009b\u202e\r\n"},
      {"field": "b", "options": ["o\u001b[m", "p\u061c"]},
      {"text": "t\u001b[8m\u200f"}]}]}
    """#

  @Test(
    "No output contains hostile control characters",
    arguments: [
      "fields", "values", "show", "show map", "show state", "load form.json", "reload", "focus a",
      "set a x\u{1B}[1m", "focus \u{1B}[31m", "set b \u{9B}", "\u{1B}]0;x\u{7}",
      "echo \u{1B}[31m\u{202E}",
      "load \u{1B}c", "source \u{1B}c", "expect values.a == \u{1B}c", "apropos \u{1B}c",
      "setting ios \u{1B}c", "device \u{1B}c", "strategy none=\u{1B}c", "get \u{1B}c", "why",
      "setting speech on", "show events",
    ])
  func nothingSteersATerminal(_ command: String) throws {
    let workplace = try Workplace()
    try workplace.write(Self.form, to: "form.json")
    let ending = try workplace.formlift(["form.json", "-k", "-c", command, "-c", "show"])
    let json = try workplace.formlift(["form.json", "--json", "-k", "-c", command])
    for text in [ending.output, ending.diagnostics, json.output, json.diagnostics] {
      #expect(!text.unicodeScalars.contains(where: Self.isHostile))
    }
    #expect(!ending.output.isEmpty)
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n"
      && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
  }

  @Test(
    "Control characters are shown as visible symbols",
    arguments: [
      ProgramCase(
        "a label", ["form.json", "-c", "fields"],
        output: #"""
           1  a  L^[[31m<2066>^?  "v\u001b[2J\u009b\u202e\r\n"
           2  b                   ""

          """#),
      ProgramCase(
        "an answer as it is", ["form.json", "-c", "get values.a"],
        output: "v\u{1B}[2J\u{9B}\u{202E}\r\n\n"),
      ProgramCase(
        "a title", ["form.json", "-c", "reload"],
        output: "T^[]0;t^G<202E>: 2 fields on iphone-16\n"),
      ProgramCase(
        "a word", ["form.json", "-c", "focus \u{1B}[31m"],
        diagnostics: "<command>:1: error: no field \"^[[31m\"; `fields` lists them\n"
          + "  focus ^[[31m\n        ^\n", status: 1),
      ProgramCase("a script's message", ["form.json", "-c", "echo \u{9B}x"], output: "<9B>x\n"),
    ])
  func isShownBySigns(run: ProgramCase) throws {
    let workplace = try Workplace()
    try workplace.write(Self.form, to: "form.json")
    try run.check(in: workplace)
  }
}
