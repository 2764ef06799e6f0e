extension Mapping {
  /// The place of a key's value, or the mapping's own without one.
  func place(of key: Key) -> FormError.Place {
    self[key]?.place ?? place
  }

  func text(_ key: Key) throws(Flaw) -> String? {
    guard let node = self[key] else { return nil }
    guard let text = node.text else { throw wrongKind(key, "text", node) }
    return text
  }

  func bool(_ key: Key) throws(Flaw) -> Bool? {
    guard let node = self[key] else { return nil }
    guard let bool = node.bool else { throw wrongKind(key, "true or false", node) }
    return bool
  }

  func number(_ key: Key) throws(Flaw) -> Double? {
    guard let node = self[key] else { return nil }
    guard let number = node.number, number.isFinite else { throw wrongKind(key, "a number", node) }
    return number
  }

  /// A length in points.
  func length(_ key: Key, atMost limit: Double) throws(Flaw) -> Double? {
    guard let node = self[key] else { return nil }
    guard let length = node.number, length > 0 else {
      throw wrongKind(key, "a number above 0", node)
    }
    guard length <= limit else { throw tooGreat(key, limit, node) }
    return length
  }

  func count(_ key: Key, atLeast least: Int, atMost limit: Int) throws(Flaw) -> Int? {
    guard let node = self[key] else { return nil }
    guard let number = node.number, number >= Double(least), number == number.rounded() else {
      throw wrongKind(key, "a whole number from \(least)", node)
    }
    guard number <= Double(limit) else { throw tooGreat(key, Double(limit), node) }
    return Int(number)
  }

  func name<Name: DocumentName>(_ key: Key, of kind: Name.Type) throws(Flaw) -> Name? {
    guard let text = try text(key) else { return nil }
    if let name = Name(spelled: text) { return name }
    throw Flaw(
      .unknownName(name: key.name, known: Name.names, given: text), at: place(of: key))
  }

  /// The values of a list that is there and not empty.
  func list(_ key: Key) throws(Flaw) -> [Node] {
    guard let node = self[key] else {
      throw Flaw(.missingKey(key.rawValue, owner: Key.owner), at: place)
    }
    guard case .list(let nodes) = node.content else { throw wrongKind(key, "a list", node) }
    if nodes.isEmpty { throw Flaw(.emptyList(name: key.name), at: node.place) }
    return nodes
  }

  private func wrongKind(_ key: Key, _ expected: String, _ node: Node) -> Flaw {
    Flaw(.wrongKind(name: key.name, expected: expected, given: node.shown), at: node.place)
  }

  private func tooGreat(_ key: Key, _ limit: Double, _ node: Node) -> Flaw {
    Flaw(.tooGreat(name: key.name, limit: limit, given: node.shown), at: node.place)
  }
}
