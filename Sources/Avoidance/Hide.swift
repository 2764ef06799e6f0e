/// What a strategy does when the keyboard leaves.
public enum Hide: String, CaseIterable, Sendable {
  case none
  /// The same arithmetic with the frame the keyboard has then.
  case mirror
  /// What it saved when it made room, wherever the table has got to since.
  case saved
  /// Zero insets, whatever they were before.
  case zero
  /// The insets that were there before, and the offset too unless somebody scrolled in between.
  case giveBack
}
