import Foundation

/// A command as one JSON object, so that a program need not quote words:
/// `{"command": "set", "arguments": ["name", "O'Brien"], "id": 7}`.
package struct JSONCommand: Decodable {
  /// The command's name; further words of it may stand here, too.
  private let command: String
  private let arguments: [Argument]

  private enum Member: String, CodingKey, CaseIterable {
    case command, arguments, id

    var wants: String {
      switch self {
      case .command: "the name of a command"
      case .arguments: "a list of texts, numbers, true and false"
      case .id: "a text or a number"
      }
    }
  }

  /// A key of the object, be it known or not.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A key that no command has.
  private struct UnknownKey: Error { var name: String }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    if let unknown = keys.sorted().first(where: { Member(rawValue: $0) == nil }) {
      throw UnknownKey(name: unknown)
    }
    let members = try decoder.container(keyedBy: Member.self)
    _ = try members.decodeIfPresent(ID.self, forKey: .id)
    command = try members.decode(String.self, forKey: .command)
    arguments = try members.decodeIfPresent([Argument].self, forKey: .arguments) ?? []
  }

  /// What the answer is to be known by, whatever else the line says.
  private struct Identification: Decodable { var id: ID }

  /// A text or a number, which comes back as it is.
  package enum ID: Decodable, Equatable, Sendable {
    case text(String)
    /// With all of its digits.
    case number(Decimal)

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .number(try value.decode(Decimal.self))
      }
    }
  }

  private enum Argument: Decodable {
    case text(String)
    case number(Double)
    case bool(Bool)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else {
        self = .number(try value.decode(Double.self))
      }
    }

    /// As it is typed.
    var word: String {
      switch self {
      case .text(let text): text
      case .number(let number): number.inDigits
      case .bool(let bool): bool ? "on" : "off"
      }
    }
  }

  /// Whether a line is meant as JSON.
  package static func isMeant(by line: String) -> Bool {
    line.utf8.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }

  /// Returns the id that a line gives its command, if it is JSON and gives one.
  package static func id(of line: String) -> ID? {
    guard isMeant(by: line) else { return nil }
    return (try? JSONDecoder().decode(Identification.self, from: Data(line.utf8)))?.id
  }

  /// Returns the words of a line.
  ///
  /// - Throws: ``CommandError`` where it is no such object.
  static func words(of line: String) throws(CommandError) -> [Word] {
    let command = try read(line)
    let name = try LineSyntax.words(of: command.command)
    guard !name.isEmpty else { throw error(in: .command) }
    return name
      + command.arguments.map { Word(text: $0.word, column: 1, isQuoted: true) }
  }

  private static func read(_ line: String) throws(CommandError) -> JSONCommand {
    do {
      return try JSONDecoder().decode(JSONCommand.self, from: Data(line.utf8))
    } catch let error as UnknownKey {
      throw .unknown(.key, error.name, among: Member.allCases.map(\.rawValue), column: 1)
    } catch DecodingError.keyNotFound(let key, _) {
      throw CommandError(
        .missing(argument: key.stringValue, usage: example), column: 1)
    } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
      throw Member(rawValue: context.codingPath[0].stringValue).map(error) ?? notJSON(line)
    } catch {
      throw notJSON(line)
    }
  }

  private static func notJSON(_ line: String) -> CommandError {
    CommandError(
      .wrong(
        argument: "a line that begins with {", given: line,
        wants: "a command as JSON, like \(example)"),
      column: 1)
  }

  private static let example = #"{"command": "focus", "arguments": ["zip"], "id": 7}"#

  private static func error(in member: Member) -> CommandError {
    CommandError(.jsonMember(member.rawValue, wants: member.wants), column: 1)
  }
}
