import Foundation

/// The properties of a row's field that affect the phone.
package struct FieldTraits: Hashable, Sendable {
  package var keyboard: KeyboardKind
  package var isSecure: Bool
  /// The height of its input accessory view in points, or 0 without one.
  package var accessoryHeight: CGFloat
  /// The height of an input view that replaces the keyboard, in points.
  ///
  /// 0 for a keyboard or wheels.
  package var inputHeight: CGFloat
  package var hasLabel: Bool
  /// Whether it is a text view with several lines, and not a text field.
  package var isTextView: Bool
  /// The minimum and the maximum number of lines of a text view.
  ///
  /// Beyond the maximum, it scrolls.
  package var leastLines: Int
  package var mostLines: Int
  /// Whether its row has automatic dimension, so that the row's height follows the text view.
  package var fitsRow: Bool
  /// The control instead of a text field, or nil for text.
  package var control: Control?

  /// A control that responds to touches and never becomes first responder.
  package enum Control: Hashable, Sendable {
    /// A switch at the row's end.
    case toggle
    /// A button as wide as the row.
    case button
    /// A pop-up menu or a compact date picker, at the end of a row that a finger touches anywhere.
    case menu
  }

  /// Creates the traits of a field.
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
