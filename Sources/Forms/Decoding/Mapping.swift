import Documents
import FormModel
import Patterns

/// A mapping of a document whose keys are known, each once.
///
/// Its keys are of a ``DocumentKey``, which is said where that is used: see ``FormDecoder``.
struct Mapping<Key> {
  let mark: DocumentMark
  /// What the mapping describes, for messages.
  let owner: String
  private var values: [(key: Key, value: Node)] = []
}

extension Mapping where Key: DocumentKey {
  /// Begins a mapping without keys.
  init(at mark: DocumentMark, owner: String = Key.owner) {
    self.mark = mark
    self.owner = owner
  }

  /// Sorts a value's entries by their keys; throws at an unknown or repeated one.
  init(_ node: Node) throws(Flaw) {
    self.init(at: node.mark)
    guard case .mapping(let entries) = node.content else { throw Self.wrongKind(node, owner) }
    for entry in entries { try add(entry.value, at: key(entry.key, at: entry.mark)) }
  }

  /// Returns the key of that name, which must be known and new.
  func key(_ name: String, at mark: DocumentMark) throws(Flaw) -> Key {
    // Swift makes a table of all names for `init(rawValue:)`, which a few keys are not worth.
    guard let key = Key.allCases.first(where: { $0.rawValue == name }) else {
      // One that is there already is not meant.
      let known = Key.allCases.filter { self[$0] == nil }.map(\.rawValue)
      throw Flaw(.unknownKey(name, owner: owner, known: known), at: mark)
    }
    if self[key] != nil { throw Flaw(.repeatedKey(name), at: mark) }
    return key
  }

  /// Adds a value under a key that is new.
  mutating func add(_ value: Node, at key: Key) { values.append((key, value)) }

  subscript(key: Key) -> Node? { values.first { $0.key == key }?.value }

  /// The fault of a value that should be a mapping.
  static func wrongKind(_ value: some DocumentValue, _ owner: String = Key.owner) -> Flaw {
    Flaw(
      .wrongKind(name: "a \(owner)", expected: "a mapping", given: value.shown), at: value.mark)
  }
}

extension Mapping where Key: DocumentKey {
  /// The mark of a key's value, or the mapping's own without one.
  func mark(of key: Key) -> DocumentMark { self[key]?.mark ?? mark }

  /// The value under a key, if there is one.
  func value(_ key: Key) -> KeyedValue<Key, Node>? {
    self[key].map { KeyedValue(key: key, owner: owner, value: $0) }
  }

  func text(_ key: Key) throws(Flaw) -> String? { try value(key)?.text() }

  func bool(_ key: Key) throws(Flaw) -> Bool? { try value(key)?.bool() }

  func name<Name: DocumentName>(_ key: Key, of kind: Name.Type) throws(Flaw) -> Name? {
    try value(key)?.name(of: kind)
  }

  /// A list of numbers, one for each of `parts`; some must be above a number of their own.
  func numbers(
    _ key: Key, _ parts: [String], atMost limit: Double, above least: [Double?] = []
  ) throws(Flaw) -> [Double]? {
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
  ) throws(Flaw) -> Double {
    let expected = least.map { "a number above \($0.inDigits)" } ?? "a number"
    guard let number = node.number, !number.isNaN, number > least ?? -.infinity else {
      throw Flaw(.wrongKind(name: name, expected: expected, given: node.shown), at: node.mark)
    }
    guard number <= limit else {
      throw Flaw(.tooGreat(name: name, limit: limit, given: node.shown), at: node.mark)
    }
    guard number >= -limit else {
      throw Flaw(
        .wrongKind(name: name, expected: "at least \((-limit).inDigits)", given: node.shown),
        at: node.mark)
    }
    return number
  }
}
