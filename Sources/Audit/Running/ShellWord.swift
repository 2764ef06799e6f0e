import Foundation

/// A namespace for quoting the words of a shell command.
package enum ShellWord {
  /// Returns a word for a POSIX shell, in single quotes if it contains special characters.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
