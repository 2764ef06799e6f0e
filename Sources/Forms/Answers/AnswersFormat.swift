import Documents
import FormModel
import Patterns
import FoundationEssentials
import TerminalText

/// A file format for a form's answers, such as JSON or CSV.
package struct AnswersFormat: Sendable {
  package typealias Pair = (id: String, value: String)

  package let name: String
  /// The description of the file format for answers, for help.
  package let summary: String
  /// Returns answers as text in this format.
  ///
  /// A format without a place for unmatched answers drops them.
  package let text: @Sendable ([Pair], _ unmatched: [Pair]) -> String
  /// Returns the reason why the format can't represent some answers, or nil if it can.
  package let problem: @Sendable ([Pair]) -> String?

  private init(
    _ name: Name, summary: String,
    text: @escaping @Sendable ([Pair], _ unmatched: [Pair]) -> String,
    problem: @escaping @Sendable ([Pair]) -> String? = { _ in nil }
  ) {
    self.name = name.rawValue
    self.summary = summary
    self.text = text
    self.problem = problem
  }

  /// The name of a format for answers, in the order of the help.
  ///
  /// To add a format, add its name here and its value in `format`.
  private enum Name: String, CaseIterable {
    case json, env, csv, lines

    /// The format for answers with this name.
    var format: AnswersFormat {
      switch self {
      case .json: .json
      case .env: .env
      case .csv: .csv
      case .lines: .lines
      }
    }
  }
}

extension AnswersFormat {
  package static let all = Name.allCases.map { $0.format }

  /// The names of all formats for answers: "a, b or c".
  package static var choices: String { all.map(\.name).alternatives }

  /// Returns the format for answers with a name, or nil if there is no such format.
  package static func named(_ name: String) -> AnswersFormat? { all.first { $0.name == name } }

  /// The JSON format for answers that the command `save` writes.
  package static let json = AnswersFormat(.json, summary: "one JSON object, as save writes it") {
    String(decoding: answersJSON($0, unmatched: $1), as: UTF8.self)
  }

  /// The format of a POSIX shell's assignments: `eval "$(formlift fill --output env)"`.
  package static let env = AnswersFormat(
    .env, summary: "assignments for eval in a POSIX shell; in names, _ replaces other characters",
    text: { pairs, _ in
      pairs.map { "\(shellName($0.id))=\(shellQuoted($0.value))\n" }.joined()
    },
    problem: { pairs in
      var known: [String: String] = [:]
      for (id, value) in pairs {
        if value.unicodeScalars.contains("\0") {
          return "the answer to \(id) has a NUL, which a shell can't hold; use another --output"
        }
        let name = shellName(id)
        if let other = known[name] {
          return "the fields \(other) and \(id) are both \(name) in a shell; use another --output"
        }
        known[name] = id
      }
      return nil
    })

  /// The CSV format for answers: a line of ids and a line of values, as specified in RFC 4180.
  package static let csv = AnswersFormat(
    .csv, summary: "a line of ids and a line of values"
  ) { pairs, _ in
    [pairs.map(\.id), pairs.map(\.value)].map { csvLine($0) + "\r\n" }.joined()
  }

  /// The format with one answer per line: id, tab, value.
  ///
  /// Backslashes, tabs and line breaks are escaped as `\\`, `\t`, `\n` and `\r`, so that `printf
  /// %b` can read them.
  package static let lines = AnswersFormat(
    .lines, summary: "one answer per line: id, tab and value, which printf %b prints"
  ) { pairs, _ in
    pairs.map { "\($0.id)\t\(escaped($0.value))\n" }.joined()
  }
}

extension AnswersFormat: Equatable {
  package static func == (left: AnswersFormat, right: AnswersFormat) -> Bool {
    left.name == right.name
  }
}

extension AnswersFormat {
  /// Names of variables that a shell or the dynamic loader reserves.
  ///
  /// Some of these variables can't be assigned in bash.
  private static let takenNames: Set = [
    "BASHOPTS", "BASH_VERSINFO", "CDPATH", "ENV", "EUID", "HOME", "IFS", "LANG", "LINENO", "MAIL",
    "NLSPATH", "OLDPWD", "OPTARG", "OPTIND", "PATH", "PPID", "PS1", "PS2", "PS4", "PWD", "SHELL",
    "SHELLOPTS", "UID",
  ]

  /// Returns a field's id as a valid variable name: ASCII letters, digits and underscores.
  ///
  /// It doesn't begin with a digit and is not a reserved name.
  private static func shellName(_ id: String) -> String {
    let name = String(
      id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" as Character })
    let isTaken = takenNames.contains(name) || ["LC_", "LD_"].contains(where: name.hasPrefix)
    return isTaken || name.first?.isNumber == true ? "_\(name)" : name
  }

  /// Returns an answer in single quotes, where only a single quote is special (POSIX.1-2017,
  /// 2.2.2).
  private static func shellQuoted(_ value: String) -> String {
    // Iterates over scalars, because a quote with a combining mark is still a quote for a shell.
    var quoted = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
  }

  /// Returns a CSV line without its end.
  ///
  /// A single empty value is quoted, because parsers skip an empty line.
  private static func csvLine(_ values: [String]) -> String {
    values == [""] ? "\"\"" : values.map(csvQuoted).joined(separator: ",")
  }

  private static func csvQuoted(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
    if isPlain, value.first != " ", value.last != " " { return value }
    var quoted = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }

  private static func escaped(_ value: String) -> String {
    value.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\0": "\\0000"
      default: nil
      }
    }
  }
}
