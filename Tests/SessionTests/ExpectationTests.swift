import Testing

@testable import Session

/// Tests every operator of `expect`, when it is met and when not.
@Suite struct ExpectationTests {
  @Test(
    "Expect prints nothing when the expectation is met",
    arguments: [
      "active.clearance == 8", "active.clearance == 8.0", "active.clearance != 9",
      "active.clearance < 8.5", "active.clearance <= 8", "active.clearance > -1",
      "active.clearance >= 8", "active.clearance ~= 8.5", "active.clearance ~= 7.5",
      "active.field == f12", "active.field != f1", "active.field contains 12", "active.field < f2",
      "keyboard.visible == true", "form.title contains went", "values.f1 == ''",
      "events contains keyboardWillShow", "active contains clearance",
      "table.contentOffset == '{\"x\":0,\"y\":285}'", "values.f2 > 9", "values.f2 <= 10",
      "changed == {}", "table.contentInset contains bottom", "clock contains .",
    ])
  func met(expectation: String) throws {
    var stage = try Stage(after: ["set f2 10", "focus f12"])
    #expect(stage.output(of: "expect \(expectation)") == [])
  }

  @Test(
    "Expect reports the actual value when an expectation fails",
    arguments: [
      ("active.clearance == 9", "expected active.clearance == 9, but active.clearance is 8"),
      (
        "active.clearance == true",
        "expected active.clearance == true, but active.clearance is 8; compare it with 1 or 0"
      ),
      ("active.clearance != 8", "expected active.clearance != 8, but active.clearance is 8"),
      ("active.clearance < 8", "expected active.clearance < 8, but active.clearance is 8"),
      ("active.clearance <= 7", "expected active.clearance <= 7, but active.clearance is 8"),
      ("active.clearance > 8", "expected active.clearance > 8, but active.clearance is 8"),
      ("active.clearance >= 9", "expected active.clearance >= 9, but active.clearance is 8"),
      ("active.clearance ~= 8.6", "expected active.clearance ~= 8.6, but active.clearance is 8"),
      ("active.field == zip", "expected active.field == zip, but active.field is \"f12\""),
      (
        "active.field contains 13", "expected active.field contains 13, but active.field is \"f12\""
      ),
      ("keyboard.visible == 1", "expected keyboard.visible == 1, but keyboard.visible is true"),
      ("values.f2 < 9", "expected values.f2 < 9, but values.f2 is \"10\""),
      ("changed contains f1", "expected changed contains f1, but changed is {}"),
      (
        "active.clearance > much",
        "active.clearance is 8, which cannot be compared by > with \"much\""
      ),
      ("active.field ~= 3", "active.field is \"f12\", which cannot be compared by ~= with \"3\""),
      (
        "table.contentOffset < 3",
        "table.contentOffset has several figures; name one of them, such as table.contentOffset.x"
      ),
      (
        "active.clearence > 3",
        "no figure \"active.clearence\"; did you mean \"active.clearance\" or "
          + "\"active.caret.clearance\"?"
      ),
      ("f2 == 9", "no figure \"f2\"; did you mean \"values.f2\"?"),
    ])
  func notMet(expectation: String, message: String) throws {
    var stage = try Stage(after: ["set f2 10", "focus f12"])
    #expect(stage.output(of: "expect \(expectation)") == ["error: \(message)"])
  }

  /// A sum of thirds, such as 302⅓, is stored as 302.33333333333337, which nobody would type.
  @Test(
    "Expect ignores rounding errors in lengths",
    arguments: [
      ("==", true), ("<=", true), (">=", true), ("!=", false), ("<", false), (">", false),
    ])
  func roundingErrors(comparison: String, isMet: Bool) throws {
    var stage = try Stage(
      yaml: """
        form: A
        device: iphone-16
        style: grouped
        sections:
          - header: A
            rows: [{field: a}, {field: b}]
          - header: B
            rows: [{field: c}]
        """)
    try stage.run("focus c")
    let told = stage.output(of: "expect active.frame.y \(comparison) 302.3333333333")
    #expect(told.isEmpty == isMet, "\(told)")
  }

  @Test("Expect can compare with null while no field is active") func nothingActive() throws {
    let transcript = """
      > expect active == null
      > expect active.clearance >= 0
      error: active.clearance has no value, since no field is active
      > expect active.field == f1
      error: expected active.field == f1, but active.field is null
      """
    #expect(try Stage().replayed(transcript) == transcript)
  }

  /// `expect` doesn't clear the events of the last command.
  @Test("Expect keeps the events of the last command") func leavesTheEvents() throws {
    var stage = try Stage(after: ["focus f12", "expect active.field == f12"])
    let events = try stage.get("events")
    #expect(events.contains("keyboardDidShow"))
    _ = stage.output(of: "expect active.field == f1")
    #expect(try stage.get("events") == events)
  }
}
