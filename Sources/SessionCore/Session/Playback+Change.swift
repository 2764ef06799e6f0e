import SessionState

extension Change {
  /// Returns the animation that this change starts, until the state of `end`; nil if nothing moves.
  package func playback(to end: Session) -> Playback? {
    Playback(from: action.letsTimePass ? before : repeated(isRecording: false), to: end)
  }
}
