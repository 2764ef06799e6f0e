import Foundation
import Testing

@testable import Forms

/// The keys of a field that say what its value has to be.
@Suite struct RuleKeysTests {
  private static func form(_ rows: String) throws -> Form {
    let text = "form: A\nsections: [{rows: [\(rows)]}]"
    let vocabulary = FormVocabulary(strategies: [], settings: [])
    return try Form(contentsOf: Data(text.utf8), fileName: "x.yaml", vocabulary: vocabulary)
  }

  @Test func everyKindOfTextHasAKey() throws {
    for format in TextFormat.all {
      let field = try Self.form("{field: a, \(format.key): true}").fields[0]
      #expect(field.formats == [format])
      #expect(try Self.form("{field: a, \(format.key): false}").fields[0].formats == [])
    }
  }

  @Test func otherKeys() throws {
    let form = try Self.form("{field: a}, {field: b, equals: a, message: As above}")
    #expect(form.fields[1].equals == "a")
    #expect(form.fields[1].message == "As above")
  }

  @Test(arguments: [
    BadDocument(
      "{field: a, email: please}",
      #"x.yaml:2:38: error: field email must be true or false, not "please""#),
    BadDocument(
      "{field: abc, equals: b}, {field: abb}",
      #"x.yaml:2:41: error: field equals must be the id of a field, and there is none "b""#),
    BadDocument(
      "{field: abc, equals: abd}",
      #"x.yaml:2:41: error: field equals must be the id of a field, and there is none "abd"; did you mean "abc"?"#
    ),
    BadDocument(
      "{field: a, equals: a}",
      "x.yaml:2:39: error: field equals must be the id of another field"),
  ])
  func whatIsWrongIsTold(document: BadDocument) {
    let error = #expect(throws: FormError.self) { try Self.form(document.text) }
    #expect(error?.description == document.error)
  }

  /// The form's words are for the rules of what is given; where there are none, for what is missing.
  @Test(arguments: [
    ("{field: a, required: true, message: 'Your name, please'}", "", "Your name, please"),
    ("{field: a, required: true, minLength: 2, message: Two}", "", "must not be empty"),
    ("{field: a, required: true, minLength: 2, message: Two}", "x", "Two"),
    ("{field: a, required: true, options: [b], message: Pick b}", "", "must not be empty"),
  ])
  func aMessageIsSaidOfWhatIsWrong(field: String, value: String, message: String) throws {
    let form = try Self.form(field)
    #expect(form.fields[0].problems(with: value).map(\.message) == [message])
  }
}
