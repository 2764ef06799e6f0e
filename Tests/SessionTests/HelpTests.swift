import Avoidance
import Forms
import Testing

@testable import Session

/// What `help` says.
@Suite struct HelpTests {
  @Test func overviewNamesEveryCommand() throws {
    let names = try Help.lines(about: nil).joined(separator: " ").split(separator: " ")
    for spec in Command.all {
      #expect(names.contains { $0 == spec.name })
      #expect(!spec.brief.isEmpty)
    }
  }

  @Test func overviewFitsAScreen() throws {
    let lines = try Help.lines(about: nil)
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(
      lines.prefix(2) == [
        "Form     load       open a form  reload     read again   fields     list fields",
        "         new        empty form   row        edit rows    section    edit them",
      ])
  }

  @Test(arguments: Command.all.map(\.name))
  func everyCommandHasHelp(name: String) throws {
    let lines = try Help.lines(about: name)
    #expect(lines[0].split(separator: " ").first.map(String.init) == name)
    #expect(lines[1].hasPrefix("    "))
    #expect(lines[1].count > 8)
  }

  @Test func oneStrategy() throws {
    let lines = try Help.lines(about: "inset-top")
    #expect(lines[0] == "inset-top: bottom inset is the keyboard's height; scrollToRow top")
    #expect(lines.contains("  from      Scroll position, UITableViews, and You"))
    #expect(lines.last == "  - insets that were there before are lost")
  }

  @Test func oneCommand() throws {
    #expect(
      try Help.lines(about: "foc") == [
        "focus FIELD",
        "    taps a field, dragging it into reach first where that is needed",
        "",
        "FIELD is an id, a row's number (7), section.row (2.3), or an unambiguous start",
        "of an id or a label.",
        "",
        "A finger can't tap what is not on the screen: when no part of the row can be",
        "tapped, the table is first dragged by the least movement that shows the row.",
        "",
        "    focus zip  raises the keyboard for the field zip",
        "",
        "See also: next, previous, return, dismiss, tap, drag, scroll, inset",
      ])
  }

  /// The examples are lines that parse to the command they stand for.
  @Test(arguments: Command.all.map(\.name))
  func examplesParse(name: String) throws {
    let spec = try Command.named(name)
    for example in spec.examples {
      #expect(try Statement.read(example.line) != nil)
      #expect(example.line.hasPrefix(name))
      #expect(!example.meaning.isEmpty)
    }
  }

  @Test func unknownCommand() {
    let error = #expect(throws: CommandError.self) { try Help.lines(about: "fcus") }
    #expect(error?.message == "no command \"fcus\"; did you mean \"focus\"?")
  }

  @Test func strategiesHaveATableOfTheirDecisions() throws {
    let lines = try Help.lines(about: "strategies")
    #expect(lines[0] == "strategies")
    #expect(
      lines.contains(
        "inset-top             didShow          insetBeginHeight  top         uikit"))
    #expect(
      lines.contains(
        "shrink-view           didShow, +0.5    viewHeight        row         uikit"))
    #expect(
      lines.contains(
        "anyChange+0.01: all is done 0.01 seconds after the notification; didShow, +0.5:"))
  }

  @Test(arguments: [
    "undocked: follow, ignore.", "motion: none, keyboard, keyboardDuration, uikit or seconds;",
    "margin: a number of points from 0 on;", "delay: seconds from 0 on, or none;",
  ])
  func eachDecisionSaysWhatItTakes(words: String) throws {
    #expect(try Help.lines(about: "strategy").joined(separator: " ").contains(words))
  }

  @Test(arguments: ["Tab", "^R", "^Z", "Home"])
  func keysAreListed(key: String) throws {
    #expect(try Help.lines(about: "keys").contains { $0.contains(key) })
  }

  @Test(arguments: [
    ("resigns", ["dismiss", "setting tapOutside"]),
    ("DISMISSES", ["return", "setting dismissMode"]),
    ("gives back on hide", ["strategy least-motion"]),
  ])
  func searchFinds(word: String, names: [String]) throws {
    let lines = try Help.lines(mentioning: word)
    #expect(names.allSatisfy { name in lines.contains { $0.hasPrefix(name + "  ") } })
  }

  @Test func searchSaysWhenThereIsNothing() {
    let error = #expect(throws: CommandError.self) { try Help.lines(mentioning: "zebra") }
    #expect(error?.message == "nothing to find about \"zebra\"")
  }
}

/// What help says of forms, strategies and the picture.
@Suite struct HelpTopicTests {
  @Test func formTellsEveryKeyOfTheReader() throws {
    let text = try Help.lines(about: "form").joined(separator: "\n")
    for key in FormPart.allCases.flatMap(\.keys) {
      #expect(text.contains("  \(key.name): "), "\(key.name)")
      #expect(text.contains(key.meaning), "\(key.name)")
    }
  }

  @Test(arguments: Strategy.all)
  func aStrategyTellsRuleSourceAndFlaws(strategy: Strategy) throws {
    let text = try Help.lines(about: strategy.name).joined(separator: " ")
    #expect(text.contains(strategy.rule))
    #expect(text.contains(strategy.source))
    #expect(!strategy.flaws.isEmpty)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for flaw in strategy.flaws { #expect(words.contains(flaw), "\(flaw)") }
  }

  @Test func spokenHelpIsAList() throws {
    var stage = try Stage()
    try stage.run("setting speech on")
    let lines = stage.output(of: "help")
    #expect(
      lines.contains("focus: taps a field, dragging it into reach first where that is needed"))
    for line in lines { #expect(!line.contains("  ")) }
  }

  /// Nobody hears a picture, nor the marks in it.
  @Test func spokenHelpWithThePictureIsWords() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "help view").joined(separator: "\n").contains("▌ marks the active row"))
    try stage.run("setting speech on")
    let lines = stage.output(of: "help view")
    #expect(lines.contains("show map, draws the whole content with what is in view of it"))
    #expect(lines.joined().utf8.count == lines.joined().count)
    #expect(
      lines.suffix(2) == [
        "Figures are in points. clearance is what is left between the row and the",
        "keyboard, negative when covered.",
      ])
  }

  @Test(arguments: [
    (
      "from {0, 0, 0, 0} to {0, 0, 216, 0}.",
      "from top 0, left 0, bottom 0, right 0 to top 0, left 0, bottom 216, right 0."
    ),
    ("{{0, 64}, {320, 504}}", "x 0, y 64, width 320, height 504"),
    (
      "✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5",
      "zip in view, 8 above the keyboard; scrolled -64 to 163.5"
    ),
    ("  one   two  three", "one, two, three"), ("{a}", "{a}"),
    (">9  zip  ZIP  \"90210\"", "9, zip, ZIP, \"90210\", active"),
    (
      #"row city showIf   – to {field: name, equals: "y"}"#,
      #"row city showIf, – to field: name, equals: "y""#
    ),
    (
      "row set city showIf={field: zip, filled: true}",
      "row set city showIf=field: zip, filled: true"
    ),
    ("      [x, y, width, height]", "x, y, width, height"),
    (
      "form set containers=[sheet: true]  puts the table on a sheet",
      "form set containers=[sheet: true], puts the table on a sheet"
    ),
    ("focus [before|after FIELD]", "focus [before|after FIELD]"),
  ])
  func spokenLines(line: String, words: String) {
    #expect(SpokenLine(line).text == words)
  }

  @Test func aSettingAndAKeyHaveHelp() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "help dismissMode").first == "dismissMode (none, onDrag or interactive)")
    #expect(
      stage.output(of: "help required") == [
        "A row:", "  required: whether it must not be empty", "      true or false",
      ])
  }
}
