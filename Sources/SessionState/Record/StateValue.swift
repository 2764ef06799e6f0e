import Forms
import Foundation

/// A JSON value, such as the value of an observable property of a session.
///
/// Objects preserve the order of their keys.
package enum StateValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([StateValue])
  case object([(key: String, value: StateValue)])

  package static func == (left: StateValue, right: StateValue) -> Bool { left.json == right.json }

  /// Returns a JSON number for a length in points.
  package static func points(_ value: CGFloat) -> StateValue { .number(Double(value)) }

  package var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

extension StateValue {
  /// The value as JSON on one line.
  package var json: String {
    var json = JSONWriter()
    json.write(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// The value as the command `get` prints it: a text without quotes, any other value as JSON.
  package var bare: String {
    guard case .text(let text) = self else { return json }
    return text
  }
}

extension JSONWriter {
  /// Writes a JSON value of any kind as the next value.
  package mutating func write(_ value: StateValue) {
    switch value {
    case .null: writeNull()
    case .bool(let bool): write(bool)
    case .number(let number): write(number)
    case .text(let text): write(text)
    case .list(let items):
      openList()
      for item in items { write(item) }
      closeList()
    case .object(let members):
      openObject()
      for member in members {
        key(member.key)
        write(member.value)
      }
      closeObject()
    }
  }
}
