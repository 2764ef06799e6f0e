import TerminalText

extension Candidate {
  /// The maximum number of completion candidates for a word.
  package static let limit = 1000
}
