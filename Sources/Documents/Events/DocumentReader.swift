import Geometry
import TerminalText

/// A way through a document, event by event, from its root's first to its root's last.
///
/// Lists and mappings that nest too deep are a flaw.
package protocol DocumentReader: AnyObject {
  /// The number of the document's bytes.
  var size: Int { get }

  /// The number of values that were kept whole.
  var keptCount: Int { get set }

  /// Takes the next event.
  func next() throws(Flaw) -> DocumentEvent

  /// Makes sure that nothing follows the root.
  func finish() throws(Flaw)

  /// Returns the line and column of a mark.
  func place(of mark: DocumentMark) -> FormError.Place
}

extension DocumentReader {
  /// Takes the next key of the mapping that is open; nil is its end.
  package func key() throws(Flaw) -> DocumentEvent? {
    let event = try next()
    switch event.kind {
    case .plain, .text: return event
    case .mappingEnd: return nil
    case .number, .yes, .no, .null, .list, .listEnd, .mapping:
      throw Flaw(.keyIsNotText, at: event.mark)
    }
  }

  /// Takes the first event of the next element of the list that is open; nil is its end.
  package func element() throws(Flaw) -> DocumentEvent? {
    let event = try next()
    return event.kind == .listEnd ? nil : event
  }

  /// Takes a value whole: of a list or a mapping only its beginning is returned.
  package func value() throws(Flaw) -> DocumentEvent {
    let event = try next()
    try skip(event)
    return event
  }

  /// Goes to the end of a list or a mapping, so that a flaw of its notation is told before what
  /// it is to the form.
  package func skip(_ event: DocumentEvent) throws(Flaw) {
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

extension Flaw {
  /// Returns the flaw with the place that its mark stands for.
  package func placed(by reader: some DocumentReader) -> Flaw {
    switch origin {
    case .place: self
    case .mark(let mark): Flaw(fault, at: reader.place(of: mark))
    }
  }
}
