import TerminalText

extension Candidate {
  /// The maximum number of completion candidates that are offered for one typed word.
  package static let limit = 1000
}
