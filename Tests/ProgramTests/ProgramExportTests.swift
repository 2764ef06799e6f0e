import Foundation
import Testing

/// Tests the command `formlift export` by running the program.
struct ProgramExportTests {
  @Test("The export verb prints the same as the command") func printsWhatTheCommandPrints() throws {
    let workplace = try Workplace()
    let verb = try workplace.formlift(["export", "inset-top", "reveal=middle"])
    let command = try workplace.formlift(["-q", "-c", "export inset-top reveal=middle"])
    #expect(verb == command)
    #expect(verb.output.hasPrefix("import UIKit\n\n/// Makes room for the keyboard in a table: "))
    #expect(verb.status == 0)
    #expect(try workplace.formlift(["export", "inset-top reveal=middle"]) == verb)
  }

  @Test(
    "Wrong arguments of export report what would work",
    arguments: [
      ProgramCase(
        "no such strategy", ["export", "inset-tp"],
        diagnostics:
          "formlift export: error: no strategy \"inset-tp\"; did you mean \"inset-top\"?\n",
        status: 2),
      ProgramCase(
        "a name that begins a comment in a line", ["export", "#top"],
        diagnostics:
          "formlift export: error: no strategy \"#top\"; `formlift -c strategies` lists them\n",
        status: 2),
    ])
  func usage(_ example: ProgramCase) throws { try example.check(in: Workplace()) }

  /// Strategies with changed decisions of every kind, whose exported code is compared with them.
  private static let decided = [
    "inset-top reveal=bottom",
    "inset-top room=insetHeight reveal=middle motion=keyboard hide=saved",
    "inset-overlap when=willChangeFrame reveal=row", "inset-overlap delay=0.3 reveal=top hide=none",
    "shrink-table room=frameToKeyboard motion=0.4 reveal=bottom hide=saved",
    "keep-bottom when=didShow room=insetOverlap hide=zero",
    "shrink-view delay=none when=willShow motion=keyboardDuration", "shrink-view hide=mirror",
    "shrink-table room=viewHeight", "least-motion margin=20",
    "inset-overlap room=none reveal=middle motion=none hide=none",
    "shrink-table motion=none reveal=top", "keep-bottom when=willShow motion=uikit hide=none",
    "inset-top room=viewHeight reveal=keepBottom motion=0.2 hide=mirror",
  ]

  /// Makes a folder with one program of all exports in `decided`, which an argument's number
  /// selects.
  private func programOfExports() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.make(folder: "Code")
    var cases = ""
    for (number, strategy) in Self.decided.enumerated() {
      let words = strategy.split(separator: " ").map(String.init)
      let code = try workplace.formlift(["export"] + words).output
      let name = try #require(code.firstMatch(of: /final class (\w+): NSObject/)?.1)
      try workplace.write(code.replacing(name, with: "Code\(number)"), to: "Code/\(number).swift")
      cases += "  case \"\(number)\": return Code\(number)(table)\n"
    }
    try workplace.write(
      """
      import UIKit

      @MainActor func chosen(for table: UITableView) -> Any {
        switch ProcessInfo.processInfo.environment["NUMBER"] {
      \(cases)  default: return table
        }
      }
      """, to: "Code/Chosen.swift")
    return workplace
  }

  /// Returns a script that prints figures for a strategy on three kinds of phone.
  ///
  /// Three fields near either end of the form become active, in portrait and landscape.
  private func script(of strategy: String) -> String {
    var lines: [String] = []
    for device in ["iphone-5s", "iphone-16", "ipad-air-2"] {
      for orientation in ["portrait", "landscape-left"] {
        lines += ["device \(device)", "rotate \(orientation)"]
        for (end, field) in [("top", 2), ("top", 6), ("bottom", 18)] {
          lines += ["strategy \(strategy)", "scroll \(end)", "focus \(field)"] + Self.figures
          lines += ["next"] + Self.figures
          lines += ["keyboard kind emoji"] + Self.figures + ["keyboard kind field"] + Self.figures
          lines += ["dismiss"] + Self.figures
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let figures = [
    "get table.contentOffset.y", "get table.contentInset.bottom",
    "get table.scrollIndicatorInsets.bottom", "get table.frame.height",
  ]

  @Test("Exported code with decisions behaves like its strategy", .enabled(if: !Sanitizers.areOn))
  func withDecisionsItIsTheStrategy() throws {
    let workplace = try programOfExports()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try workplace.write(script(of: "none"), to: "none")
    let control = try workplace.sh("formlift -q -f none forms/twenty.yaml").output
    for (number, strategy) in Self.decided.enumerated() {
      try workplace.write(script(of: "own"), to: "own")
      try workplace.write(script(of: strategy), to: "theirs")
      let own = try workplace.sh(
        "PATH=$PATH:\(path) NUMBER=\(number) formlift try Code --as 'chosen(for: table)' "
          + "-q -f own forms/twenty.yaml")
      let theirs = try workplace.sh("formlift -q -f theirs forms/twenty.yaml")
      #expect(own.diagnostics == "", "\(strategy)")
      #expect(own.output.split(separator: "\n").count == 360, "\(strategy)")
      #expect(own.output == theirs.output, "\(strategy)")
      #expect(own.output != control, "\(strategy)")
    }
  }
}
