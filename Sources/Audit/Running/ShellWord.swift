import Foundation

/// The quoting of words for a shell command.
package enum ShellWord {
  /// Returns a word as a POSIX shell reads it, in single quotes if it needs any.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
