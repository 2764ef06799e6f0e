import Foundation
import Testing

@testable import Forms

/// Tests reading of answers from a file.
@Suite struct AnswersDocumentTests {
  private static func words(_ pairs: [AnswersDocument.Pair]) -> [String] {
    pairs.map { "\($0.id)=\($0.value)" }
  }

  @Test("Written answers read back unchanged") func roundTrip() throws {
    let value = (0...0x2FF).compactMap(Unicode.Scalar.init).map(String.init).joined() + "👍\r\n"
    let data = answersJSON(
      [(id: "a", value: value), (id: "b", value: "")], unmatched: [("c", value)])
    let document = try AnswersDocument(contentsOf: data, fileName: "a.json")
    #expect(Self.words(document.pairs) == ["a=\(value)", "b="])
    #expect(Self.words(document.unmatched) == ["c=\(value)"])
    #expect(AnswersDocument.isAnswers(data))
  }

  @Test("A field may have the id aside") func aFieldMayBeCalledAside() throws {
    let text = #"{"aside": "x"}"#
    let document = try AnswersDocument(contentsOf: Data(text.utf8), fileName: "a.json")
    #expect(Self.words(document.pairs) == ["aside=x"])
    #expect(document.unmatched.isEmpty)
  }

  @Test("Answers kept aside are separate from a field named aside")
  func asideBesideItsNamesake() throws {
    let data = answersJSON([(id: "aside", value: "x")], unmatched: [(id: "gone", value: "y")])
    #expect(
      String(decoding: data, as: UTF8.self)
        == "{\n  \"aside\": \"x\",\n  \"kept aside\": {\n    \"gone\": \"y\"\n  }\n}\n")
    let document = try AnswersDocument(contentsOf: data, fileName: "a.json")
    #expect(Self.words(document.pairs) == ["aside=x"])
    #expect(Self.words(document.unmatched) == ["gone=y"])
  }

  @Test("Answers may be JSON numbers, booleans and null")
  func otherProgramsWriteMoreThanText() throws {
    let text = #"{"a": 90210, "b": 1.50, "c": true, "d": null, "aside": {"e": -1234567890123456 }}"#
    let document = try AnswersDocument(contentsOf: Data(text.utf8), fileName: "a.json")
    #expect(Self.words(document.pairs) == ["a=90210", "b=1.5", "c=true"])
    #expect(Self.words(document.unmatched) == ["e=-1234567890123456"])
  }

  static let bad: [BadDocument] = [
    BadDocument("[]", "a.json:1:1: error: a file of answers must be an object, not a list"),
    BadDocument(" ", "a.json:1:1: error: a file of answers must be an object, not nothing"),
    BadDocument(
      "{\"a\": \"x\",\n \"pin\": 123456789012345.6e1}",
      #"a.json:2:9: error: the answer "pin" must be text, not a number"#),
    BadDocument(
      #"{"a": {"b": "x"}}"#, #"a.json:1:7: error: the answer "a" must be text, not an object"#),
    BadDocument(
      #"{"aside": {"b": []}}"#, #"a.json:1:17: error: the answer "b" must be text, not a list"#),
    BadDocument(#"{"a": "x", "a": "y"}"#, #"a.json:1:12: error: key "a" is given twice"#),
  ]

  @Test("Errors in a file of answers give place and reason", arguments: bad) func errors(
    document: BadDocument
  ) {
    let error = #expect(throws: FormError.self) {
      try AnswersDocument(contentsOf: Data(document.text.utf8), fileName: "a.json")
    }
    #expect(error?.description == document.error)
  }

  @Test(
    "A file of answers is distinguished from a form",
    arguments: [
      (#"{"a": "x"}"#, true), ("{}", false), (#"{"form": "x"}"#, false), (#"{"a": 1}"#, true),
      (#"{"form": "F", "sections": []}"#, false), ("form: F", false),
    ])
  func detectsAnswers(text: String, isAnswers: Bool) {
    #expect(AnswersDocument.isAnswers(Data(text.utf8)) == isAnswers)
  }
}
