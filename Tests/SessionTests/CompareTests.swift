import Avoidance
import Testing

@testable import Session

/// Tests the commands `compare` and `why STRATEGY`, which repeat a touch with strategies.
@Suite struct CompareTests {
  /// The tables of the articles, as the settings, the field touched, and a row per strategy.
  ///
  /// A row has the table's height, bottom inset, offset, the row's top, its visible share and
  /// clearance, and the offset after dismissal.
  private static let tables: [(lines: [String], field: String, rows: [String])] = [
    (
      ["setting fieldScroll off"], "f12",
      [
        "none 504 0 0 548 0 -277 0", "keep-bottom 251 0 0 548 0 -277 0",
        "shrink-table 315 0 0 548 0 -277 0", "shrink-view 251 0 277 271 1 0 277",
        "inset-overlap 504 253 0 548 0 -277 0", "inset-top 504 253 484 64 1 207 376",
        "least-motion 504 261 285 263 1 8 0",
      ]
    ),
    (
      ["setting fieldScroll off", "scroll bottom"], "f20",
      [
        "none 504 0 376 524 0 -253 376", "keep-bottom 251 0 629 271 1 0 376",
        "shrink-table 315 0 376 524 0 -253 376", "shrink-view 251 0 629 271 1 0 376",
        "inset-overlap 504 253 376 524 0 -253 376", "inset-top 504 253 629 271 1 0 376",
        "least-motion 504 261 637 263 1 8 376",
      ]
    ),
    (
      [], "f12",
      [
        "none 504 0 24 524 0 -253 24", "keep-bottom 251 0 277 271 1 0 277",
        "shrink-table 315 0 213 335 0 -64 213", "shrink-view 251 0 277 271 1 0 277",
        "inset-overlap 504 253 277 271 1 0 277", "inset-top 504 253 484 64 1 207 376",
        "least-motion 504 261 285 263 1 8 0",
      ]
    ),
  ]

  @Test("Compare gives the article's figures and leaves the session unchanged", arguments: tables)
  func publishedTables(lines: [String], field: String, rows: [String]) throws {
    var stage = try Stage()
    try stage.run(lines)
    let before = stage.session
    let names = rows.map { $0.prefix { $0 != " " } }.joined(separator: " ")
    let compared = try stage.run("compare \(field) \(names)")
    #expect(Set(try numbers(of: compared)) == Set(rows))
    #expect(stage.session == before)
  }

  /// If a field is active, `compare` repeats its touch in the state before editing began.
  @Test("Compare repeats the active field's touch from before editing began")
  func replaysTheActiveFieldsTouch() throws {
    var stage = try Stage(after: ["focus f12"])
    let compared = try stage.run("compare inset-top shrink-table least-motion")
    #expect(
      try numbers(of: compared) == [
        "least-motion 504 261 285 263 1 8 0", "inset-top 504 253 484 64 1 207 376",
        "shrink-table 315 0 213 335 0 -64 213",
      ])
    #expect(try stage.get("active.field") == "f12")
  }

  /// A strategy with changed decisions, in quotes or not, is listed by its whole name.
  @Test(
    "Compare accepts a strategy with its own decisions, quoted or not",
    arguments: [
      "compare f12 least-motion margin=20 inset-top",
      "compare f12 'least-motion margin=20' inset-top",
      "compare f12 margin=20 inset-top",
    ])
  func strategyWithDecisions(line: String) throws {
    var stage = try Stage(after: ["setting fieldScroll off"])
    #expect(
      try numbers(of: stage.run(line)) == [
        "least-motion margin=20 504 273 297 251 1 20 0", "inset-top 504 253 484 64 1 207 376",
      ])
  }

  /// Without names, `compare` also lists the current strategy if its decisions were changed.
  @Test("Compare without names includes the current strategy with its decisions")
  func includesTheCurrentStrategy() throws {
    var stage = try Stage(after: ["setting fieldScroll off"])
    // Of 28 strategies, 13 don't exist in iOS 12.
    #expect(try numbers(of: stage.run("compare f12")).count == 15)
    try stage.run(["strategy least-motion margin=20"])
    let rows = try numbers(of: stage.run("compare f12"))
    #expect(rows.count == 16)
    #expect(rows.contains("least-motion margin=20 504 273 297 251 1 20 0"))
    let told = stage.output(of: "why 'least-motion margin=4'")
    #expect(told.last == "f12 is in view, 4 above the keyboard.")
  }

  private func numbers(of outcome: Outcome) throws -> [String] {
    guard case .list(let rows)? = outcome.typed?.value else { return [] }
    let paths = [
      "strategy", "tableHeight", "bottomInset", "offset", "rowTop", "visible", "clearance",
      "offsetAfter",
    ]
    return rows.map { row in paths.map { row.member($0)?.bare ?? "?" }.joined(separator: " ") }
  }

  @Test("Compare prints a table of strategies, best first") func theTable() throws {
    var stage = try Stage()
    let transcript = """
      > compare f12 none inset-top shrink-table least-motion
      f12 on iphone-5s, portrait
      strategy      view  clear  travel  cover  jump  blank  last  left
                       %     pt      pt     ms    pt     pt   row  pt
      least-motion   100      8     285    133  31.7      0   yes  nothing
      inset-top      100    207     484    400  25.8      0   yes  offset +376
      none             0   -253      24  stays   1.3      0    no  offset +24
      shrink-table     0    -64     213  stays  11.8      0    no  offset +213
      clear(ance), travel(ed), cover(ed); last row: whether it is in reach.
      Best first by view, last row, blank, left; then least cover, travel and jump.
      """
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("Compare all shows each strategy's worst field") func eachStrategysWorstField() throws {
    var stage = try Stage("player.yaml")
    let transcript = """
      > compare all none inset-overlap least-motion
      each strategy's worst field on iphone-5s, portrait
      strategy      field view clear travel cover jump blank last left
                             %    pt     pt    ms   pt    pt  row pt
      least-motion  zip    100     8  227.5    50 25.3     0  yes nothing
      inset-overlap city   100     0    253   267 14.1     0  yes offset +125.5
      none          zip      0  -216    3.5 stays  0.2     0   no offset +3.5
      clear(ance), travel(ed), cover(ed); last row: whether it is in reach.
      Best first by view, last row, blank, left; then least cover, travel and jump.
      """
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("Compare all fits into 80 columns", arguments: ["library", "sheet", "checkout"])
  func fitsIn80Columns(form: String) throws {
    var stage = try Stage("\(form).yaml")
    #expect(stage.output(of: "compare all").filter { $0.count > 80 } == [])
  }

  @Test("Compare without names leaves out strategies that the phone's iOS version doesn't have")
  func systemsOfThePhone() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "compare all").suffix(4) == [
        "Best first by view, last row, blank, left; then least cover, travel and jump.",
        "Not in iOS 12, which the phone runs: layout-guide, swiftui, iq-keyboard-manager,",
        "rn-padding, rn-height, rn-position, rn-aware-scroll, rnkc-padding, rnkc-height,",
        "rnkc-position, rnkc-translate, rnkc-chat, ionic.",
      ])
    try stage.run(["device iphone-16"])
    #expect(try numbers(of: stage.run("compare f12")).count == 28)
  }

  @Test("Compare and why reject unknown fields, strategies and decisions") func errors() throws {
    var stage = try Stage()
    let transcript = """
      > compare
      error: `compare` needs an active field; `focus FIELD` makes one active
      > compare f99
      error: no field "f99"; did you mean "f19"?
      > compare f1 inset-tpo
      error: no strategy "inset-tpo"; did you mean "inset-top"?
      > compare f1 inset-top margn=8
      error: no decision "margn"; did you mean "margin"?
      > why inset-top
      error: `why` needs an active field; `focus FIELD` makes one active
      """
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("Why explains a compared strategy step by step without running it")
  func whyExplainsARow() throws {
    var stage = try Stage(after: ["compare f12 inset-top"])
    let transcript = """
      > why inset-top
      The keyboard came up to y 315, 253 points high.
      Without scrolling, f12 would end at y 592, 277 under the keyboard.
      UIKit scrolled from 0 to 24: a text field that begins editing scrolls itself into the part of the table that the insets leave free (setting fieldScroll).
      inset-top changed the bottom content inset from 0 to 253: the bottom inset is the height of the keyboard's begin frame.
      inset-top scrolled from 24 to 484: scrollToRow(at: .top).
      f12 is in view, 207 above the keyboard.
      """
    #expect(stage.replay(transcript) == transcript)
    #expect(try stage.get("active") == "null")
  }

  @Test("Why does not explain a compared field that was removed") func removedField() throws {
    var stage = try Stage(after: ["compare f20 inset-top", "row remove f20"])
    #expect(
      stage.output(of: "why none") == [
        "error: `why` needs an active field; `focus FIELD` makes one active"
      ])
    try stage.run(["compare f12 inset-top", "row remove f1"])
    #expect(
      stage.output(of: "why none").first == "The keyboard came up to y 315, 253 points high.")
    #expect(stage.output(of: "why none").contains { $0.contains("f12 would end at y 548") })
  }
}
