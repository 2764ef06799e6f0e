import Avoidance
import Testing

@testable import Session

/// Tests the reasons that `why` gives for what a strategy does.
@Suite struct WhyReasonTests {
  /// The names of all strategies, with each of their releases.
  static let strategies = Strategy.all.flatMap { strategy in
    [strategy.name] + strategy.versions.dropFirst().map { "\(strategy.name) version=\($0.name)" }
  }

  /// Commands that make each strategy set insets, scroll, and restore.
  private static let commands = [
    "focus f12", "drag 200", "focus f3", "keyboard height 300", "keyboard height default",
    "rotate landscape", "focus f9", "dismiss", "focus f20", "type abc", "rotate portrait",
    "keyboard hardware on", "keyboard hardware off", "background", "foreground", "push", "pop",
    "tap outside",
  ]

  @Test(
    "Every change and scroll of a strategy has a reason", arguments: strategies,
    ["iphone-5s", "iphone-16", "ipad-9.7"])
  func everyStepHasAReason(strategy: String, device: String) throws {
    var stage = try Stage()
    try stage.run(["device \(device)", "strategy \(strategy)"])
    for command in Self.commands {
      // Some strategies move rows out of a finger's reach.
      _ = try? stage.run(command)
      for sentence in stage.output(of: "why") {
        let isStep =
          sentence.contains("\(strategy) changed ") || sentence.contains("\(strategy) scrolled ")
        #expect(!isStep || sentence.contains(": "), "\(command): \(sentence)")
      }
    }
  }

  /// The row of advice grows from 44 to 77 points, and f3 is above the visible rows at first.
  @Test("Why says where a row is after it has grown, and after a finger has brought it into reach")
  func orderOfSentences() throws {
    var notes = try Stage("notes.yaml", after: ["strategy inset-overlap", "focus advice"])
    try notes.run("type 'Rest, drink a lot, and come again on Monday morning'")
    let growth = try #require(
      notes.output(of: "why").firstIndex { $0.contains("changed its height from 44 to 77") })
    #expect(notes.output(of: "why")[growth + 1].contains("advice would end at y "))
    var twenty = try Stage("twenty.yaml", after: ["strategy keep-bottom", "focus f12", "focus f3"])
    let drag = try #require(
      twenty.output(of: "why").firstIndex { $0.hasPrefix("To reach f3, the finger dragged") })
    #expect(twenty.output(of: "why")[drag + 1].contains("f3 would end at y "))
  }

  /// A floating keyboard posts only keyboardDidChangeFrame, after least-motion has set the inset.
  @Test("Why names a floating keyboard before what it caused") func floatingKeyboardFirst() throws {
    let lines = ["device ipad-pro-11", "keyboard float 400 500", "focus zip"]
    var stage = try Stage("player.yaml", after: lines)
    let why = stage.output(of: "why")
    #expect(why.first == "The keyboard came up to y 500, 254 points high.")
    #expect(why.dropFirst(2).first?.hasPrefix("least-motion changed the bottom content") == true)
  }

  @Test("Why gives the rule of a strategy that changed nothing, although the row is covered")
  func ruleWithoutEffect() throws {
    var stage = try Stage("sheet.yaml", after: ["strategy rn-position", "focus note"])
    let lines = stage.output(of: "why")
    #expect(
      lines.contains(
        "rn-position changed nothing here. Its rule: the table moves up by the part of its frame "
          + "below the keyboard's top (the table is measured in its parent, the keyboard on the "
          + "screen)."))
    try stage.run("strategy least-motion")
    #expect(!stage.output(of: "why").contains { $0.contains("changed nothing") })
  }

  @Test("Why counts the scroll views around the table, and says that the whole table is covered")
  func outerScrollViews() throws {
    var stage = try Stage("basket.yaml", after: ["focus part3"])
    #expect(
      stage.output(of: "why").contains(
        "Without scrolling, part3 would end at y 496, 181 under the keyboard."))
    try stage.run("strategy none")
    #expect(stage.output(of: "why").contains("The whole table is under the keyboard."))
  }

  @Test("Why says only once that a strategy did not scroll") func declinedOnce() throws {
    var stage = try Stage("checkout.yaml", after: ["focus 5", "push", "pop"])
    let lines = stage.output(of: "why").filter { $0.contains("did not scroll") }
    #expect(lines == ["least-motion did not scroll: the whole row was already in view."])
  }

  @Test("No reason is about making room after the keyboard has left", arguments: strategies)
  func roomOnlyForAKeyboard(strategy: String) throws {
    var stage = try Stage("detents.yaml")
    try stage.run(["strategy \(strategy)", "focus note", "dismiss"])
    #expect(!stage.output(of: "why").contains { $0.contains("make room") })
  }

  /// The figures of a strategy's reasons, for row 12 of `forms/twenty.yaml`.
  ///
  /// The keyboard of an iphone-16 is 336 points high and its bottom safe area 34, so 336 + 8 - 34.
  /// maui adds 20 points to the keyboard's 253.
  static let reasons: [(device: String, strategy: String, sentences: [String])] = [
    (
      "iphone-16", "least-motion",
      [
        "least-motion changed the bottom content inset from 0 to 310: the overlap with the "
          + "keyboard (336) plus the margin (8), minus the safe area (34), which UIKit adds."
      ]
    ),
    (
      // The row ends at y 631, and the keyboard begins at 516: 631 + 10 + 2 × 34 - 516 = 193.
      "iphone-16", "iq-keyboard-manager",
      [
        "iq-keyboard-manager scrolled from 0 to 193: by whole points, until the row's "
          + "bottom is the margin (10) and twice the safe area (34) above the keyboard.",
        "iq-keyboard-manager changed the bottom content inset from 0 to 346: the overlap with the "
          + "keyboard (336) plus the margin (10) and the safe area (34), minus the safe area (34), "
          + "which UIKit adds.",
      ]
    ),
    (
      "iphone-5s", "maui",
      [
        "After a delay of 30 ms, maui scrolled from 24 to 285.1: the caret goes 20 points above the "
          + "keyboard.",
        "maui changed the bottom content inset from 0 to 273: the part that the keyboard covers "
          + "(253) plus 20 points.",
      ]
    ),
    (
      "iphone-5s", "ionic",
      [
        "ionic scrolled from 0 to 364: the input goes 50 points above the keyboard, which Ionic takes "
          + "to be 290 points high.",
        "After a delay of 450 ms, ionic changed the table's height from 504 to 251: the web view "
          + "ends at the keyboard's top after the keyboard has arrived.",
      ]
    ),
    (
      "iphone-5s", "rnkc-translate",
      [
        "rnkc-translate changed the table's y from 64 to -189: the table moves up by its part below "
          + "the keyboard's top (253).",
        "rnkc-translate changed the table's y from -189 to 64 and the table's height from 504 to "
          + "251: once the keyboard is up, the view around the table stays 253 higher and gets a "
          + "padding of 253 at its top, so the table is back in place and shorter.",
      ]
    ),
  ]

  @Test("The reasons give the figures of the sum", arguments: reasons)
  func figures(device: String, strategy: String, sentences: [String]) throws {
    var stage = try Stage()
    try stage.run(["device \(device)", "strategy \(strategy)", "focus f12"])
    let why = stage.output(of: "why").filter { $0.contains("\(strategy) ") }
    for sentence in sentences { #expect(why.contains(sentence), "\(why)") }
  }

  @Test("A drag before the keyboard hides is not said to be undone")
  func dragBeforeDismissal() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "drag 60", "dismiss"])
    #expect(
      stage.output(of: "why") == [
        "The keyboard left the screen.",
        "least-motion changed the bottom content inset from 224 to 0: the strategy undoes its own "
          + "changes.",
      ])
    #expect(try stage.get("table.contentOffset.y") == "103.5")
  }

  @Test("A drag at the top of the table says how far the finger moved") func dragAtTheTop() throws {
    var stage = try Stage("player.yaml", after: ["focus name", "drag 439"])
    #expect(
      stage.output(of: "why")[1]
        == "The finger dragged 439 points down, but could not scroll: the table was already at the "
        + "top of the content, offset -64.")
  }

  @Test("Why leaves out a change that is too small for words") func tinyChange() throws {
    var stage = try Stage("checkout.yaml", after: ["device iphone-16", "focus note"])
    let changes = stage.output(of: "why").filter { $0.contains("content inset from") }
    #expect(
      changes == [
        "least-motion changed the bottom content inset from 0 to 310: the overlap with the keyboard "
          + "(336) plus the margin (8), minus the safe area (34), which UIKit adds."
      ])
  }

  @Test("Why names the scroll of a strategy that runs twice, and not the second run")
  func secondRun() throws {
    var stage = try Stage("notes.yaml", after: ["device iphone-5s", "focus 5"])
    let lines = stage.output(of: "why").filter { $0.contains("scroll") && $0.hasPrefix("least") }
    #expect(
      lines == [
        "least-motion scrolled from -64 to 24.5: the least movement that shows the row with its "
          + "margin."
      ])
  }

  @Test(
    "A strategy that ignores an undocked keyboard says so",
    arguments: [
      ("flutter", "flutter changed nothing: it ignores a keyboard that is not docked."),
      (
        "inset-top",
        "inset-top changed nothing: iOS posts no keyboardWillShow for a keyboard that is not docked."
      ),
    ])
  func undockedKeyboard(strategy: String, sentence: String) throws {
    var stage = try Stage("player.yaml")
    try stage.run([
      "device ipad-pro-11", "strategy \(strategy)", "keyboard undock", "focus zip",
    ])
    #expect(
      stage.output(of: "why") == [
        "The keyboard came up to y 514, 340 points high.",
        "Without scrolling, zip would end at y 581.5, 67.5 under the keyboard.", sentence,
        "zip is hidden, 67.5 under the keyboard.",
        "The keyboard lies over the row, and nothing scrolled the row above or below it.",
        "`strategy least-motion` would show the row.",
      ])
  }

  @Test("Why measures how much of a row's top a floating keyboard covers")
  func coveredTop() throws {
    var stage = try Stage("player.yaml")
    try stage.run([
      "device ipad-pro-11", "strategy eureka", "focus zip", "keyboard float 100 300",
    ])
    #expect(
      stage.output(of: "why") == [
        "The keyboard changed to y 300, 254 points high.",
        "Without scrolling, zip would begin at y 537.5, its top 16.5 under the keyboard.",
        "eureka changed nothing: iOS posts no keyboardWillShow for a keyboard that is not docked.",
        "zip is 63 % in view, its top 16.5 under the keyboard.",
        "The keyboard lies over the row, and nothing scrolled the row above or below it.",
        "`strategy when=layout` would show the row.",
      ])
  }

  @Test("A table that the strategy shortens leaves the safe area") func shorterTable() throws {
    var stage = try Stage(after: ["device iphone-16", "strategy shrink-table", "focus f12"])
    #expect(
      stage.output(of: "why").contains(
        "UIKit changed its part of the bottom inset from 34 to 0, because the table no longer "
          + "reaches the bottom safe area."))
    try stage.run(["strategy table-controller"])
    #expect(
      stage.output(of: "why").contains(
        "UIKit changed its part of the bottom inset from 34 to 336: the table view controller "
          + "insets the table by what the keyboard covers."))
  }

  @Test("Under swiftui, why says that the safe area and a least movement made room")
  func swiftUI() throws {
    var stage = try Stage(
      "player.yaml", after: ["device iphone-16", "strategy swiftui", "focus zip"])
    #expect(
      stage.output(of: "why")[2...3] == [
        "UIKit changed its part of the bottom inset from 34 to 291: SwiftUI adds what the keyboard "
          + "and a bottom bar on it cover to the safe area.",
        "swiftui scrolled from -103 to -53.7: the least movement that shows the row.",
      ])
    try stage.run("dismiss")
    #expect(
      stage.output(of: "why").last
        == "UIKit moved the offset from -53.7 back to -103, the top of the content: all of "
        + "it fits into the table.")
  }

  @Test("After a rotation, why names the top of the content, even if another offset follows")
  func rotation() throws {
    var stage = try Stage("player.yaml", after: ["focus zip", "rotate landscape-left"])
    let lines = stage.output(of: "why")
    #expect(
      lines.contains("UIKit moved the offset from -60.5 back to -32, the top of the content."))
    #expect(
      lines.contains(
        "UIKit changed the table's width from 320 to 568 and the table's height from 568 to 320, "
          + "because the root view laid out its table again."))
  }

  @Test("Why says that a chat's bar is part of the keyboard's height, and only then")
  func keyboardWithBar() throws {
    var stage = try Stage("chat.yaml", after: ["focus message"])
    #expect(
      stage.output(of: "why").first
        == "The keyboard came up to y 472, 380 points high with the bar on it.")
    var plain = try Stage("player.yaml", after: ["focus zip"])
    #expect(
      plain.output(of: "why").first == "The keyboard came up to y 352, 216 points high.")
  }

  @Test("The field of a presented screen is no field of the form") func presentedField() throws {
    var stage = try Stage(after: ["present pageSheet field"])
    #expect(
      stage.output(of: "why") == [
        "The form's screen went away (viewWillDisappear).",
        "The keyboard came up to y 315, 253 points high.",
        "least-motion changed the bottom content inset from 0 to 261: the overlap with the keyboard "
          + "(253) plus the margin (8).",
        "least-motion did not scroll: no field of the form was active.",
      ])
  }

  @Test("An inset beside a floating keyboard is not explained by an overlap")
  func floatingKeyboard() throws {
    var stage = try Stage("player.yaml")
    try stage.run(["device ipad-pro-11", "focus zip", "keyboard float 400 500"])
    #expect(
      stage.output(of: "why").contains(
        "least-motion changed the bottom content inset from 328 to 512.5: the insets are just "
          + "large enough to scroll the row clear of the keyboard."))
  }
}
