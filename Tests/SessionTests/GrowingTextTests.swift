import Forms
import Foundation
import Testing

@testable import Session

/// Tests text views whose rows grow with their text, in `forms/notes.yaml`.
///
/// A line of text is 20.287 points high.
@Suite struct GrowingTextTests {
  private static let three =
    "Take the tablets with a glass of water, in the morning and at night."

  private func stage(_ lines: String...) throws -> Stage {
    let stage = try Stage("notes.yaml", after: ["setting fieldScroll off"] + lines)
    return stage
  }

  /// The note's row begins at 287.333: below headers of 55.333 and 38, four rows, and a footer of
  /// 18.
  @Test("A row grows and shrinks with its text") func aRowGrowsAndShrinksWithItsText() throws {
    var stage = try stage("strategy none", "focus note")
    let height = "active.frame.height"
    #expect(try stage.get(height) == "44")
    #expect(try stage.get(height, after: "type \(Self.three)") == "77")
    let top = try #require(Double(try stage.get("active.frame.y")))
    #expect(abs(top - 390.3333) < 0.001)
    #expect(
      stage.output(of: "show events").contains { $0.hasSuffix("note 44 → 77  by uikit") })
    try stage.run("paste ' And again.'")
    #expect(Double(try stage.get(height)) ?? 0 > 77)
    #expect(try stage.get(height, after: "delete 80") == "44")
    #expect(try stage.get(height, after: "set note '\(Self.three)'") == "77")
    #expect(try stage.get(height, after: "undo") == "44")
    try stage.run("return")
    #expect(Double(try stage.get(height)) ?? 0 > 56)
  }

  /// In landscape the text has fewer lines, so the row is lower; in portrait it has its height
  /// again.
  @Test("Rotation wraps the text again and restores the height afterwards")
  func rotationRewrapsText() throws {
    var stage = try stage("strategy none", "set note '\(Self.three)'")
    let height = stage.session.phone.table.contentSize.height
    try stage.run("rotate landscape")
    #expect(stage.session.phone.table.rect(forRow: 4).height < 77)
    try stage.run("rotate portrait")
    #expect(stage.session.phone.table.contentSize.height == height)
  }

  /// A change of strategy repeats the touches, and rows keep their grown heights.
  @Test("A change of strategy keeps the heights of grown rows")
  func heightsAcrossStrategies() throws {
    let stage = try stage("strategy none", "focus advice", "type \(Self.three)", "strategy eureka")
    #expect(try stage.get("active.frame.height") == "77")
  }

  /// Only a text view's caret has a frame of its own.
  @Test("Only a text view has a caret with a frame") func onlyTextViewsHaveACaret() throws {
    var stage = try stage("focus patient")
    #expect(try stage.get("active.caret") == "null")
    #expect(try stage.get("active.caret.visible", after: "focus note") == "1")
    #expect(try stage.get("active.caret.frame.height") == "20.287109375")
  }

  /// After each line added or removed, the caret's line is in view, with the strategy's margin.
  @Test(
    "Least-motion keeps the caret in view while text grows or shrinks",
    arguments: ["iphone-16", "iphone-5s", "ipad-pro-11"], ["portrait", "landscape"])
  func leastMotionKeepsTheCaretInView(device: String, orientation: String) throws {
    var stage = try stage("device \(device)", "rotate \(orientation)", "focus advice")
    for line in [
      "type \(Self.three)", "paste ' \(Self.three)'", "type ' \(Self.three)'", "delete 100",
      "return", "set advice '\(Self.three)'", "clear",
    ] {
      #expect(try stage.get("active.caret.visible", after: line) == "1", "\(line)")
    }
  }

  /// Six lines make the row above 138 points high, so the active row ends at 103 + 400 + 138 + 44 =
  /// 685.
  ///
  /// The keyboard begins at 516; `least-motion` scrolls, with its margin of 8.
  @Test(
    "Least-motion follows when a row above the active one grows",
    arguments: [("least-motion", "1", "8"), ("none", "0", "-169")])
  func growthAboveTheActiveRow(strategy: String, visible: String, clearance: String) throws {
    var stage = try Stage(
      yaml: """
        form: Cap
        style: plain
        sections:
          - rows:
              - {field: a, height: 400}
              - {field: t, lines: 1…6, height: automatic}
              - {field: h}
        """)
    try stage.run(["strategy \(strategy)", "focus h", "set t \"a\\nb\\nc\\nd\\ne\\nf\""])
    #expect(try stage.get("active.visible") == visible)
    #expect(try stage.get("active.clearance") == clearance)
  }
}
