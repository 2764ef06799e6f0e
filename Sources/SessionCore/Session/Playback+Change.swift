import SessionState

extension Change {
  /// Returns the animation that leads to the final state, or nil if nothing moves.
  package func playback(to end: Session) -> Playback? {
    Playback(from: action.letsTimePass ? before : repeated(isRecording: false), to: end)
  }
}
