import Avoidance
import Forms
import Testing

@testable import Session

/// Tests what the command `help` prints.
@Suite struct HelpTests {
  @Test("help shows the commands of the first hour and the topics on one screen")
  func overview() throws {
    let lines = try Help.lines(about: nil)
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(
      lines.prefix(3) == [
        "To begin with (formlift tour shows most of these):",
        "  focus     Tap a field, after dragging it into reach if needed",
        "  next      Make the next field active",
      ])
    for topic in Help.topics {
      #expect(lines.contains { $0.hasPrefix("  help \(topic) ") })
      #expect(try !Help.lines(about: topic).isEmpty)
    }
  }

  @Test("help commands lists every command in one line, under its group")
  func commands() throws {
    let lines = try Help.lines(about: "commands")
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.filter { $0.hasPrefix("  ") }.count == Command.all.count)
    for command in Command.all {
      let heading = lines.lastIndex(of: "\(command.group.rawValue):")
      let line = lines.firstIndex {
        $0.split(separator: " ").first.map(String.init) == command.name
      }
      #expect(try #require(heading) < #require(line), "\(command.name)")
    }
  }

  @Test("Every command has help with its syntax and its effect", arguments: Command.all.map(\.name))
  func everyCommandHasHelp(name: String) throws {
    let lines = try Help.lines(about: name)
    #expect(lines[0].split(separator: " ").first.map(String.init) == name)
    #expect(lines[1].hasPrefix("    "))
    #expect(lines[1].count > 8)
  }

  @Test("Help for a strategy gives its rule, source and flaws") func oneStrategy() throws {
    let lines = try Help.lines(about: "inset-top")
    #expect(
      lines[0] == "inset-top: bottom inset is the keyboard's height; the row scrolls to the top")
    #expect(lines.contains("  from      Scroll position, UITableViews, and You"))
    #expect(lines.last == "  - earlier insets are lost")
  }

  @Test(
    "help about a command has usage, arguments, examples with their output and related commands")
  func oneCommand() throws {
    #expect(
      try Help.lines(about: "foc") == [
        "focus FIELD",
        "    Tap a field, after dragging it into reach if needed",
        "",
        "    FIELD          a field: its id, row number (7), section.row (2.3), or the",
        "                   beginning of its id or label",
        "",
        "A finger can only tap what is on the screen. If no part of the row can be",
        "tapped, the table is first dragged by the least movement that shows the row.",
        "",
        "    focus zip  raises the keyboard for the field zip",
        "      ✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5",
        "    focus 2.3  taps the third row of the second section",
        "      ✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5",
        "",
        "See also: next, previous, return, dismiss, tap, drag, scroll, inset",
      ])
  }

  @Test("The output of an example is cut after five lines, and errors are output too")
  func exampleOutput() throws {
    let lines = try Help.lines(about: "validate")
    #expect(
      lines.contains("      error: 6 fields break a rule: name, born, shirt, email, zip and pin"))
    #expect(lines.contains("      …"))
    #expect(lines.filter { $0.hasPrefix("      ") }.count == 6)
  }

  @Test(
    "A command has two examples, or one if it takes no words", arguments: Command.all.map(\.name))
  func examples(name: String) throws {
    let command = try Command.named(name)
    let takesWords = command.shape.count.upperBound > 0
    #expect(command.examples.count >= (takesWords ? 2 : 1))
    for example in command.examples {
      for line in example.setup + [example.line] { #expect(try Statement.read(line) != nil) }
      #expect(example.line.hasPrefix(name))
      #expect(!example.meaning.isEmpty)
    }
  }

  @Test("Only examples that need a file, a terminal or the program have no output")
  func examplesWithoutOutput() throws {
    let others = Command.all.filter { $0.examples.allSatisfy { Help.output(of: $0) == nil } }
    #expect(
      others.map(\.name) == [
        "load", "reload", "write", "import", "edit", "fill", "restore", "recover", "audit",
        "advise", "replay", "share", "source", "record", "history", "live", "quit",
      ])
  }

  @Test("An example fails only if its command is there to fail")
  func failingExamples() throws {
    let failing = Command.all.flatMap(\.examples).filter {
      Help.output(of: $0)?.first?.hasPrefix("error: ") == true
    }
    #expect(failing.map(\.line) == ["validate", "save --complete answers.json"])
  }

  @Test("Every named argument has a meaning", arguments: Command.all.map(\.name))
  func arguments(name: String) throws {
    let command = try Command.named(name)
    let named = command.shape.namedSlots.map(\.usage)
      .filter { !$0.hasPrefix("-") && command.usage.contains($0) }
    #expect(Set(Help.arguments(of: command).map(\.name)) == Set(named))
  }

  @Test("The help has a meaning for no argument that is gone")
  func argumentMeanings() {
    let used = Command.all.flatMap { command in
      command.shape.namedSlots.flatMap { [$0.usage, "\(command.name) \($0.usage)"] }
    }
    for name in Help.argumentMeanings.keys { #expect(used.contains(name), "\(name)") }
  }

  @Test("Help for an unknown name suggests a similar one") func unknownCommand() {
    let error = #expect(throws: CommandError.self) { try Help.lines(about: "fcus") }
    #expect(error?.message == "no command \"fcus\"; did you mean \"focus\"?")
  }

  @Test("Help strategies shows a table of each strategy's decisions")
  func tableOfDecisions() throws {
    let lines = try Help.lines(about: "strategies")
    #expect(lines[0] == "strategies")
    #expect(lines.contains("inset-top             didShow          insetBeginHeight  top"))
    #expect(lines.contains("shrink-view           didShow, +0.5    viewHeight        row"))
    #expect(lines.contains("    flutter 3.13                an undocked keyboard does not count"))
    #expect(lines.allSatisfy { $0.count < 80 })
  }

  @Test("Help strategy lists the decisions with their first values, one per line")
  func decisionsOfStrategy() throws {
    let lines = try Help.lines(about: "strategy")
    for line in [
      "    reveal    how it brings the row into view: none, row, top, middle, …",
      "    margin    points kept free between the row and what would cover it",
      "    undocked  whether an undocked keyboard counts: follow, ignore",
    ] {
      #expect(lines.contains(line))
    }
  }

  @Test("Help decisions lists every value of every decision")
  func decisionValues() throws {
    let lines = try Help.lines(about: "decisions")
    #expect(lines.allSatisfy { $0.count < 80 })
    for line in [
      "reveal: how it brings the row into view",
      "    bottom                 scrollToRow(at: .bottom)",
      "    none, keyboard, keyboardDuration, uikit or seconds", "    follow, ignore",
      "    a number of seconds, at least 0, or none",
      "    never, willShow, didShow, willChangeFrame, anyChange, layout, caret,",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test("Help keys lists the line editor's keys", arguments: ["Tab", "^R", "^Z", "Home"])
  func keysAreListed(key: String) throws {
    #expect(try Help.lines(about: "keys").contains { $0.contains(key) })
  }

  @Test(
    "A search of help finds commands, settings and strategies, ignoring case",
    arguments: [
      ("resign", ["dismiss", "setting tapOutside"]),
      ("DISMISSES", ["return", "setting dismissMode"]),
      ("undone on hide", ["strategy least-motion"]),
    ])
  func searchFinds(word: String, names: [String]) throws {
    let lines = try Help.lines(mentioning: word)
    #expect(names.allSatisfy { name in lines.contains { $0.hasPrefix(name + "  ") } })
  }

  @Test(
    "apropos finds by everyday words",
    arguments: [
      ("hide keyboard", "dismiss"), ("landscape", "rotate"), ("password", "form key secure"),
      ("screenshot", "share"), ("cancel", "undo"), ("how do I turn the phone", "rotate"),
      ("tablet keyboard", "keyboard"), ("check a figure", "expect"),
    ])
  func everydayWords(phrase: String, name: String) throws {
    let names = try Help.lines(mentioning: phrase).map { $0.components(separatedBy: "  ")[0] }
    #expect(names.contains(name))
  }

  @Test("apropos shows first what has all words in its summary")
  func order() throws {
    #expect(try Help.lines(mentioning: "hide keyboard").first?.hasPrefix("dismiss ") == true)
    #expect(try Help.lines(mentioning: "landscape").first?.hasPrefix("rotate ") == true)
  }

  @Test("A search of help without a result is an error") func searchWithoutResult() {
    let error = #expect(throws: CommandError.self) { try Help.lines(mentioning: "zebra") }
    #expect(error?.message == "the help does not mention \"zebra\"")
  }
}

/// Tests what `help` prints about forms, strategies, and the picture.
@Suite struct HelpTopicTests {
  @Test("Help form lists every key that a form may have") func helpListsFormKeys() throws {
    let text = try Help.lines(about: "form").joined(separator: "\n")
    for key in FormPart.allCases.flatMap(\.keys) {
      #expect(text.contains("  \(key.name): "), "\(key.name)")
      #expect(text.contains(key.meaning), "\(key.name)")
    }
  }

  @Test("Help for each strategy includes its rule, source and all flaws", arguments: Strategy.all)
  func strategyHelp(strategy: Strategy) throws {
    let text = try Help.lines(about: strategy.name).joined(separator: " ")
    #expect(text.contains(strategy.rule))
    #expect(text.contains(strategy.source))
    #expect(!strategy.flaws.isEmpty)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for flaw in strategy.flaws { #expect(words.contains(flaw), "\(flaw)") }
  }

  @Test("Spoken help is a list without columns") func spokenHelpIsAList() throws {
    var stage = try Stage(after: ["setting speech on"])
    let lines = stage.output(of: "help")
    #expect(
      lines.contains("focus: Tap a field, after dragging it into reach if needed"))
    for line in lines { #expect(!line.contains("  ")) }
  }

  /// With speech on, `help view` describes neither the picture nor its marks.
  @Test("Spoken help view describes the picture in plain words") func spokenViewHelp() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "help view").joined(separator: "\n").contains("▌ marks the active row"))
    try stage.run("setting speech on")
    let lines = stage.output(of: "help view")
    #expect(lines.contains("show map, draws the whole content, with the visible part marked"))
    #expect(lines.joined().utf8.count == lines.joined().count)
    #expect(
      lines.suffix(2) == [
        "Figures are in points. clearance is the distance between the row and the",
        "keyboard, negative if the row is covered.",
      ])
  }

  @Test(
    "Spoken lines replace symbols and brackets with words",
    arguments: [
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

  @Test("Settings and form keys have help with their values")
  func aSettingAndAKeyHaveHelp() throws {
    var stage = try Stage()
    #expect(
      stage.output(of: "help dismissMode").first == "dismissMode (none, onDrag or interactive)")
    #expect(
      stage.output(of: "help required") == [
        "A row:", "  required: whether it must not be empty", "      true or false",
      ])
  }
}
