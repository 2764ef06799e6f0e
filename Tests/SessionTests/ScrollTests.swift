import Testing

@testable import Session

/// Tests scrolling by the user's finger and by a program.
@Suite struct ScrollTests {
  /// 34 of the row's 44 points are below the bar's edge at y 64, which is 77.27 %.
  @Test("The verdict gives a row's visible share in whole percent")
  func visibleShareIsInWholePercent() throws {
    var stage = try Stage(after: ["strategy none", "setting fieldScroll off", "focus f4"])
    #expect(
      stage.output(of: "scroll by 142") == [
        "✗ f4 77 % in view, 10 above the table's visible part · scrolled 0 → 142"
      ])
  }

  /// The legal range is 0 … 880 − 504; only a program may leave it, not a finger.
  @Test("Drags stay within the scroll range, programmatic scrolls may leave it")
  func everyWayToScroll() throws {
    let transcript = """
      > drag -100
      no active field · scrolled 0 → 100
      > drag -1000
      no active field · scrolled 100 → 376
      > drag 1000
      no active field · scrolled 376 → 0
      > scroll to -500
      no active field · scrolled 0 → -500
      > scroll by 30.5
      no active field · scrolled -500 → -469.5
      > scroll top
      no active field · scrolled -469.5 → 0
      > scroll bottom
      no active field · scrolled 0 → 376
      > scroll row f10 top
      no active field · nothing scrolled
      > scroll row f2 top
      no active field · scrolled 376 → 44
      > scroll row f12 middle
      no active field · scrolled 44 → 254
      > scroll row f20 bottom
      no active field · scrolled 254 → 376
      > scroll row 3
      no active field · scrolled 376 → 88
      > scroll rect 0 600 320 50
      no active field · scrolled 88 → 146
      > scroll rect 0 200 320 50
      no active field · nothing scrolled
      > scroll row f21
      error: no field "f21"; did you mean "f12"?
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  @Test("A row without a field can be scrolled to") func rowWithoutAFieldCanBeScrolledTo() throws {
    let stage = try Stage("checkout.yaml", after: ["scroll row 2.1 top"])
    #expect(try stage.get("active") == "null")
    #expect(try stage.get("table.contentOffset.y") == "310")
  }

  /// If the user scrolls in between, the user's offset stays.
  ///
  /// A drag that has no effect at the end of the range doesn't count.
  @Test("Least-motion restores the offset unless the user has scrolled")
  func scrollBeforeDismissal() throws {
    var stage = try Stage(after: ["focus f12", "drag 0", "dismiss"])
    #expect(try stage.get("table.contentOffset.y") == "0")
    try stage.run(["focus f12", "drag 10", "dismiss"])
    #expect(try stage.get("table.contentOffset.y") == "275")
    try stage.run(["scroll top", "focus f12", "scroll by 5", "dismiss"])
    #expect(try stage.get("table.contentOffset.y") == "290")
  }
}
