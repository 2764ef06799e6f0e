extension Node {
  /// Reads a JSON document.
  init(json text: DocumentText) throws(Flaw) {
    var scanner = JSONScanner(text)
    scanner.skipBlanks()
    try self.init(&scanner, path: .root, depth: 1)
    scanner.skipBlanks()
    if scanner.next != nil { throw scanner.unexpected("nothing more") }
  }

  private init(_ scanner: inout JSONScanner, path: DocumentPath, depth: Int) throws(Flaw) {
    place = .path(path)
    switch scanner.next {
    case "\"": content = .text(try scanner.string())
    case "{": content = .mapping(try Self.entries(&scanner, path, depth))
    case "[": content = .list(try Self.list(&scanner, path, depth))
    case let start? where start == "-" || ("0"..."9").contains(start):
      content = .number(try scanner.number())
    default: content = try Self.word(&scanner)
    }
  }

  private static func word(_ scanner: inout JSONScanner) throws(Flaw) -> Content {
    if scanner.takes(word: "true") { return .bool(true) }
    if scanner.takes(word: "false") { return .bool(false) }
    if scanner.takes(word: "null") { return .null }
    throw scanner.unexpected("a value")
  }

  private static func list(
    _ scanner: inout JSONScanner, _ path: DocumentPath, _ depth: Int
  ) throws(Flaw) -> [Node] {
    try checkDepth(depth, at: .path(path))
    var nodes: [Node] = []
    try items(&scanner, "[", "]") { scanner throws(Flaw) in
      let path = DocumentPath.element(nodes.count, in: path)
      nodes.append(try Node(&scanner, path: path, depth: depth + 1))
    }
    return nodes
  }

  private static func entries(
    _ scanner: inout JSONScanner, _ path: DocumentPath, _ depth: Int
  ) throws(Flaw) -> [Entry] {
    try checkDepth(depth, at: .path(path))
    var entries: [Entry] = []
    try items(&scanner, "{", "}") { scanner throws(Flaw) in
      guard scanner.next == "\"" else { throw scanner.unexpected("a key in double quotes") }
      let key = try scanner.string()
      scanner.skipBlanks()
      guard scanner.takes(":") else { throw scanner.unexpected("\":\"") }
      scanner.skipBlanks()
      let node = try Node(&scanner, path: .key(key, in: path), depth: depth + 1)
      entries.append(Entry(key: key, place: node.place, value: node))
    }
    return entries
  }

  /// Reads what stands between two brackets, with a comma between one item and the next.
  private static func items(
    _ scanner: inout JSONScanner, _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    item: (inout JSONScanner) throws(Flaw) -> Void
  ) throws(Flaw) {
    _ = scanner.takes(open)
    scanner.skipBlanks()
    if scanner.takes(close) { return }
    repeat {
      scanner.skipBlanks()
      try item(&scanner)
      scanner.skipBlanks()
    } while scanner.takes(",")
    guard scanner.takes(close) else { throw scanner.unexpected("\",\" or \"\(close)\"") }
  }
}
