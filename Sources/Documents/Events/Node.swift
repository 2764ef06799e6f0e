import Geometry
import TerminalText

/// A value of a document as a tree, for the small parts of a form.
package struct Node {
  /// The content of a value in a document.
  package enum Content {
    case scalar(text: String?, number: Double?, bool: Bool?, word: String?)
    case list([Node])
    case mapping([Entry])
  }

  /// A key of a mapping in a document, with its value.
  package struct Entry {
    package var key: String
    package var mark: DocumentMark
    package var value: Node
  }

  // Enough for a header and a footer in each of very many sections.
  private static let greatestCount = 250_000

  package let mark: DocumentMark
  /// The value of the document in short form, for a message.
  package let shown: String
  package let content: Content

  /// Reads the value of a document as a tree, given the first event of that value.
  package init(_ event: DocumentEvent, _ reader: some DocumentReader) throws(LocatedFault) {
    reader.keptCount += 1
    guard reader.keptCount <= Self.greatestCount else {
      throw LocatedFault(
        .tooMany("values outside its rows", limit: Self.greatestCount), at: event.mark)
    }
    mark = event.mark
    shown = event.shown
    switch event.kind {
    case .list: content = .list(try Self.elements(reader))
    case .mapping: content = .mapping(try Self.entries(reader))
    case .plain, .text, .number, .yes, .no, .null, .listEnd, .mappingEnd:
      content = .scalar(
        text: event.text, number: event.number, bool: event.bool, word: event.word)
    }
  }

  /// Creates a node with only the position of a value that is read elsewhere.
  package init(placeOf event: DocumentEvent) {
    mark = event.mark
    shown = event.shown
    content = .list([])
  }

  /// Creates a node with the position of a value that is read elsewhere, and a flag in its place.
  package init(placeOf event: DocumentEvent, as flag: Bool) {
    mark = event.mark
    shown = event.shown
    content = .scalar(text: nil, number: nil, bool: flag, word: nil)
  }

  private static func elements(_ reader: some DocumentReader) throws(LocatedFault) -> [Node] {
    var nodes: [Node] = []
    while true {
      let event = try reader.next()
      if event.kind == .listEnd { return nodes }
      nodes.append(try Node(event, reader))
    }
  }

  private static func entries(_ reader: some DocumentReader) throws(LocatedFault) -> [Entry] {
    var entries: [Entry] = []
    while let key = try reader.key() {
      // The key's bytes are valid only until the next event.
      let name = key.string
      let value = try Node(try reader.next(), reader)
      entries.append(Entry(key: name, mark: key.mark, value: value))
    }
    return entries
  }
}

extension Node {
  package var text: String? {
    guard case .scalar(let text, _, _, _) = content else { return nil }
    return text
  }

  package var number: Double? {
    guard case .scalar(_, let number, _, _) = content else { return nil }
    return number
  }

  package var bool: Bool? {
    guard case .scalar(_, _, let bool, _) = content else { return nil }
    return bool
  }

  /// The scalar as a word for a setting's value, such as `on`; nil if it can't be one.
  package var word: String? {
    guard case .scalar(_, _, _, let word) = content else { return nil }
    return word
  }
}
