/// What a strategy does when the keyboard leaves.
package enum Hide: String, CaseIterable, Sendable {
  case none
  /// The same arithmetic with the frame the keyboard has then.
  case mirror
  /// What it saved when it made room, wherever the table has got to since.
  case saved
  /// What it saved, and the offset it saved with it, whoever scrolled in between.
  case savedOffset
  /// What it saved, and an offset beyond the content's height less the frame's goes back to there,
  /// whatever the insets.
  case savedWithinContent
  /// Zero insets, whatever they were before.
  case zero
  /// The insets that were there before, and the offset too unless somebody scrolled in between.
  case giveBack

  /// Whether the insets are remembered for it when room is first made.
  var remembersInsets: Bool {
    switch self {
    case .saved, .savedOffset, .savedWithinContent, .giveBack: true
    case .none, .mirror, .zero: false
    }
  }
}
