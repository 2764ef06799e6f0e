import SessionState

extension Change {
  /// Returns the animation that this change starts, up to a later session; nil if nothing moves.
  package func playback(to end: Session) -> Playback? {
    Playback(from: action.letsTimePass ? before : repeated(isRecording: false), to: end)
  }
}
