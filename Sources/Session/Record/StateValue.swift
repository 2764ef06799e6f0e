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
    var json = ""
    write(to: &json)
    return json
  }

  // One string grows: a record is a hundred values, and is written after every command.
  private func write(to json: inout String) {
    switch self {
    case .null: json += "null"
    case .bool(let bool): json += bool ? "true" : "false"
    case .number(let number): json += Self.number(number)
    case .text(let text): json += text.jsonQuoted
    case .list(let items):
      json += "["
      for (index, item) in items.enumerated() {
        if index > 0 { json += "," }
        item.write(to: &json)
      }
      json += "]"
    case .object(let members):
      json += "{"
      for (index, member) in members.enumerated() {
        json += (index > 0 ? "," : "") + member.key.jsonQuoted + ":"
        member.value.write(to: &json)
      }
      json += "}"
    }
  }

  /// The value as `get` prints it: a text without its quotes, everything else as JSON.
  package var bare: String {
    guard case .text(let text) = self else { return json }
    return text
  }

  private static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
