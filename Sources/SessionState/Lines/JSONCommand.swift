import Forms
import Foundation

/// A command written as one JSON object, so that programs need not quote its words.
///
/// For example: `{"command": "set", "arguments": ["name", "O'Brien"], "id": 7}`.
package struct JSONCommand {
  /// The value of `command`: the command's name, optionally followed by some of its arguments.
  private let command: (text: String, column: Int)
  private let arguments: [Word]
  /// The text that the command reads instead of its file, or nil.
  private let contents: String?

  /// A key that a command in JSON may have, with a description of the values it accepts.
  private enum Member: String, CaseIterable {
    case command, arguments, contents, id

    var wants: String {
      switch self {
      case .command: "the name of a command"
      case .arguments: "a list of texts, numbers, true and false"
      case .contents: "the text of the file that the command reads"
      case .id: "a text or a number"
      }
    }
  }

  /// Parses a line that is a JSON object as a command, or throws an error that says what is wrong.
  private init(_ line: String) throws(CommandError) {
    let members = try Self.members(of: line)
    if let id = members[.id], !id.isID { throw Self.error(in: .id, column: id.column) }
    let column = members[.command]?.column ?? 1
    switch members[.command]?.content {
    case .text(let text): command = (text, column)
    case nil:
      throw CommandError(
        .missing(argument: Member.command.rawValue, usage: Self.example), column: 1)
    case .null, .flag, .number, .list, .object: throw Self.error(in: .command, column: column)
    }
    let list = members[.arguments]
    switch list?.content {
    case .list(let values):
      if let wrong = values.first(where: { $0.word == nil }) {
        throw Self.error(in: .arguments, column: wrong.column)
      }
      arguments = values.compactMap(\.word)
    case nil, .null: arguments = []
    case .flag, .number, .text, .object:
      throw Self.error(in: .arguments, column: list?.column ?? 1)
    }
    let file = members[.contents]
    switch file?.content {
    case .text(let text): contents = text
    case nil, .null: contents = nil
    case .flag, .number, .list, .object: throw Self.error(in: .contents, column: file?.column ?? 1)
    }
  }

  private static func members(
    of line: String
  ) throws(CommandError) -> [Member: JSONObject.Value] {
    let object: JSONObject
    do throws(FormError) {
      object = try JSONObject(line)
    } catch {
      let column = if case .position(_, let column) = error.place { column } else { 1 }
      throw CommandError(.json(error.message), column: column)
    }
    var members: [Member: JSONObject.Value] = [:]
    for (name, value) in object.members {
      guard let member = Member(rawValue: name) else {
        throw .unknown(
          .key, name, among: Member.allCases.map(\.rawValue),
          column: column(of: name, in: line))
      }
      members[member] = value
    }
    return members
  }

  /// Returns the column of a JSON key in a line, in Unicode scalars from 1.
  private static func column(of key: String, in line: String) -> Int {
    let place = line.firstRange(of: key.jsonQuoted)?.lowerBound ?? line.startIndex
    return line[..<place].unicodeScalars.count + 1
  }

  /// A decoder that reads only the id of a JSON command.
  ///
  /// The id is needed for the answer even if the rest of the line is wrong.
  private struct Identification: Decodable { var id: ID }

  /// The id that a program gives its JSON command, so that it can match the answer to the command.
  ///
  /// The answer repeats the id unchanged.
  package enum ID: Decodable, Equatable, Sendable {
    case text(String)
    /// An id that is a number, stored as a decimal because a `Double` would lose digits.
    case number(Decimal)

    /// Decodes the id of a JSON command from a text or a number.
    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .number(try value.decode(Decimal.self))
      }
    }
  }

  /// Returns whether a line is meant as a JSON command: its first character except blanks is `{`.
  package static func isMeant(by line: String) -> Bool {
    for byte in line.utf8 where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
      return byte == UInt8(ascii: "{")
    }
    return false
  }

  /// Returns the id of the JSON command in a line, or nil if the line has no valid id.
  package static func id(of line: String) -> ID? {
    guard isMeant(by: line) else { return nil }
    return (try? JSONDecoder().decode(Identification.self, from: Data(line.utf8)))?.id
  }

  /// Returns the words of a JSON command, as if they were typed in a command line.
  ///
  /// `commandsWithKeys` are the names of the commands that accept arguments such as `label=Name`.
  ///
  /// - Throws: ``CommandError`` if the line is not a valid JSON command.
  package static func words(
    of line: String, commandsWithKeys: @autoclosure () -> Set<String>
  ) throws(CommandError) -> [Word] {
    let command = try JSONCommand(line)
    let (text, column) = command.command
    var name = try LineSyntax.words(of: text, commandsWithKeys: commandsWithKeys())
    guard !name.isEmpty else { throw error(in: .command, column: column) }
    // A quote comes before the name.
    for index in name.indices { name[index].column += column }
    return name + command.arguments
  }

  /// Returns the text in a JSON command's line that the command reads instead of a file, or nil.
  package static func contents(of line: String) -> String? {
    guard isMeant(by: line), line.contains(Member.contents.rawValue) else { return nil }
    return (try? JSONCommand(line))?.contents
  }

  /// Writes a JSON command whose file contents are in the line itself.
  ///
  /// `words` are the command's name and arguments; `contents` is the text that it reads.
  package static func line(of words: [String], reading contents: String) -> String {
    let arguments = words.dropFirst().map(\.jsonQuoted).joined(separator: ", ")
    return "{\"\(Member.command)\": \((words.first ?? "").jsonQuoted), "
      + "\"\(Member.arguments)\": [\(arguments)], "
      + "\"\(Member.contents)\": \(contents.jsonQuoted)}"
  }

  /// An example of a JSON command, for help and errors.
  package static let example = #"{"command": "focus", "arguments": ["zip"], "id": 7}"#

  /// The error for a JSON command that gives file contents, although the command reads no file.
  package static let hasNoFile = CommandError(
    .jsonMember(Member.contents.rawValue, wants: "left out: this command reads no file"),
    column: 1)

  private static func error(in member: Member, column: Int) -> CommandError {
    CommandError(.jsonMember(member.rawValue, wants: member.wants), column: column)
  }
}

extension JSONObject.Value {
  /// The JSON value as a word of a command line; nil for null, lists and objects.
  fileprivate var word: Word? {
    switch content {
    case .text(let text), .number(let text): Word(text: text, column: column, isQuoted: true)
    case .flag(let flag): Word(text: flag ? "on" : "off", column: column, isQuoted: true)
    case .null, .list, .object: nil
    }
  }

  /// Whether the JSON value may be a command's id: a text, a number or null.
  ///
  /// Null means no id.
  fileprivate var isID: Bool {
    switch content {
    case .null, .number, .text: true
    case .flag, .list, .object: false
    }
  }
}
