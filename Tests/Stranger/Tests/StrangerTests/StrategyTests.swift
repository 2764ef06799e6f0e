import Formlift
import Testing

struct StrategyTests {
  /// Makes a custom strategy whose inset is the keyboard's overlap, and which centers the row.
  static func centred() throws -> Strategy {
    try Strategy(
      "centred",
      when: .willShow,
      room: Room("covered") { step in
        let inset = EdgeInsets(bottom: step.overlap.height)
        step.phone.setContentInset(inset, indicators: inset, animation: step.roomAnimation)
      },
      reveal: Reveal("centred") { step in
        guard let row = step.phone.firstResponder else { return }
        step.phone.scrollToRow(row, at: .middle, animation: step.scrollAnimation)
      },
      hide: .mirror)
  }

  @Test("A strategy of one's own sets the inset and scrolls the row")
  func ownStrategy() throws {
    var session = Session(try Stage.twenty())
    try session.choose(Self.centred())
    try session.focus("f12")
    #expect(try session["table.contentInset.bottom"] == 253)
    #expect(try session["table.contentOffset.y"] == 380.5)
    #expect(try session["strategy.name"] == "centred")
    try session.tapOutside()
    #expect(try session["table.contentInset.bottom"] == 0)
  }

  @Test("A strategy can't take the name of a built-in one")
  func takenName() {
    let error = #expect(throws: StrategyError.self) { try Strategy("inset-top") }
    #expect(error.map { "\($0)" } == "inset-top is the name of another strategy")
    #expect(error?.localizedDescription == "inset-top is the name of another strategy")
  }

  @Test("Strategies are chosen by name and decisions")
  func named() throws {
    var session = Session(try Stage.twenty())
    try session.focus("f12")
    try session.run("strategy inset-top")
    #expect(session.phone.contentOffset.y == 484)
    try session.run("strategy inset-top reveal=bottom margin=8")
    #expect(session.active?.clearance == 8)
    try session.run("strategy inset-top hide=none")
    try session.dismiss()
    #expect(session.phone.contentInset.bottom == 253)
  }

  @Test("Every built-in strategy handles the last row", arguments: Strategy.all)
  func noneTraps(strategy: Strategy) throws {
    var session = Session(try Stage.twenty())
    try session.choose(strategy)
    try session.focus("f20")
    #expect(try session["strategy.name"].description == strategy.name)
  }
}
