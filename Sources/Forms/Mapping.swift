/// A mapping of a document whose keys are known, each once.
struct Mapping<Key: DocumentKey> {
  let place: FormError.Place
  /// The keys of `entries`, for a look-up that touches nothing else.
  private(set) var keys: [Key] = []
  let entries: [Node.Entry]

  /// Sorts a value's entries by their keys; throws at an unknown or repeated one.
  init(_ node: Node) throws(Flaw) {
    place = node.place
    guard case .mapping(let raw) = node.content else {
      let fault = FormError.Fault.wrongKind(
        name: "a \(Key.owner)", expected: "a mapping", given: node.shown)
      throw Flaw(fault, at: node.place)
    }
    entries = raw
    keys.reserveCapacity(raw.count)
    for entry in raw {
      guard let key = Key(rawValue: entry.key) else { throw Self.unknown(entry) }
      if keys.contains(key) { throw Flaw(.repeatedKey(entry.key), at: entry.place) }
      keys.append(key)
    }
  }

  subscript(key: Key) -> Node? {
    keys.firstIndex(of: key).map { entries[$0].value }
  }

  private static func unknown(_ entry: Node.Entry) -> Flaw {
    let known = Key.allCases.map(\.rawValue)
    return Flaw(.unknownKey(entry.key, owner: Key.owner, known: known), at: entry.place)
  }
}
