import Documents
import FormModel
import Patterns
import FoundationEssentials

/// The answers in a file: one JSON object from field id to text.
///
/// ``answersJSON(_:unmatched:)`` writes it. Files of other programs may also contain numbers,
/// Booleans and null. Whole numbers keep their digits. Other numbers may have at most 15 digits
/// before the point. `true` and `false` become these words, and `null` is no answer.
package struct AnswersDocument: Sendable {
  package typealias Pair = (id: String, value: String)

  /// The file's answers as pairs of field id and value, in the file's order.
  package private(set) var pairs: [Pair] = []
  /// The answers that the form had no field for when they were saved.
  package private(set) var unmatched: [Pair] = []

  /// The key of the object in an answers file that has the answers without a field in the form.
  ///
  /// If a field has the id `aside`, its answer under this key is a text and not an object.
  private static let asideKey = "aside"
  /// The alternative key in an answers file if a field has the id `aside`.
  ///
  /// No id contains a blank.
  private static let otherAsideKey = "kept aside"

  /// Returns the key for unmatched answers in an answers file: one that equals no id of a field.
  ///
  /// `ids` are the ids of the answered fields.
  static func asideKey(besides ids: some Sequence<String>) -> String {
    ids.contains(asideKey) ? otherAsideKey : asideKey
  }

  /// Parses the contents of an answers file.
  ///
  /// Errors name the file. They never repeat a value, because it may be secure.
  package init(contentsOf data: Data, fileName: String) throws(FormError) {
    do throws(LocatedFault) {
      try read(JSONReader(DocumentText(data)))
    } catch {
      let fault = error.fault == .noForm ? Self.isNone(given: "nothing") : error.fault
      throw FormError(file: fileName, place: error.place, fault: fault)
    }
  }

  private static func isNone(given: String) -> FormError.Fault {
    .wrongKind(name: "a file of answers", expected: "an object", given: given)
  }

  /// Returns whether data contains answers, and not the definition of a form.
  package static func isAnswers(_ data: Data) -> Bool {
    guard let document = try? AnswersDocument(contentsOf: data, fileName: "") else { return false }
    let keys = [FormKey.form.rawValue, FormKey.sections.rawValue]
    return !document.pairs.isEmpty && !document.pairs.contains { keys.contains($0.id) }
  }

  private mutating func read(_ reader: JSONReader) throws(LocatedFault) {
    do throws(LocatedFault) {
      let start = try reader.next()
      guard start.kind == .mapping else {
        throw LocatedFault(Self.isNone(given: start.kindInWords), at: start.mark)
      }
      pairs = try Self.pairs(reader) { key, event throws(LocatedFault) in
        guard [Self.asideKey, Self.otherAsideKey].contains(key), event.kind == .mapping else {
          return false
        }
        unmatched = try Self.pairs(reader)
        return true
      }
      try reader.finish()
    } catch {
      throw error.placed(by: reader)
    }
  }

  /// Reads the members of a JSON object in an answers file as answers, after its opening brace.
  ///
  /// `takes` is called for a value that can't be an answer, such as an object. It returns false if
  /// that value is an error.
  private static func pairs(
    _ reader: JSONReader,
    takes: (String, DocumentEvent) throws(LocatedFault) -> Bool = { _, _ in false }
  ) throws(LocatedFault) -> [Pair] {
    var pairs: [Pair] = []
    var known: Set<String> = []
    while let event = try reader.key() {
      let (key, mark) = (event.string, event.mark)
      guard known.insert(key).inserted else { throw LocatedFault(.repeatedKey(key), at: mark) }
      let value = try reader.next()
      if value.kind == .null { continue }
      if let text = value.answer {
        pairs.append((key, text))
      } else if try !takes(key, value) {
        throw LocatedFault(
          .wrongKind(name: "the answer \(key.quoted)", expected: "text", given: value.kindInWords),
          at: value.mark)
      }
    }
    return pairs
  }
}

extension DocumentEvent {
  /// The JSON value as an answer.
  ///
  /// Nil for lists and objects, and for a number that may have lost digits.
  fileprivate var answer: String? {
    guard kind == .number else { return bool.map { $0 ? "true" : "false" } ?? text }
    if isWholeNumber { return string }
    return abs(number ?? .infinity) < Self.leastInexactNumber ? word : nil
  }

  /// Whether the JSON number consists only of digits, after an optional minus sign.
  private var isWholeNumber: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let hasSign = bytes.first == UInt8(ascii: "-")
    return bytes.dropFirst(hasSign ? 1 : 0).allSatisfy(digits.contains)
  }

  /// The magnitude from which a number that isn't whole counts as having lost digits in parsing.
  private static let leastInexactNumber = 1e15

  /// The type of a JSON value in words, for errors that must not show the value.
  fileprivate var kindInWords: String {
    switch kind {
    case .plain, .text: "text"
    case .number: "a number"
    case .yes, .no: "true or false"
    case .null: "null"
    case .list, .listEnd: "a list"
    case .mapping, .mappingEnd: "an object"
    }
  }
}
