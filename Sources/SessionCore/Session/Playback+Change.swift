import SessionState

extension Change {
  /// Returns the animation from this change to a later session, or nil if nothing moves.
  package func playback(to end: Session) -> Playback? {
    Playback(from: action.letsTimePass ? before : repeated(isRecording: false), to: end)
  }
}
