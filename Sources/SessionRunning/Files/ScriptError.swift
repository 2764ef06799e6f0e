import Session
import Terminal
import TerminalText

/// The reason why a script or one of its lines can't be read, with the place.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// The problem with a script or with one of its lines.
  enum Problem: Equatable, Sendable {
    case file(FileError)
    /// The script's first bytes show an encoding other than UTF-8, such as `UTF-16`.
    case encoding(String)
    case nullCharacter
    /// The line is not valid UTF-8; `byte` is the first invalid byte.
    case brokenUTF8(byte: UInt8)
    case lineTooLong(limit: Int)
  }

  /// The name of the script that contains the error.
  package var file: String
  /// The place of the error in the script, or nil if no line was read.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars.
  var position: Position?
  var problem: Problem

  /// A place in a script: the line and the column, both from 1.
  ///
  /// The column counts Unicode scalars.
  struct Position: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  package var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(Quotation.bare(file))\(place): error: \(words)"
  }

  /// The problem with the script as text, without its line and column.
  package var words: String {
    switch problem {
    case .file(let error): error.reason
    case .encoding(let name): "the script is \(name); save it as UTF-8"
    case .nullCharacter: "a NUL character; a script is text"
    case .brokenUTF8(let byte):
      "byte 0x\(String(byte, radix: 16)) is no UTF-8 here; save the script as UTF-8"
    case .lineTooLong(let limit): "the line has more than \(limit) bytes"
    }
  }
}
