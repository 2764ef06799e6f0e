/// Where a terminal shows the phone.
package enum PhoneView: String, CaseIterable, Sendable {
  /// Chosen by the terminal's size.
  case auto
  /// In a fixed area below or beside the scrolling text.
  case pinned
  /// As a picture after each command.
  case inline
  case off
}
