import Testing

@testable import Session

/// Tests a form's bar at the bottom, and fields with a menu.
@Suite struct BottomBarTests {
  private static let form = """
    form: Pay
    device: iphone-16
    strategy: least-motion
    bottomBar: {text: Pay now, height: 50}
    sections:
      - rows:
          - {field: name, label: Name, required: true, return: next}
          - {field: size, label: Size, kind: menu, options: [Small, Extra large]}
          - {field: day, label: Day, kind: menu, date: true}
          - {field: note, label: Note, return: done}
    """

  private func stage(_ lines: String...) throws -> Stage {
    var stage = try Stage(yaml: Self.form)
    try stage.run(lines)
    return stage
  }

  /// The bar of 50 is above 34 points of safe area on 852; the keyboard of 336 has its top at 516.
  @Test("The bar's frame is a figure, at rest and on the keyboard")
  func figure() throws {
    var stage = try stage()
    #expect(try stage.get("bottomBar") == #"{"x":0,"y":768,"width":393,"height":50}"#)
    try stage.run(["focus note"])
    #expect(try stage.get("bottomBar.y") == "466")
    #expect(try stage.get("table.visible.height") == "363")
    let plain = try Stage(yaml: "form: A\nsections: [{rows: [{field: a}]}]")
    #expect(try plain.get("bottomBar") == "null")
  }

  @Test("A tap on the bar submits, by its name or by a point")
  func submits() throws {
    var stage = try stage()
    #expect(
      stage.output(of: "tap bottom-bar").prefix(3) == [
        "tapped (196.5, 793): bottom bar", "Pay now does not submit yet:",
        "  name: must not be empty",
      ])
    try stage.run(["set name Ada"])
    #expect(
      stage.output(of: "tap 100 790").prefix(2) == [
        "tapped (100, 790): bottom bar", "Pay now submits: every answer is valid",
      ])
  }

  @Test("A tap on a bar that the keyboard covers says so")
  func covered() throws {
    var stage = try stage("form set 'bottomBar={text: Pay now, follows: screen}'", "focus note")
    #expect(
      stage.output(of: "tap bottom-bar") == [
        "error: something covers the bottom bar; try `dismiss`"
      ])
    var plain = try Stage(yaml: "form: A\nsections: [{rows: [{field: a}]}]")
    #expect(
      plain.output(of: "tap bottom-bar") == ["error: the form has no bottom bar; try `tap X Y`"])
  }

  @Test("A tap opens a menu, which takes no keyboard and is not part of next")
  func menus() throws {
    var stage = try stage()
    #expect(
      stage.output(of: "tap size").first
        == "size opens its menu: Small and Extra large; set size Small picks one")
    #expect(
      stage.output(of: "tap day").first == "day opens a calendar: set day 2026-01-31 picks a day")
    #expect(try stage.get("keyboard.visible") == "false")
    try stage.run(["focus name", "next"])
    #expect(try stage.get("active.field") == "note")
    #expect(
      stage.output(of: "focus size") == [
        "error: size is a menu, which has no keyboard; `tap size` opens it"
      ])
    try stage.run(["set size 'Extra large'"])
    #expect(try stage.get("values.size") == "Extra large")
  }

  @Test("Why says how far a row is from the bar")
  func words() throws {
    var stage = try stage("strategy table-controller", "device 320x400 keyboard=200", "focus note")
    #expect(stage.output(of: "why").contains { $0.contains("the bottom bar") })
  }
}
