import Documents
import FormModel
import Patterns
import FoundationEssentials

/// A notation for answers.
package struct AnswersFormat: Sendable {
  package typealias Pair = (id: String, value: String)

  package let name: String
  /// What it is, for help.
  package let summary: String
  /// Returns the answers in it, with the last line's end, and those that the form did not take
  /// where it has a place for them.
  package let text: @Sendable ([Pair], _ unmatched: [Pair]) -> String
  /// Returns why it cannot hold these answers.
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

  /// The name of a notation, in the order in which they are listed.
  ///
  /// A notation is made with its name, and the name leads to it: neither compiles without the
  /// other.
  private enum Name: String, CaseIterable {
    case json, env, csv, lines

    /// The notation of this name.
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

  /// Their names: "a, b or c".
  package static var choices: String { all.map(\.name).alternatives }

  package static func named(_ name: String) -> AnswersFormat? { all.first { $0.name == name } }

  /// What `save` writes.
  package static let json = AnswersFormat(.json, summary: "as save writes it") {
    String(decoding: answersJSON($0, unmatched: $1), as: UTF8.self)
  }

  /// Assignments of a POSIX shell: `eval "$(formlift fill --output env)"`.
  package static let env = AnswersFormat(
    .env, summary: "for eval in a POSIX shell; what no name there may have becomes _",
    text: { pairs, _ in
      pairs.map { "\(shellName($0.id))=\(shellQuoted($0.value))\n" }.joined()
    },
    problem: { pairs in
      var known: [String: String] = [:]
      for (id, value) in pairs {
        if value.unicodeScalars.contains("\0") {
          return "the answer to \(id) has a NUL, which no shell holds; another --output does"
        }
        let name = shellName(id)
        if let other = known[name] {
          return "the fields \(other) and \(id) are both \(name) to a shell; another --output "
            + "keeps them apart"
        }
        known[name] = id
      }
      return nil
    })

  /// A line of ids and one of values, as RFC 4180 has it.
  package static let csv = AnswersFormat(
    .csv, summary: "a line of ids and one of values"
  ) { pairs, _ in
    [pairs.map(\.id), pairs.map(\.value)].map { csvLine($0) + "\r\n" }.joined()
  }

  /// An answer a line: id, tab, value, in which `\\`, `\t`, `\n` and `\r` stand for a backslash, a
  /// tab and line breaks, as `printf %b` reads them.
  package static let lines = AnswersFormat(
    .lines, summary: "an answer a line: id, tab, value, which printf %b reads"
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
  /// Names that a shell or the loader takes for its own; to some bash lets nothing be assigned.
  private static let takenNames: Set = [
    "BASHOPTS", "BASH_VERSINFO", "CDPATH", "ENV", "EUID", "HOME", "IFS", "LANG", "LINENO", "MAIL",
    "NLSPATH", "OLDPWD", "OPTARG", "OPTIND", "PATH", "PPID", "PS1", "PS2", "PS4", "PWD", "SHELL",
    "SHELLOPTS", "UID",
  ]

  /// Returns an id as the name of a shell's variable: letters, digits and underscores of ASCII, no
  /// digit first, and none that means something already.
  private static func shellName(_ id: String) -> String {
    let name = String(
      id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" as Character })
    let isTaken = takenNames.contains(name) || ["LC_", "LD_"].contains(where: name.hasPrefix)
    return isTaken || name.first?.isNumber == true ? "_\(name)" : name
  }

  /// In single quotes nothing but these means anything (POSIX.1-2017, 2.2.2).
  private static func shellQuoted(_ value: String) -> String {
    // A quote with a mark over it is a quote to a shell.
    var quoted = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
  }

  /// Returns a line without its end; an empty one would be none to a reader.
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
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\0": text += "\\0000"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
