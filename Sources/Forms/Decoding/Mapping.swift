import Documents
import FormModel
import Patterns

/// A mapping in a form's document with known, distinct keys.
///
/// `Key` is always a ``DocumentKey``. A generic constraint would slow down the program's start; see
/// ``FormDecoder``.
struct Mapping<Key> {
  let mark: DocumentMark
  /// The part of the form that the mapping describes, for messages.
  let owner: KeyOwner
  private var values: [(key: Key, value: Node)] = []
}

extension Mapping where Key: DocumentKey {
  /// Creates a mapping without keys at a position in the document.
  init(at mark: DocumentMark, owner: KeyOwner = Key.owner) {
    self.mark = mark
    self.owner = owner
  }

  /// Creates a mapping from the entries of a value in a document.
  ///
  /// Throws an error for an unknown or repeated key.
  init(_ node: Node) throws(LocatedFault) {
    self.init(at: node.mark)
    guard case .mapping(let entries) = node.content else { throw Self.wrongKind(node, owner) }
    for entry in entries { try add(entry.value, at: key(entry.key, at: entry.mark)) }
  }

  /// Returns the mapping's key with a name.
  ///
  /// Throws an error for an unknown or repeated key.
  func key(_ name: String, at mark: DocumentMark) throws(LocatedFault) -> Key {
    // `init(rawValue:)` would build a table of all names, which doesn't pay off for a few keys.
    guard let key = Key.allCases.first(where: { $0.rawValue == name }) else {
      // A key that is already present can't be the intended one.
      let known = Key.allCases.filter { self[$0] == nil }.map(\.rawValue)
      throw LocatedFault(.unknownKey(name, owner: owner.rawValue, known: known), at: mark)
    }
    if self[key] != nil { throw LocatedFault(.repeatedKey(name), at: mark) }
    return key
  }

  /// Adds a value to the mapping under a new key.
  mutating func add(_ value: Node, at key: Key) { values.append((key, value)) }

  subscript(key: Key) -> Node? { values.first { $0.key == key }?.value }

  /// Returns the error for a value in a document that should be a mapping.
  static func wrongKind(_ value: some DocumentValue, _ owner: KeyOwner = Key.owner) -> LocatedFault
  {
    let isEntry = value.text.map { text in
      Key.allCases.contains { text.hasPrefix("\($0.rawValue):") }
    }
    let fault: FormError.Fault =
      isEntry == true
      ? .keyWithoutSpace(owner: "\(owner)", given: value.shown)
      : .wrongKind(name: "a \(owner)", expected: "a mapping", given: value.shown)
    return LocatedFault(fault, at: value.mark)
  }
}

extension Mapping where Key: DocumentKey {
  /// Returns the position in the document of a key's value.
  ///
  /// If the key is missing, returns the mapping's own position.
  func mark(of key: Key) -> DocumentMark { self[key]?.mark ?? mark }

  /// Returns the value under a key of the mapping, or nil.
  func value(_ key: Key) -> KeyedValue<Key, Node>? {
    self[key].map { KeyedValue(key: key, owner: owner, value: $0) }
  }

  func text(_ key: Key) throws(LocatedFault) -> String? { try value(key)?.text() }

  func bool(_ key: Key) throws(LocatedFault) -> Bool? { try value(key)?.bool() }

  func name<Name: DocumentName>(_ key: Key, of kind: Name.Type) throws(LocatedFault) -> Name? {
    try value(key)?.name(of: kind)
  }

  /// Reads a list of numbers under a key, one for each of `parts`.
  ///
  /// Each number must be at most `limit` in magnitude. A number in `least` is an exclusive lower
  /// bound. Nil if the key is missing.
  func numbers(
    _ key: Key, _ parts: [String], atMost limit: Double, above least: [Double?] = []
  ) throws(LocatedFault) -> [Double]? {
    guard let value = value(key) else { return nil }
    let expected = "a list of \(parts.count) numbers, [\(parts.joined(separator: ", "))]"
    guard case .list(let nodes) = value.value.content else { throw value.wrongKind(expected) }
    guard nodes.count == parts.count else {
      throw value.wrongKind(expected, given: "a list of \(nodes.count)")
    }
    var numbers: [Double] = []
    for (index, node) in nodes.enumerated() {
      let least = least.indices.contains(index) ? least[index] : nil
      numbers.append(try part("\(parts[index]) of \(value.name)", node, limit, above: least))
    }
    return numbers
  }

  private func part(
    _ name: String, _ node: Node, _ limit: Double, above least: Double?
  ) throws(LocatedFault) -> Double {
    let expected = least.map { "a number above \($0.inDigits)" } ?? "a number"
    guard let number = node.number, !number.isNaN, number > least ?? -.infinity else {
      throw LocatedFault(
        .wrongKind(name: name, expected: expected, given: node.shown), at: node.mark)
    }
    guard number <= limit else {
      throw LocatedFault(.tooGreat(name: name, limit: limit, given: node.shown), at: node.mark)
    }
    guard number >= -limit else {
      throw LocatedFault(
        .wrongKind(name: name, expected: "at least \((-limit).inDigits)", given: node.shown),
        at: node.mark)
    }
    return number
  }
}
