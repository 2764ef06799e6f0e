import Foundation
import Testing

/// Tests that exported code acts like its strategy in longer sessions.
///
/// There are Next, another keyboard, rotations, drags, and screens that are pushed and popped.
struct ProgramExportJourneyTests {
  struct Export: Sendable, CustomTestStringConvertible {
    let strategy: String
    let type: String
    /// Whether the exported code does all that the strategy does.
    ///
    /// The exported code of `least-motion` ignores an iPad's undocked keyboard. After a rotation
    /// below a large title, it may scroll further than the strategy.
    var isWhole = true

    var testDescription: String { strategy }
  }

  static let exports = [
    Export(strategy: "least-motion", type: "LeastMotionKeyboard", isWhole: false),
    Export(strategy: "inset-overlap", type: "InsetOverlapKeyboard"),
    Export(strategy: "inset-top", type: "InsetTopKeyboard"),
    Export(strategy: "keep-bottom", type: "KeepBottomKeyboard"),
    Export(strategy: "shrink-table", type: "ShrinkTableKeyboard"),
    Export(strategy: "shrink-view", type: "ShrinkViewKeyboard"),
  ]

  private static let journeys = [
    "focus 3 | next | next | previous | dismiss",
    "scroll bottom | focus 12 | previous | next | dismiss",
    "focus 5 | keyboard kind emoji | next | keyboard kind field | dismiss",
    "focus 5 | keyboard height 300 | keyboard height default | dismiss",
    "keyboard accessory 44 | focus 6 | next | dismiss | keyboard accessory default",
    "focus 6 | keyboard hardware on | next | keyboard hardware off | dismiss",
    "focus 6 | rotate landscape-left | next | rotate portrait | dismiss",
    "focus 6 | dismiss | rotate landscape-left | focus 7 | dismiss | rotate portrait",
    "setting dismissMode interactive | focus 6 | drag 400 | focus 3 | drag -100 | dismiss",
    "setting dismissMode onDrag | focus 6 | drag -60 | setting dismissMode none",
    "focus 6 | drag -50 | next | dismiss | focus 8 | dismiss",
    "inset 10 0 20 0 | focus 6 | next | dismiss",
    "focus 6 | present pageSheet field | close | dismiss",
    "focus 6 | present formSheet | close | focus 3 | dismiss",
    "focus 6 | push | pop | focus 3 | dismiss",
    "focus 6 | pop begin | pop cancel | next | dismiss",
    "focus 6 | background | foreground | dismiss",
    "setting crossFade on | focus 6 | next | dismiss | setting crossFade off",
    "setting fieldScroll off | focus 6 | next | dismiss | setting fieldScroll on",
    "hold on | focus 6 | step 0.1 | focus 8 | step 0.2 | dismiss | step 0.1 | hold off",
  ]

  private static let undocked = [
    "focus 6 | keyboard undock | next | keyboard dock | dismiss",
    "keyboard split | focus 6 | next | dismiss | keyboard dock",
    "focus 6 | keyboard float 200 300 | next | keyboard dock | dismiss",
  ]

  /// Returns a script that prints the table's position after each step of every journey.
  ///
  /// It covers three kinds of phone, and forms with a plain table and a large title with a search
  /// bar.
  private func script(of export: Export) -> String {
    let journeys = Self.journeys + (export.isWhole ? Self.undocked : [])
    var lines: [String] = []
    for form in ["twenty", "library"] {
      for device in ["iphone-5s", "iphone-16", "ipad-air-2"] {
        for journey in journeys {
          if !export.isWhole, form == "library", journey.contains("rotate") { continue }
          lines += ["load forms/\(form).yaml", "device \(device)"]
          for step in journey.split(separator: "|") {
            lines += [step.trimmingCharacters(in: .whitespaces), "get table"]
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(
    "Exported code scrolls like its strategy at every step", .enabled(if: !Sanitizers.areOn),
    arguments: exports)
  func agreesOnTheWay(_ export: Export) throws {
    let workplace = try Workplace()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let text = script(of: export)
    try workplace.write(text, to: "journeys")
    let own = try workplace.sh(
      "formlift export \(export.strategy) >\(export.type).swift && "
        + "PATH=$PATH:\(path) formlift try \(export.type).swift "
        + "--as '\(export.type)(table)' -q -k -f journeys forms/twenty.yaml")
    let theirs = try workplace.sh(
      "formlift -q -k -s \(export.strategy) -f journeys forms/twenty.yaml")
    let (ownTables, tables) = (figures(in: own.output), figures(in: theirs.output))
    #expect(tables.count == text.split(separator: "\n").count { $0 == "get table" })
    #expect(ownTables.count == tables.count)
    let first = zip(ownTables, tables).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(first == nil)
    #expect(own.diagnostics == theirs.diagnostics)
  }

  /// Returns the numbers in each line, rounded to three digits, because sums may be slightly
  /// inexact.
  private func figures(in output: String) -> [[Double]] {
    output.split(separator: "\n").map { line in
      line.matches(of: /-?[0-9]+(?:\.[0-9]+)?/).compactMap { Double($0.output) }
        .map { ($0 * 1000).rounded() / 1000 }
    }
  }
}
