import Testing

@testable import Session

/// What may follow a line.
@Suite struct HintingTests {
  private let history = ["focus zip", "set name Ada", "focus name", "type 1"]

  private func hint(_ line: String, after lines: [String] = []) throws -> Hinting.Hint? {
    var stage = try Stage("player.yaml")
    try stage.run(lines)
    return Hinting(stage.session, history: history).hint(for: line)
  }

  @Test(arguments: [
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
    ("audit --depth ", "all|fields|focus"),
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
  func afterABlankComesWhatTheCommandTakes(line: String, shown: String) throws {
    #expect(try hint(line) == Hinting.Hint(shown))
  }

  @Test func theValueOfTodayIsInIt() throws {
    let lines = ["set zip 9021", "focus zip"]
    #expect(try hint("type ", after: lines)?.shown == "‹5 digits, now \"9021\"›")
    #expect(try hint("paste ", after: lines)?.shown == "‹5 digits, now \"9021\"›")
  }

  @Test func aSecureValueIsNot() throws {
    #expect(try hint("type ", after: ["set pin 80631", "focus pin"])?.shown == "‹4 digits›")
    #expect(try hint("set pin ", after: ["set pin 80631"])?.shown == "‹4 digits›")
  }

  @Test(arguments: [
    ("f", "ocus name"), ("focus z", "ip"), ("foc", "us name"), ("set name A", "da"), ("type", " 1"),
  ])
  func withinAWordComesTheNewestLineThatBeginsSo(line: String, rest: String) throws {
    #expect(try hint(line) == Hinting.Hint(rest, accepted: rest))
  }

  @Test(
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
  func elseTheOnlyWordThatFits(line: String, shown: String?, accepted: String?) throws {
    let expected = shown.map { Hinting.Hint($0, accepted: accepted) }
    let given = try hint(line)
    #expect(given?.accepted == expected?.accepted)
    #expect(given?.shown == expected?.shown.replacing("[n]", with: "‹n›"))
  }

  @Test(arguments: ["", "   ", "bogus ", "# foc", "focus zip x ", "undo x ", "scroll outer x "])
  func nothingToSay(line: String) throws {
    #expect(try hint(line) == nil)
  }
}
