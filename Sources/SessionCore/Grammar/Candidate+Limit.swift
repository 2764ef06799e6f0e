import TerminalText

extension Candidate {
  /// The maximum number of candidates.
  package static let limit = 1000
}
