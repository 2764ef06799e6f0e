import Testing

@testable import Session

/// Tests the numbers that commands print for one form with every strategy.
///
/// First are the table's height, bottom inset and offset. Then follow the active row's top in the
/// window, its visible share and clearance, and the offset after a tap outside.
@Suite struct StrategyTableTests {
  /// Row 12 of `forms/twenty.yaml`, from offset 0, without the field's own scroll.
  @Test(
    "Each strategy alone gives the published figures for row 12",
    arguments: [
      ("none", "504 0 0 548 0 -277 0"),
      ("keep-bottom", "251 0 0 548 0 -277 0"),
      ("shrink-table", "315 0 0 548 0 -277 0"),
      ("shrink-view", "251 0 277 271 1 0 277"),
      ("inset-overlap", "504 253 0 548 0 -277 0"),
      ("inset-top", "504 253 484 64 1 207 376"),
      ("least-motion", "504 261 285 263 1 8 0"),
    ])
  func twelfthRowAlone(strategy: String, numbers: String) throws {
    var stage = try Stage(after: ["setting fieldScroll off", "strategy \(strategy)", "focus f12"])
    #expect(try settledAndDismissed(&stage) == numbers)
  }

  /// Row 20, from the bottom, without the field's own scroll.
  @Test(
    "Each strategy alone gives the published figures for the last row",
    arguments: [
      ("none", "504 0 376 524 0 -253 376"),
      ("keep-bottom", "251 0 629 271 1 0 376"),
      ("shrink-table", "315 0 376 524 0 -253 376"),
      ("shrink-view", "251 0 629 271 1 0 376"),
      ("inset-overlap", "504 253 376 524 0 -253 376"),
      ("inset-top", "504 253 629 271 1 0 376"),
      ("least-motion", "504 261 637 263 1 8 376"),
    ])
  func lastRowAlone(strategy: String, numbers: String) throws {
    var stage = try Stage()
    try stage.run([
      "setting fieldScroll off", "strategy \(strategy)", "scroll bottom", "focus f20",
    ])
    #expect(try settledAndDismissed(&stage) == numbers)
  }

  /// The strategies and their numbers for row 12, from offset 0, with the field's own scroll.
  static let twelfthRowWithFieldScroll = [
    ("none", "504 0 24 524 0 -253 24"),
    ("keep-bottom", "251 0 277 271 1 0 277"),
    ("shrink-table", "315 0 213 335 0 -64 213"),
    ("shrink-view", "251 0 277 271 1 0 277"),
    ("inset-overlap", "504 253 277 271 1 0 277"),
    ("inset-top", "504 253 484 64 1 207 376"),
    ("least-motion", "504 261 285 263 1 8 0"),
  ]

  @Test(
    "Each strategy with field scrolling gives the published figures",
    arguments: twelfthRowWithFieldScroll)
  func focusWithFieldScroll(strategy: String, numbers: String) throws {
    var stage = try Stage(after: ["strategy \(strategy)", "focus f12"])
    #expect(try settledAndDismissed(&stage) == numbers)
  }

  /// A strategy chosen while a field is active repeats the focus, whatever strategies came before.
  @Test(
    "A strategy chosen while a field is active gives the same figures",
    arguments: twelfthRowWithFieldScroll)
  func replayedFocus(strategy: String, numbers: String) throws {
    var stage = try Stage()
    try stage.run([
      "focus f12", "strategy none", "strategy inset-top", "strategy shrink-view",
      "strategy \(strategy)",
    ])
    #expect(try settledAndDismissed(&stage) == numbers)
  }

  private func settledAndDismissed(_ stage: inout Stage) throws -> String {
    var numbers = try [
      "table.frame.height", "table.contentInset.bottom", "table.contentOffset.y", "active.frame.y",
      "active.visible", "active.clearance",
    ].map { path in try stage.get(path) }
    try stage.run("tap outside")
    numbers.append(try stage.get("table.contentOffset.y"))
    #expect(try stage.get("active") == "null")
    #expect(try stage.get("table.frame.height") == "504")
    #expect(try stage.get("table.contentInset.bottom") == "0")
    return numbers.joined(separator: " ")
  }
}
