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
    #expect(lines.count <= 22)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(
      lines.prefix(2) == [
        "Form     load       open a form  reload     read anew    fields     list fields",
        "Focus    focus      tap a field  next       next field   previous   go back",
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
    #expect(lines.last == "  from      Scroll position, UITableViews, and You")
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
        "See also: next, previous, return, dismiss, tap, drag, scroll",
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
