import Geometry
import TerminalText
import FoundationEssentials

/// A JSON object with distinct, ordered members.
package struct JSONObject: Sendable {
  /// A value in a JSON object, with its position.
  package struct Value: Sendable {
    /// The content of a value in a JSON object.
    package enum Content: Sendable {
      case null
      case flag(Bool)
      /// A number as written in the JSON text, with all of its digits.
      case number(String)
      case text(String)
      case list([Value])
      case object
    }

    package let content: Content
    /// The column of the value's first Unicode scalar in its line of the JSON text, from 1.
    package let column: Int
  }

  package private(set) var members: [(name: String, value: Value)] = []

  /// Parses the text of a JSON object.
  ///
  /// - Throws: ``FormError`` if it is not a JSON object, or has a member twice.
  package init(_ text: String) throws(FormError) {
    do throws(LocatedFault) {
      let reader = try JSONReader(DocumentText(Data(text.utf8)))
      do throws(LocatedFault) {
        try read(reader)
      } catch {
        throw error.placed(by: reader)
      }
    } catch {
      throw FormError(file: "", place: error.place, fault: error.fault)
    }
  }

  private mutating func read(_ reader: JSONReader) throws(LocatedFault) {
    let start = try reader.next()
    guard start.kind == .mapping else {
      throw LocatedFault(
        .wrongKind(name: "the text", expected: "an object", given: start.shown), at: start.mark)
    }
    while let key = try reader.key() {
      let name = key.string
      if members.contains(where: { $0.name == name }) {
        throw LocatedFault(.repeatedKey(name), at: key.mark)
      }
      members.append((name, try Value(try reader.next(), reader)))
    }
    try reader.finish()
  }
}

extension JSONObject.Value {
  /// Reads the value of a JSON object's member, given the first event of that value.
  fileprivate init(_ event: DocumentEvent, _ reader: JSONReader) throws(LocatedFault) {
    column = if case .position(_, let column) = reader.place(of: event.mark) { column } else { 1 }
    switch event.kind {
    case .null: content = .null
    case .yes: content = .flag(true)
    case .no: content = .flag(false)
    case .number: content = .number(event.string)
    case .plain, .text: content = .text(event.string)
    case .list, .listEnd:
      var elements: [JSONObject.Value] = []
      while let element = try reader.element() {
        elements.append(try JSONObject.Value(element, reader))
      }
      content = .list(elements)
    case .mapping, .mappingEnd:
      try reader.skip(event)
      content = .object
    }
  }
}
