extension Node {
  /// Reads a file of one YAML document.
  init(yaml text: DocumentText) throws(Flaw) {
    self = try text.bytes.withUnsafeBufferPointer { bytes throws(Flaw) in
      guard let parser = YAMLParser(bytes, of: text) else {
        throw Flaw(.syntax("there is no memory to read the file"), at: .file)
      }
      return try Self.document(parser)
    }
  }

  private static func document(_ parser: YAMLParser) throws(Flaw) -> Node {
    guard try nextSubstantial(parser).kind == .documentStart else {
      throw Flaw(.noForm, at: .file)
    }
    let root = try Node(try parser.next(), parser, depth: 1)
    let end = try nextSubstantial(parser)
    if end.kind == .documentStart { throw Flaw(.unsupported(.secondDocument), at: end.place) }
    return root
  }

  private static func nextSubstantial(_ parser: YAMLParser) throws(Flaw) -> YAMLEvent {
    var event = try parser.next()
    while event.kind == .other { event = try parser.next() }
    return event
  }

  private init(_ event: YAMLEvent, _ parser: YAMLParser, depth: Int) throws(Flaw) {
    place = event.place
    switch event.kind {
    case .scalar(let text, let isPlain):
      content = isPlain ? .plain(text) : .text(text)
    case .listStart:
      try Self.checkDepth(depth, at: event.place)
      content = .list(try Self.list(parser, depth))
    case .mappingStart:
      try Self.checkDepth(depth, at: event.place)
      content = .mapping(try Self.entries(parser, depth))
    default:
      content = .null
    }
  }

  private static func list(_ parser: YAMLParser, _ depth: Int) throws(Flaw) -> [Node] {
    var nodes: [Node] = []
    var event = try parser.next()
    while event.kind != .listEnd {
      nodes.append(try Node(event, parser, depth: depth + 1))
      event = try parser.next()
    }
    return nodes
  }

  private static func entries(_ parser: YAMLParser, _ depth: Int) throws(Flaw) -> [Entry] {
    var entries: [Entry] = []
    var event = try parser.next()
    while event.kind != .mappingEnd {
      guard case .scalar(let key, _) = event.kind else {
        throw Flaw(.keyIsNotText, at: event.place)
      }
      let value = try Node(try parser.next(), parser, depth: depth + 1)
      entries.append(Entry(key: key, place: event.place, value: value))
      event = try parser.next()
    }
    return entries
  }
}
