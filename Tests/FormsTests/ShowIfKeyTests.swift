import Foundation
import Testing

@testable import Forms

/// Tests the key `showIf`, which shows or hides a row depending on another field.
@Suite struct ShowIfKeyTests {
  private static func form(_ rows: String) throws -> Form {
    try FormsTests.form("form: A\nsections:\n- rows:\n  - field: a\n\(rows)")
  }

  @Test(
    "Each kind of condition is read and described",
    arguments: [
      ("equals: US", ShowCondition.Test.equals("US"), #"a is "US""#),
      ("notEquals: 7", .notEquals("7"), #"a is not "7""#),
      ("in: [A, B]", .isIn(["A", "B"]), #"a is "A" or "B""#),
      ("filled: true", .filled(true), "a is filled in"),
      ("filled: false", .filled(false), "a is empty"),
    ])
  func conditions(text: String, test: ShowCondition.Test, words: String) throws {
    let form = try Self.form("  - {text: t, showIf: {field: a, \(text)}}")
    let condition = ShowCondition(field: "a", test)
    #expect(form.condition(ofRow: 1) == condition)
    #expect(form.rows[1].condition == condition)
    #expect(form.rows(dependingOn: 0) == [1])
    #expect(condition.words == words)
  }

  /// For a switch, any word for on or off means the same; for a text, the word itself counts.
  @Test(
    "Conditions on a switch accept any word for on and off",
    arguments: [
      ("switch", "equals: true", ShowCondition.Test.equals("on")),
      ("switch", "equals: Yes", .equals("on")),
      ("switch", "notEquals: false", .notEquals("off")),
      ("switch", "in: [on, n]", .isIn(["on", "off"])),
      ("switch", "filled: true", .filled(true)),
      ("text", "equals: true", .equals("true")),
    ])
  func conditionsOnASwitch(kind: String, text: String, test: ShowCondition.Test) throws {
    let form = try Self.form(
      "  - {text: t, showIf: {field: s, \(text)}}\n  - {field: s, kind: \(kind)}")
    #expect(form.condition(ofRow: 1) == ShowCondition(field: "s", test))
  }

  @Test(
    "Wrong conditions give place and reason",
    arguments: [
      BadDocument(
        "  - {field: b, showIf: a}", #"x.yaml:5:24: error: a showIf must be a mapping, not "a""#),
      BadDocument(
        "  - {field: b, showIf: {equals: x}}", #"x.yaml:5:24: error: a showIf needs "field""#),
      BadDocument(
        "  - {field: b, showIf: {field: a}}",
        #"x.yaml:5:24: error: a showIf needs "equals", "notEquals", "in" or "filled""#),
      BadDocument(
        "  - {field: b, showIf: {field: a, equals: x, filled: true}}",
        #"x.yaml:5:54: error: a showIf has either "equals" or "filled", not both"#),
      BadDocument(
        "  - {field: b, showIf: {field: a, in: []}}",
        "x.yaml:5:39: error: showIf in must not be empty"),
      BadDocument(
        "  - {field: b, showIf: {feild: a, equals: x}}",
        #"x.yaml:5:25: error: unknown key "feild" in a showIf; did you mean "field"?"#),
      BadDocument(
        "  - {field: b, showIf: {field: a, filed: true}}",
        #"x.yaml:5:35: error: unknown key "filed" in a showIf; did you mean "filled"?"#
      ),
      BadDocument(
        "  - {field: b, showIf: {field: z, equals: x}}",
        #"x.yaml:5:32: error: row showIf needs the id of a field, and no field has the id "z""#
      ),
      BadDocument(
        "  - {field: b, showIf: {field: b, equals: x}}",
        "x.yaml:5:32: error: row showIf must be the id of another field"),
      BadDocument(
        "  - {field: b, showIf: {field: c, equals: x}}\n  - {field: c, showIf: {field: d, "
          + "equals: x}}\n  - {field: d, showIf: {field: b, equals: x}}",
        "x.yaml:5:32: error: the showIf conditions form a circle: b, c, d, b"),
    ])
  func errors(document: BadDocument) {
    let error = #expect(throws: FormError.self) { try Self.form(document.text) }
    #expect(error?.description == document.error)
  }
}
