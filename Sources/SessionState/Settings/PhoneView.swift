/// The place where a terminal shows the phone.
package enum PhoneView: String, CaseIterable, Sendable {
  /// The place is chosen by the terminal's size.
  case auto
  /// The phone is in a fixed area below or beside the scrolling text.
  case pinned
  /// The phone is printed as a picture after each command.
  case inline
  case off
}
