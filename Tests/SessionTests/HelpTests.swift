import Testing

@testable import Session

/// What `help` says.
@Suite struct HelpTests {
  @Test func overviewNamesEveryCommand() throws {
    #expect(
      try Help.lines(about: nil) == [
        "The form: load, reload, fields",
        "Focus and touch: focus, next, previous, return, dismiss, tap, drag, scroll",
        "Editing and answers: type, delete, clear, set, edit, values, validate, save",
        "Strategies and the phone: strategy, strategies, device, devices, rotate, keyboard, setting, "
          + "frame, inset",
        "Looking: show, why, get, expect, hold, step",
        "The session: undo, redo, source, echo, help, quit",
        "",
        "help COMMAND tells about one; a start that fits one command is enough.",
      ])
  }

  @Test(arguments: CommandSpec.all.map(\.name))
  func everyCommandHasHelp(name: String) throws {
    let lines = try Help.lines(about: name)
    #expect(lines[0].split(separator: " ").first.map(String.init) == name)
    #expect(lines[1].hasPrefix("    "))
    #expect(lines[1].count > 8)
  }

  @Test func oneCommand() throws {
    #expect(
      try Help.lines(about: "foc") == [
        "focus FIELD",
        "    taps a field, dragging it into reach first where that is needed",
        "",
        "FIELD is an id, a row's number (7), section.row (2.3), or an unambiguous start of an id or a "
          + "label.",
        "",
        "A finger can't tap what is not on the screen: when no part of the row can be tapped, the "
          + "table is first dragged by the least movement that shows the row.",
        "",
        "    focus zip  raises the keyboard for the field zip",
      ])
  }

  /// The examples are lines that parse to the command they stand for.
  @Test(arguments: CommandSpec.all.map(\.name))
  func examplesParse(name: String) throws {
    let spec = try CommandParser.spec(named: name)
    for example in spec.examples {
      #expect(try CommandParser.parse(example.line) != nil)
      #expect(example.line.hasPrefix(name))
      #expect(!example.meaning.isEmpty)
    }
  }

  @Test func unknownCommand() {
    let error = #expect(throws: CommandError.self) { try Help.lines(about: "fcus") }
    #expect(error?.message == "no command \"fcus\"; did you mean \"focus\"?")
  }
}
