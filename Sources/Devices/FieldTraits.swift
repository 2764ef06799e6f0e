import Foundation

/// The properties of a row's field that affect the simulated phone, such as keyboard kind and
/// accessory height.
package struct FieldTraits: Hashable, Sendable {
  /// The height of the field's input accessory view in points, or 0 without one.
  package var accessoryHeight: CGFloat
  /// The height of an input view that replaces the keyboard, in points.
  ///
  /// It is 0 for a field with a keyboard or a picker with wheels.
  package var inputHeight: CGFloat
  /// The minimum number of lines of a text view, even if its text is shorter.
  package var leastLines: Int
  package var mostLines: Int
  // Values of one byte come last, because a form may have a million fields.
  package var keyboard: KeyboardKind
  package var isSecure: Bool
  package var hasLabel: Bool
  /// Whether the field is a text view with several lines, and not a text field.
  package var isTextView: Bool
  /// Whether the field's row is as high as its text view needs (UITableView.automaticDimension).
  package var fitsRow: Bool
  /// The control that the row has instead of a text field, or nil for a text field or text view.
  package var control: Control?

  /// A form control that responds to touches and never becomes first responder.
  package enum Control: Hashable, Sendable {
    /// A switch at the row's end.
    case toggle
    /// A button as wide as the row.
    case button
    /// A pop-up menu or a compact date picker at the row's end.
    ///
    /// A touch anywhere in the row opens it.
    case menu
  }

  /// Creates the traits of a form field.
  package init(
    keyboard: KeyboardKind = .default, isSecure: Bool = false, accessoryHeight: CGFloat = 0,
    hasLabel: Bool = true, isTextView: Bool = false, leastLines: Int = 1, mostLines: Int = 1,
    fitsRow: Bool = false, control: Control? = nil, inputHeight: CGFloat = 0
  ) {
    self.keyboard = keyboard
    self.isSecure = isSecure
    self.accessoryHeight = accessoryHeight
    self.inputHeight = inputHeight
    self.hasLabel = hasLabel
    self.isTextView = isTextView
    self.leastLines = leastLines
    self.mostLines = mostLines
    self.fitsRow = fitsRow
    self.control = control
  }
}
