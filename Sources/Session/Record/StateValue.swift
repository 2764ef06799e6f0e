import Forms
import Foundation

/// A value of the state record: what JSON can say, with an object's keys in their order.
public enum StateValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([StateValue])
  case object([(key: String, value: StateValue)])

  public static func == (left: StateValue, right: StateValue) -> Bool { left.json == right.json }

  /// Makes a number of a length.
  static func points(_ value: CGFloat) -> StateValue { .number(Double(value)) }

  static func optional(_ text: String?) -> StateValue { text.map(StateValue.text) ?? .null }

  static func rect(_ rect: CGRect) -> StateValue {
    .object([
      ("x", .points(rect.minX)), ("y", .points(rect.minY)),
      ("width", .points(rect.width)), ("height", .points(rect.height)),
    ])
  }

  static func size(_ size: CGSize) -> StateValue {
    .object([("width", .points(size.width)), ("height", .points(size.height))])
  }

  static func point(_ point: CGPoint) -> StateValue {
    .object([("x", .points(point.x)), ("y", .points(point.y))])
  }
}

extension StateValue {
  /// The value as one line of JSON.
  package var json: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // One buffer grows: a record is a hundred values, and is written after every command.
  private func write(to json: inout [UInt8]) {
    switch self {
    case .null: json += "null".utf8
    case .bool(let bool): json += bool ? "true".utf8 : "false".utf8
    case .number(let number): Self.write(number, to: &json)
    case .text(let text): Self.write(text, to: &json)
    case .list(let items):
      json.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        item.write(to: &json)
      }
      json.append(UInt8(ascii: "]"))
    case .object(let members):
      json.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &json)
        json.append(UInt8(ascii: ":"))
        member.value.write(to: &json)
      }
      json.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text between quotes; most need no escape.
  private static func write(_ text: String, to json: inout [UInt8]) {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else { return json += text.jsonQuoted.utf8 }
    json.append(UInt8(ascii: "\""))
    json += text.utf8
    json.append(UInt8(ascii: "\""))
  }

  /// The value as `get` prints it: a text without its quotes, everything else as JSON.
  package var bare: String {
    guard case .text(let text) = self else { return json }
    return text
  }

  private static func write(_ number: Double, to json: inout [UInt8]) {
    guard number.isFinite else { return json += "null".utf8 }
    guard let whole = Int(exactly: number) else { return json += number.description.utf8 }
    // Strings of up to 15 bytes lie in no memory of their own.
    json += whole.description.utf8
  }
}
