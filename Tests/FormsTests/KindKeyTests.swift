import Simulation
import Testing

@testable import Forms

/// Tests the key `kind`, which makes a field a switch or a button.
@Suite struct KindKeyTests {
  @Test(
    "Switches and buttons have their default values",
    arguments: [
      ("{field: a, kind: switch}", "off"), ("{field: a, kind: switch, value: 'on'}", "on"),
      ("{field: a, kind: switch, value: yes}", "on"),
      ("{field: a, kind: switch, value: ''}", "off"), ("{field: a, kind: button}", ""),
    ])
  func values(row: String, value: String) throws {
    #expect(try form(yamlRow(row)).fields[0].value == value)
  }

  /// A field with options or a date has a picker in the keyboard's place, unless it names a
  /// keyboard.
  @Test(
    "Options and dates get a picker unless a keyboard is given",
    arguments: [
      ("options: [x, y]", KeyboardKind.picker), ("date: true", .datePicker),
      ("options: ['2026-01-01'], date: true", .picker),
      ("options: [x], keyboard: default", .default),
      ("options: [x], keyboard: picker", .picker), ("value: x", .default),
    ])
  func keyboards(keys: String, kind: KeyboardKind) throws {
    let read = try form(yamlRow("{field: a, \(keys)}"))
    #expect(read.fields[0].keyboard == kind)
    #expect(try form(read.written(in: .yaml)).fields[0].keyboard == kind)
  }

  @Test("Switches and buttons have no keyboard") func controlsTakeNoKeyboard() throws {
    let read = try form(
      yamlRow("field: a") + "\n    - {field: b, kind: switch}\n    - {field: c, kind: button}")
    #expect(read.traits.map { $0?.control } == [nil, .toggle, .button])
    #expect(read.fields.map(\.choices) == [nil, ["on", "off"], nil])
  }

  @Test("A menu takes no keyboard, and keeps its options")
  func menus() throws {
    let read = try form(
      yamlRow("{field: a, kind: menu, options: [S, M], value: M}")
        + "\n    - {field: b, kind: menu, date: true}")
    #expect(read.traits.map { $0?.control } == [.menu, .menu])
    #expect(read.fields.map(\.keyboard) == [.default, .default])
    #expect(read.fields.map(\.choices) == [["S", "M"], nil])
    #expect(read.fields[0].problems(with: "L").map(\.rule) == [.options(["S", "M"])])
    #expect(try form(read.written(in: .yaml)) == read)
  }

  @Test(
    "Wrong kinds and keys of controls give place and reason",
    arguments: [
      BadDocument(
        yamlRow("{field: a, kind: swich}"),
        #"x.yaml:4:24: error: field kind must be text, switch, button or menu, not "swich"; did you mean "switch"?"#
      ),
      BadDocument(
        yamlRow("{field: a, kind: switch, placeholder: x}"),
        #"x.yaml:4:45: error: a switch has no "placeholder""#),
      BadDocument(
        yamlRow("{field: a, kind: button, value: x}"),
        #"x.yaml:4:39: error: a button has no "value""#),
      BadDocument(
        yamlRow("{field: a, kind: button, options: [x]}"),
        #"x.yaml:4:7: error: a button has no "options""#),
      BadDocument(
        yamlRow("{field: a, kind: switch, value: maybe}"),
        #"x.yaml:4:39: error: a switch is on or off, not "maybe""#),
      BadDocument(
        yamlRow("{field: a, kind: switch}")
          + "\n    - {field: b, showIf: {field: a, equals: perhaps}}",
        #"x.yaml:5:34: error: a switch is on or off, not "perhaps""#),
      BadDocument(
        yamlRow("{field: a, kind: button}")
          + "\n    - {field: b, showIf: {field: a, filled: true}}",
        "x.yaml:5:34: error: a is a button, so it has no answer that could show a row"),
      BadDocument(
        yamlRow("{field: a, kind: menu}"),
        #"x.yaml:4:24: error: a menu needs "options", or "date: true""#),
      BadDocument(
        yamlRow("{field: a, kind: menu, options: [x], keyboard: picker}"),
        #"x.yaml:4:54: error: a menu has no "keyboard""#),
      BadDocument(
        "form: A\nbar: {field: a, kind: switch}\nsections: [{rows: [{field: b}]}]",
        #"x.yaml:2:17: error: unknown key "kind" in a bar"#),
    ])
  func errors(document: BadDocument) {
    let error = #expect(throws: FormError.self) { try form(document.text) }
    #expect(error?.description == document.error)
  }

  @Test(
    "A required switch must be on",
    arguments: [
      ("on", [Problem.Rule]()), ("off", [.on]), ("", [.options(["on", "off"])]),
      ("maybe", [.options(["on", "off"])]),
    ])
  func aRequiredSwitchHasToBeOn(value: String, broken: [Problem.Rule]) throws {
    let field = try form(yamlRow("{field: a, kind: switch, required: true}")).fields[0]
    #expect(field.problems(with: value).map(\.rule) == broken)
  }
}
