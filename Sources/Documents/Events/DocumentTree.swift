import Geometry
import TerminalText

/// A value in a form's definition as a tree, in any notation.
package enum DocumentTree: Hashable, Sendable {
  /// A YAML text that is not in quotation marks.
  ///
  /// The code that reads the key decides whether this text is a number.
  case plain(String)
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([DocumentTree])
  case mapping([Entry])

  /// A key of a mapping in a form's definition, with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: DocumentTree
    /// The column of the key in the command line, from 1, or 0 if it is unknown.
    package var column = 0

    /// Creates an entry of a mapping.
    ///
    /// `column` is the key's column in a command line, from 1, or 0 if it is unknown.
    package init(key: String, value: DocumentTree, column: Int = 0) {
      self.key = key
      self.value = value
      self.column = column
    }
  }
}

extension DocumentTree {
  /// The entries of the value if it is a mapping, or nil for other values.
  package var entries: [Entry]? {
    guard case .mapping(let entries) = self else { return nil }
    return entries
  }

  /// The elements of the value if it is a list, or nil for other values.
  package var elements: [DocumentTree]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// Returns the value under a key of a mapping, or nil.
  package subscript(key: String) -> DocumentTree? { entries?.first { $0.key == key }?.value }

  /// Whether the value is neither a list nor a mapping.
  package var isScalar: Bool {
    switch self {
    case .plain, .text, .number, .flag: true
    case .list, .mapping: false
    }
  }

  /// The value as text, for an element of a list of texts, such as a picker's options.
  ///
  /// Nil for a list or a mapping.
  package var scalarText: String? {
    switch self {
    case .plain(let text), .text(let text): text
    case .number(let number): number.inDigits
    case .flag(let flag): "\(flag)"
    case .list, .mapping: nil
    }
  }
}

extension DocumentTree {
  /// Reads the value of a document, given the first event of that value.
  package init(_ event: DocumentEvent, _ reader: some DocumentReader) throws(LocatedFault) {
    switch event.kind {
    case .plain: self = .plain(event.string)
    case .text: self = .text(event.string)
    case .number: self = .number(event.number ?? 0)
    case .yes: self = .flag(true)
    case .no: self = .flag(false)
    case .null: self = .plain("null")
    case .list, .listEnd:
      var elements: [DocumentTree] = []
      while let element = try reader.element() {
        elements.append(try DocumentTree(element, reader))
      }
      self = .list(elements)
    case .mapping, .mappingEnd:
      var entries: [Entry] = []
      while let key = try reader.key() {
        // The key's bytes are valid only until the next event.
        let name = key.string
        let value = try DocumentTree(try reader.next(), reader)
        entries.append(Entry(key: name, value: value))
      }
      self = .mapping(entries)
    }
  }
}
