import Foundation

extension Node {
  /// Reads a JSON document.
  init(json text: DocumentText) throws(Flaw) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(
        with: Data(text.bytes), options: .fragmentsAllowed)
    } catch {
      throw JSONFailure(error).flaw(in: text)
    }
    try self.init(json: value, path: .root, depth: 1)
  }

  private init(json value: Any, path: DocumentPath, depth: Int) throws(Flaw) {
    place = .path(path)
    // Numbers come last: the cast to a class would first bridge a whole list or mapping to one.
    switch value {
    case let text as String:
      content = .text(text)
    case let values as [String: Any]:
      content = .mapping(try Self.entries(values, path, depth))
    case let values as [Any]:
      content = .list(try Self.list(values, path, depth))
    case let number as NSNumber:
      content = number.isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default:
      content = .null
    }
  }

  private static func list(
    _ values: [Any], _ path: DocumentPath, _ depth: Int
  ) throws(Flaw) -> [Node] {
    try checkDepth(depth, at: .path(path))
    var nodes: [Node] = []
    nodes.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      nodes.append(try Node(json: value, path: .element(index, in: path), depth: depth + 1))
    }
    return nodes
  }

  private static func entries(
    _ values: [String: Any], _ path: DocumentPath, _ depth: Int
  ) throws(Flaw) -> [Entry] {
    try checkDepth(depth, at: .path(path))
    var entries: [Entry] = []
    entries.reserveCapacity(values.count)
    // A dictionary's order differs from run to run; of two faults the same has to be told.
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let node = try Node(json: value, path: .key(key, in: path), depth: depth + 1)
      entries.append(Entry(key: key, place: node.place, value: node))
    }
    return entries
  }

  static func checkDepth(_ depth: Int, at place: FormError.Place) throws(Flaw) {
    if depth > greatestDepth { throw Flaw(.nestedTooDeep, at: place) }
  }
}

extension NSNumber {
  // Foundation gives true and false as numbers of C's type char, and no others.
  fileprivate var isBool: Bool { String(cString: objCType) == "c" }
}
