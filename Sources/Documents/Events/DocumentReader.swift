import Geometry
import TerminalText

/// A parser that returns a document's events, from the first event of its root to the last.
///
/// Lists and mappings that are nested too deep are an error.
package protocol DocumentReader: AnyObject {
  /// The number of bytes in the document that is read.
  var size: Int { get }

  /// The number of values in the document that were stored as a ``Node``.
  var keptCount: Int { get set }

  /// Whether further errors are only counted and not shown, so that no message texts are created.
  var isOnlyCounting: Bool { get set }

  /// Reads and returns the document's next event.
  func next() throws(LocatedFault) -> DocumentEvent

  /// Throws an error if anything follows the document's root value.
  func finish() throws(LocatedFault)

  /// Returns the line and column of a position in the document.
  func place(of mark: DocumentMark) -> FormError.Place
}

// A JSON form may have a million rows. Other modules would call these methods unspecialized.
extension DocumentReader {
  /// Returns the next key of the mapping that is being read, or nil if there are no more.
  @_specialize(where Self == JSONReader)
  package func key() throws(LocatedFault) -> DocumentEvent? {
    let event = try next()
    switch event.kind {
    case .plain, .text: return event
    case .mappingEnd: return nil
    case .number, .yes, .no, .null, .list, .listEnd, .mapping:
      throw LocatedFault(.keyIsNotText, at: event.mark)
    }
  }

  /// Returns the first event of the next element of the list that is being read.
  ///
  /// Nil if there are no more elements.
  @_specialize(where Self == JSONReader)
  package func element() throws(LocatedFault) -> DocumentEvent? {
    let event = try next()
    return event.kind == .listEnd ? nil : event
  }

  /// Reads a whole value of the document.
  ///
  /// For a list or a mapping, only its first event is returned.
  @_specialize(where Self == JSONReader)
  package func value() throws(LocatedFault) -> DocumentEvent {
    let event = try next()
    try skip(event)
    return event
  }

  /// Skips to the end of a list or a mapping, given the first event of that value.
  ///
  /// Throws the first syntax error inside the value.
  package func skip(_ event: DocumentEvent) throws(LocatedFault) {
    var depth = event.kind == .list || event.kind == .mapping ? 1 : 0
    while depth > 0 {
      switch try next().kind {
      case .list, .mapping: depth += 1
      case .listEnd, .mappingEnd: depth -= 1
      case .plain, .text, .number, .yes, .no, .null: break
      }
    }
  }
}

extension LocatedFault {
  /// Returns the error with its position resolved to a line and column by the document's parser.
  package func placed(by reader: some DocumentReader) -> LocatedFault {
    switch origin {
    case .place: self
    case .mark(let mark): LocatedFault(fault, at: reader.place(of: mark))
    }
  }
}
