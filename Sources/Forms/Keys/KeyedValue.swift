import Documents
import FormModel
import Patterns

/// A value in a form's document, as a decoder gets it: a parser's event, or a value in memory.
protocol DocumentValue {
  var mark: DocumentMark { get }
  var text: String? { get }
  /// The value in the document as a number, which may be infinite or NaN; nil for another type.
  var number: Double? { get }
  var bool: Bool? { get }
  /// The value in the document in short form, for a message.
  var shown: String { get }
}

extension DocumentEvent: DocumentValue {}
extension Node: DocumentValue {}

/// A value in a form's document with its key, to be read as the type that the key requires.
struct KeyedValue<Key, Value> {
  let key: Key
  /// The part of the form that has the key, for messages.
  let owner: KeyOwner
  let value: Value
}

extension KeyedValue where Key: DocumentKey, Value: DocumentValue {
  /// The key's name in messages, such as `row height`.
  ///
  /// The name begins with the part of the form that has the key. For a bar, it is `bar height`.
  var name: String {
    let start = "\(Key.owner) "
    guard key.name.hasPrefix(start) else { return key.name }
    return "\(owner) \(key.name.dropFirst(start.count))"
  }

  func text() throws(LocatedFault) -> String {
    guard let text = value.text else { throw wrongKind("text") }
    try check(text.utf8)
    return text
  }

  /// Throws an error if the bytes of a text are too long for the key.
  ///
  /// The limit counts scalars, because combining marks would make a limit on letters useless.
  func check(_ text: some Collection<UInt8>) throws(LocatedFault) {
    guard text.count > key.longestText else { return }
    let count = text.count { $0 & 0xC0 != 0x80 }
    guard count > key.longestText else { return }
    throw LocatedFault(.tooLong(name: name, limit: key.longestText, count: count), at: value.mark)
  }

  func bool() throws(LocatedFault) -> Bool {
    guard let bool = value.bool else { throw wrongKind("true or false") }
    return bool
  }

  func number() throws(LocatedFault) -> Double {
    guard let number = value.number, !number.isNaN else { throw wrongKind("a number") }
    guard number.isFinite else { throw wrongKind("a finite number") }
    return number
  }

  /// Returns the key's value as a length in points.
  ///
  /// Throws an error for another type or a length outside the limits.
  func length(atMost limit: Double) throws(LocatedFault) -> Double {
    guard let length = value.number, length > 0 else { throw wrongKind("a number above 0") }
    guard length <= limit else { throw tooGreat(limit) }
    return length
  }

  func count(atLeast least: Int, atMost limit: Int) throws(LocatedFault) -> Int {
    guard let number = value.number, number >= Double(least), number == number.rounded() else {
      throw wrongKind("a whole number of at least \(least)")
    }
    guard number <= Double(limit) else { throw tooGreat(Double(limit)) }
    return Int(number)
  }

  func name<Name: DocumentName>(of kind: Name.Type) throws(LocatedFault) -> Name {
    let text = try text()
    if let name = Name(spelled: text) { return name }
    throw LocatedFault(.unknownName(name: name, known: Name.names, given: text), at: value.mark)
  }

  func wrongKind(_ expected: String) -> LocatedFault {
    wrongKind(expected, given: value.shown)
  }

  func wrongKind(_ expected: String, given: String) -> LocatedFault {
    LocatedFault(.wrongKind(name: name, expected: expected, given: given), at: value.mark)
  }

  private func tooGreat(_ limit: Double) -> LocatedFault {
    LocatedFault(.tooGreat(name: name, limit: limit, given: value.shown), at: value.mark)
  }
}
