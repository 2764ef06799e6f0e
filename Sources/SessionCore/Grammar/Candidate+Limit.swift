import TerminalText

extension Candidate {
  /// The maximum number of completions that are offered for one typed word.
  package static let limit = 1000
}
