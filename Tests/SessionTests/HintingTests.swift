import Testing

@testable import Session

/// Tests the hints after a command line, about what may follow.
@Suite struct HintingTests {
  private let history = ["focus zip", "set name Ada", "focus name", "type 1"]

  private func hint(_ line: String, after lines: [String] = []) throws -> Hint? {
    var stage = try Stage("player.yaml")
    try stage.run(lines)
    return HintProvider(stage.session, history: history).hint(for: line)
  }

  @Test(
    "After a space the hint shows the next arguments",
    arguments: [
      ("focus ", "‹field›"),
      ("strategy ", "‹name› decision=value"),
      ("strategy inset-top ", "decision=value"),
      ("set ", "‹field› ‹text›"),
      ("set zip ", "‹5 digits›"),
      ("set shirt ", "‹1 to 99›"),
      ("set position ", "‹Goalkeeper|Defender|Midfielder|Forward, now \"Midfielder\"›"),
      ("set nickname ", "‹at most 20 characters›"),
      ("set city ", "‹text›"),
      ("setting fieldScroll ", "‹on|off, now on›"),
      ("scroll to ", "‹y›"),
      ("scroll row zip ", "none|top|middle|bottom"),
      ("record ", "start ‹file› | stop ‹file›"),
      ("strategy inset-top margin=8 ", "decision=value"),
      ("scroll outer 0 ", "‹x› ‹y›"),
      ("drag 5 ", "‹dy› from ‹y›"),
      ("audit ", "‹form|--option value›"),
      ("audit --strategy ", "‹name,…›"),
      ("audit --depth ", "all|usual|fields|focus"),
      ("audit a.yaml ", "‹form|--option value›"),
      ("compare none ", "‹strategy›"),
      ("row add after ", "‹field› key=value"),
      ("row add x ", "before|after ‹field› | in ‹section› key=value"),
      ("row set zip label=Postal code ", "key=value"),
      ("import ", "‹file› --view ‹name›"),
      ("import --view X ", "‹file›"),
      ("import a.swift --view X ", "‹file›"),
      ("notifications last name ", "--format swift|json"),
      ("notifications --format ", "swift|json ‹field›"),
      ("export --as uikit ", "‹name› decision=value"),
      ("save --complete ", "--force --complete ‹file›"),
      ("present ", "‹name› field"),
      ("setting window ", "‹full, now full›"),
      ("tap ", "‹field› | ‹x› ‹y› | outside | bottom-bar"),
    ])
  func hintAfterASpace(line: String, shown: String) throws {
    #expect(try hint(line) == Hint(shown))
  }

  @Test("The hint shows the field's current value") func hintWithCurrentValue() throws {
    let lines = ["set zip 9021", "focus zip"]
    #expect(try hint("type ", after: lines)?.shown == "‹5 digits, now \"9021\"›")
    #expect(try hint("paste ", after: lines)?.shown == "‹5 digits, now \"9021\"›")
  }

  @Test("The hint hides a secure value") func hintHidesSecureValue() throws {
    #expect(try hint("type ", after: ["set pin 80631", "focus pin"])?.shown == "‹4 digits›")
    #expect(try hint("set pin ", after: ["set pin 80631"])?.shown == "‹4 digits›")
  }

  @Test(
    "Within a word the hint completes from the newest matching line",
    arguments: [
      ("f", "ocus name"), ("focus z", "ip"), ("foc", "us name"), ("set name A", "da"),
      ("type", " 1"),
    ])
  func hintFromHistory(line: String, rest: String) throws {
    #expect(try hint(line) == Hint(rest, accepted: rest))
  }

  @Test(
    "Without a matching line the hint completes the only candidate",
    arguments: [
      ("strategy ins", nil, nil),
      ("strategy inset-t", "op decision=value", "op "),
      ("edit zi", "p", "p"),
      ("unde", nil, nil),
      ("und", "o [n]", "o "),
      ("why", " ‹strategy›", nil), ("dismiss", nil, nil),
      ("strategy none re", "veal=", "veal="),
      ("get table.contentO", "ffset.", "ffset."),
    ] as [(String, String?, String?)])
  func hintFromOnlyCandidate(line: String, shown: String?, accepted: String?) throws {
    let expected = shown.map { Hint($0, accepted: accepted) }
    let given = try hint(line)
    #expect(given?.accepted == expected?.accepted)
    #expect(given?.shown == expected?.shown.replacing("[n]", with: "‹n›"))
  }

  @Test(
    "Empty, unknown and complete lines get no hint",
    arguments: ["", "   ", "bogus ", "# foc", "focus zip x ", "undo x ", "scroll outer x "])
  func noHint(line: String) throws {
    #expect(try hint(line) == nil)
  }
}
