/// A value that somebody is asked for.
struct Question: Equatable {
  enum Reason: Equatable {
    /// To be changed.
    case edit
    /// To be typed in addition, unseen.
    case type
    /// One after the other.
    case fill
  }

  enum Answer: Equatable {
    case text(String)
    /// The field before is asked for again.
    case back
    /// The value stays, and nobody is asked any more.
    case stop
  }

  var row: Int
  var reason: Reason
  /// What was given and not taken, to be mended.
  var refused: String?
}
