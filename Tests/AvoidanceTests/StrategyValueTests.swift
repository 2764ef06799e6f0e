import Avoidance
import Foundation
import Simulation
import Testing

/// Tests strategies as values: changed in code, or made without a predefined one.
@Suite struct StrategyValueTests {
  @Test("A strategy's name follows changes to its properties") func theNameFollowsAChangeByHand()
    throws
  {
    var strategy = Strategy.insetTop
    strategy.margin = 8
    #expect(strategy.name == "inset-top margin=8")
    #expect(strategy == (try Strategy.insetTop.deciding("margin=8")))
    #expect(strategy.rule == Strategy.insetTop.rule)
    strategy.reveal = .bottom
    strategy.delay = 0.25
    strategy.motion = .duration(0.1)
    #expect(strategy.name == "inset-top reveal=bottom motion=0.1 margin=8 delay=0.25")
    #expect(
      strategy.rule
        == "the bottom inset is the height of the keyboard's begin frame; scrollToRow(at: .bottom); "
        + "on hide, insets go to zero")
    strategy.margin = 0
    strategy.reveal = .top
    strategy.delay = nil
    strategy.motion = .uikit
    #expect(strategy == .insetTop)
    #expect(strategy.name == "inset-top")
  }

  /// In a name, options keep their order in the command and come before properties changed in code.
  @Test("A change to a property replaces the word in the name") func aChangeByHandTakesAWordsPlace()
    throws
  {
    var strategy = try Strategy.iqKeyboardManager.deciding("distance=20")
      .deciding("restoreContentOffset=true")
    #expect(strategy.name == "iq-keyboard-manager distance=20 restoreContentOffset=true")
    strategy.margin = 5
    #expect(strategy.name == "iq-keyboard-manager restoreContentOffset=true margin=5")
    strategy.hide = .none
    #expect(strategy.name == "iq-keyboard-manager hide=none margin=5")
  }

  /// `rule` describes the strategy's current decisions, not those it was created with.
  @Test(
    "The rule describes the decisions as they are now",
    arguments: [
      (["when=never"], "nothing reacts, as a baseline for comparison"),
      (["reveal=row"], "nothing triggers it"),
      (
        ["reveal=row", "delay=0.5"],
        "no room is made; scrollToRow(at: .none), the least movement; on hide, nothing is restored"
      ),
      (["reveal=row", "delay=0.5", "delay=none"], "nothing triggers it"),
      (["margin=3"], "nothing reacts, as a baseline for comparison"),
    ])
  func rules(decisions: [String], rule: String) throws {
    var strategy = Strategy.none
    for decision in decisions { strategy = try strategy.deciding(decision) }
    #expect(strategy.rule == rule)
  }

  /// A custom strategy sets an inset of 200 points whatever the keyboard, and 100 after it hides.
  @Test("A custom strategy has its own name and rule") func aStrategyOfOnesOwn() throws {
    let strategy = try Strategy(
      "mine", when: .willShow,
      room: Room("twoHundred", "the bottom inset is 200 points") { $0.setInset(bottom: 200) },
      reveal: Reveal("toTop", "the content goes to its top") { $0.setContentOffset(0) },
      hide: Hide("half", "half of it stays") { $0.setInset(bottom: 100) })
    #expect(strategy.name == "mine")
    #expect(
      strategy.rule
        == "the bottom inset is 200 points; the content goes to its top; on hide, half of it stays")
    #expect(Strategy.named("mine") == nil)
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.phone.setContentOffset(100, by: .script)
    form.begin(row: 12)
    #expect(form.inset.bottom == 200)
    #expect(form.offset == 0)
    form.end()
    #expect(form.inset.bottom == 100)
    let named = try strategy.deciding("room=insetHeight")
    #expect(named.name == "mine room=insetHeight")
  }

  /// A custom strategy can't have the name of another, or a name that a command couldn't contain.
  @Test(
    "A custom strategy's invalid or used name is rejected",
    arguments: [
      ("inset-top", "inset-top is the name of another strategy"),
      ("own", "own is the name of another strategy"),
      ("", #"a strategy's name is made of letters, digits, - and _, not """#),
      ("two words", #"a strategy's name is made of letters, digits, - and _, not "two words""#),
      ("two\nlines", #"a strategy's name is made of letters, digits, - and _, not "two\nlines""#),
      ("margin=8", #"a strategy's name is made of letters, digits, - and _, not "margin=8""#),
    ])
  func namesThatAreNotTaken(name: String, words: String) {
    let made = #expect(throws: StrategyError.self) { try Strategy(name) }
    #expect(made?.description == words)
    let observed = #expect(throws: StrategyError.self) { try Strategy(name, Deaf()) }
    #expect(observed == made)
  }

  private struct Deaf: PhoneObserver {}

  /// Two values of a decision, such as `Room("pan")` and `.pan`, are equal if their names are.
  @Test("Values of decisions are equal by name") func valuesAreEqualByName() throws {
    #expect(Room("pan", "") { _ in } == .pan)
    #expect(Room.pan != .moveUp)
    #expect(Set(Decision.room.choices).count == 40)
    #expect(Set(Decision.reveal.choices).count == 25)
    #expect(Set(Decision.hide.choices).count == 14)
  }

  /// Values that only one strategy has, by a version or an option, are last in the lists of values.
  @Test("A strategy's own values come last in the lists") func valuesComeFromTheStrategies() throws
  {
    let mine = Strategy(
      .none, source: "a test", setup: nil, when: .willShow,
      room: Room("twoHundred") { $0.setInset(bottom: 200) },
      options: [
        Option("goesUp", for: .reveal, true: Reveal("up") { $0.setContentOffset(0) }, false: .none)
        {
          $0.reveal = $1
        }
      ],
      versions: [
        Version("2", "now"),
        Version("1", "before") { $0.room = Room("hundred") { $0.setInset(bottom: 100) } },
      ])
    let rooms = Room.all(in: Strategy.all + [mine]) { $0.room }.map(\.name)
    #expect(rooms == Decision.room.choices + ["twoHundred", "hundred"])
    let reveals = Reveal.all(in: Strategy.all + [mine]) { $0.reveal }.map(\.name)
    #expect(reveals == Decision.reveal.choices + ["up"])
    #expect(Hide.all(in: Strategy.all + [mine]) { $0.hide }.map(\.name) == Decision.hide.choices)
  }
}
