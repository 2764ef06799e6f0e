/// The position in the terminal where the simulated phone is drawn.
package enum PhoneView: String, CaseIterable, Sendable {
  /// The program chooses the position by the terminal's size.
  case auto
  /// The phone stays in a fixed area of the terminal, below or beside the scrolling text.
  case pinned
  /// The phone is printed as a picture after each command.
  case inline
  case off
}
