extension Session {
  /// Where somebody at a terminal sees the phone.
  package enum View: String, CaseIterable, Sendable {
    /// As the terminal's size suggests.
    case auto
    /// At the terminal's top, with the conversation scrolling below it.
    case pinned
    /// As a picture after each command.
    case inline
    case off
  }

  /// Where the phone is to be shown.
  package var view: View { chosen(.view).flatMap(View.init) ?? .auto }

  /// How many times as fast as on a phone movements are to be played.
  package var speed: Double { chosen(.speed).flatMap(Double.init) ?? 1 }

  /// Whether movements are to be played.
  package var isAnimated: Bool { chosen(.animation) != "off" }
}
