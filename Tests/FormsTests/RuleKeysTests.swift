import Foundation
import Testing

@testable import Forms

/// Tests the keys of a field that set rules for its value.
@Suite struct RuleKeysTests {
  private static func form(_ rows: String) throws -> Form {
    try FormsTests.form("form: A\nsections: [{rows: [\(rows)]}]")
  }

  @Test("Each text format has a key") func everyKindOfTextHasAKey() throws {
    let formats: [TextFormat] = [.email, .url, .phone, .number, .integer, .date, .postalCode]
    for format in formats {
      let key = format.key.rawValue
      let field = try Self.form("{field: a, \(key): true}").fields[0]
      #expect(field.textRules == [.format(format)])
      #expect(try Self.form("{field: a, \(key): false}").fields[0].textRules == [])
    }
  }

  /// A field's rules are in the order of their keys, wherever they are in the form's text.
  @Test("Rules are sorted by key, whatever their order in the form")
  func rulesStandInOrder() throws {
    let field = try Self.form(
      "{field: a, email: true, maximum: 10, minLength: 1, pattern: '.+', minimum: 1}"
    ).fields[0]
    #expect(
      field.textRules == [
        .pattern(".+"), .minLength(1), .minimum(1), .maximum(10), .format(.email),
      ])
    #expect(
      field.ruleTerms == [
        "pattern", ".+", "minLength", "1", "minimum", "1", "maximum", "10", "email", "true",
      ])
    #expect(field.numbers?.least == 1)
    #expect(field.numbers?.greatest == 10)
  }

  @Test("The keys equals and message are read") func otherKeys() throws {
    let form = try Self.form("{field: a}, {field: b, equals: a, message: As above}")
    #expect(form.fields[1].equals == "a")
    #expect(form.fields[1].message == "As above")
  }

  @Test(
    "Wrong rule keys give place and reason",
    arguments: [
      BadDocument(
        "{field: a, email: please}",
        #"x.yaml:2:38: error: field email must be true or false, not "please""#),
      BadDocument(
        "{field: abc, equals: b}, {field: abb}",
        #"x.yaml:2:41: error: field equals needs the id of a field, and no field has the id "b""#),
      BadDocument(
        "{field: abc, equals: abd}",
        #"x.yaml:2:41: error: field equals needs the id of a field, and no field has the id "abd"; did you mean "abc"?"#
      ),
      BadDocument(
        "{field: a, equals: a}",
        "x.yaml:2:39: error: field equals must be the id of another field"),
    ])
  func errors(document: BadDocument) {
    let error = #expect(throws: FormError.self) { try Self.form(document.text) }
    #expect(error?.description == document.error)
  }

  /// The form's message replaces the errors of rules for a value.
  ///
  /// A field without such rules shows it for a missing value.
  @Test(
    "A field's message covers its value rules, then a missing value",
    arguments: [
      ("{field: a, required: true, message: 'Your name, please'}", "", "Your name, please"),
      ("{field: a, required: true, minLength: 2, message: Two}", "", "must not be empty"),
      ("{field: a, required: true, minLength: 2, message: Two}", "x", "Two"),
      ("{field: a, required: true, options: [b], message: Pick b}", "", "must not be empty"),
    ])
  func messageAppliesToValueRules(field: String, value: String, message: String) throws {
    let form = try Self.form(field)
    #expect(form.fields[0].problems(with: value).map(\.message) == [message])
  }
}
