/// A mapping of a document whose keys are known, each once.
struct Mapping<Key: DocumentKey> {
  let place: FormError.Place
  /// What the mapping describes, for messages.
  let owner: String
  /// The keys of `entries`, for a look-up that touches nothing else.
  private(set) var keys: [Key] = []
  let entries: [Node.Entry]

  /// Sorts a value's entries by their keys; throws at an unknown or repeated one.
  ///
  /// A mapping that describes something like the keys' own owner has another one, and may go
  /// `without` some keys.
  init(
    _ node: Node, owner: String = Key.owner, without excluded: [Key] = []
  ) throws(Flaw) {
    place = node.place
    self.owner = owner
    guard case .mapping(let raw) = node.content else {
      let fault = FormError.Fault.wrongKind(
        name: "a \(owner)", expected: "a mapping", given: node.shown)
      throw Flaw(fault, at: node.place)
    }
    entries = raw
    keys.reserveCapacity(raw.count)
    for entry in raw {
      guard let key = Key(rawValue: entry.key), !excluded.contains(key) else {
        throw unknown(entry, without: excluded)
      }
      if keys.contains(key) { throw Flaw(.repeatedKey(entry.key), at: entry.place) }
      keys.append(key)
    }
  }

  subscript(key: Key) -> Node? {
    keys.firstIndex(of: key).map { entries[$0].value }
  }

  private func unknown(_ entry: Node.Entry, without excluded: [Key]) -> Flaw {
    let known = Key.allCases.filter { !excluded.contains($0) }.map(\.rawValue)
    return Flaw(.unknownKey(entry.key, owner: owner, known: known), at: entry.place)
  }
}
