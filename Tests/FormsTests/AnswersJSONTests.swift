import Foundation
import Testing

@testable import Forms

@Suite struct AnswersJSONTests {
  @Test("Answers are written one per line in the given order") func onePairALineInTheOrderGiven() {
    let data = answersJSON([(id: "zip", value: "01234"), (id: "name", value: "Ada \"A\" \\ é 👍")])
    let text = #"""
      {
        "zip": "01234",
        "name": "Ada \"A\" \\ é 👍"
      }

      """#
    #expect(String(decoding: data, as: UTF8.self) == text)
  }

  @Test("No answers are written as an empty object") func nothingIsAnEmptyObject() {
    let none: [(id: String, value: String)] = []
    #expect(answersJSON(none) == Data("{}\n".utf8))
  }

  @Test("Any text survives writing and reading as JSON") func everyTextSurvives() throws {
    let value = (0...0x2FF).compactMap(Unicode.Scalar.init).map(String.init).joined()
    let read = try JSONDecoder().decode(
      [String: String].self, from: answersJSON([(id: "a", value: value + "\r\n")]))
    #expect(read == ["a": value + "\r\n"])
  }

  @Test("Control characters in answers are escaped") func controlCharactersAreEscaped() {
    let data = answersJSON([(id: "a", value: "\u{0}\u{1f}\n\t\r\u{7f}\u{9b}\u{202e}\u{2028}")])
    let text =
      #"{"# + "\n" + #"  "a": "\u0000\u001f\n\t\r\u007f\u009b\u202e\u2028""# + "\n}\n"
    #expect(String(decoding: data, as: UTF8.self) == text)
  }
}
