extension Mapping {
  /// The place of a key's value, or the mapping's own without one.
  func place(of key: Key) -> FormError.Place {
    self[key]?.place ?? place
  }

  /// The key for a message: under the owner's name where it has that of the keys' own.
  private func name(of key: Key) -> String {
    let start = Key.owner + " "
    guard key.name.hasPrefix(start) else { return key.name }
    return "\(owner) \(key.name.dropFirst(start.count))"
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

  /// A list of numbers, one for each of `parts`; some must be above a number of their own.
  func numbers(
    _ key: Key, _ parts: [String], atMost limit: Double, above least: [Double?] = []
  ) throws(Flaw) -> [Double]? {
    guard let node = self[key] else { return nil }
    let expected = "a list of \(parts.count) numbers, [\(parts.joined(separator: ", "))]"
    guard case .list(let nodes) = node.content else { throw wrongKind(key, expected, node) }
    guard nodes.count == parts.count else {
      throw Flaw(
        .wrongKind(name: name(of: key), expected: expected, given: "a list of \(nodes.count)"),
        at: node.place)
    }
    var numbers: [Double] = []
    for (index, node) in nodes.enumerated() {
      let least = least.indices.contains(index) ? least[index] : nil
      numbers.append(try part("\(parts[index]) of \(name(of: key))", node, limit, above: least))
    }
    return numbers
  }

  private func part(
    _ name: String, _ node: Node, _ limit: Double, above least: Double?
  ) throws(Flaw) -> Double {
    let expected = least.map { "a number above \($0.written)" } ?? "a number"
    guard let number = node.number, !number.isNaN, number > least ?? -.infinity else {
      throw Flaw(.wrongKind(name: name, expected: expected, given: node.shown), at: node.place)
    }
    guard number <= limit else {
      throw Flaw(.tooGreat(name: name, limit: limit, given: node.shown), at: node.place)
    }
    guard number >= -limit else {
      throw Flaw(
        .wrongKind(name: name, expected: "at least \((-limit).written)", given: node.shown),
        at: node.place)
    }
    return number
  }

  func name<Name: DocumentName>(_ key: Key, of kind: Name.Type) throws(Flaw) -> Name? {
    guard let text = try text(key) else { return nil }
    if let name = Name(spelled: text) { return name }
    throw Flaw(
      .unknownName(name: name(of: key), known: Name.names, given: text), at: place(of: key))
  }

  /// The values of a list that is there and not empty.
  func list(_ key: Key) throws(Flaw) -> [Node] {
    guard let node = self[key] else {
      throw Flaw(.missingKey(key.rawValue, owner: owner), at: place)
    }
    guard case .list(let nodes) = node.content else { throw wrongKind(key, "a list", node) }
    if nodes.isEmpty { throw Flaw(.emptyList(name: name(of: key)), at: node.place) }
    return nodes
  }

  private func wrongKind(_ key: Key, _ expected: String, _ node: Node) -> Flaw {
    Flaw(.wrongKind(name: name(of: key), expected: expected, given: node.shown), at: node.place)
  }

  private func tooGreat(_ key: Key, _ limit: Double, _ node: Node) -> Flaw {
    Flaw(.tooGreat(name: name(of: key), limit: limit, given: node.shown), at: node.place)
  }
}
