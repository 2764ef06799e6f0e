import Foundation

/// The properties of a row's text field that the phone reads.
package struct FieldTraits: Hashable, Sendable {
  package var keyboard: KeyboardKind
  package var isSecure: Bool
  /// The height of its input accessory view, in points; 0 without one.
  package var accessoryHeight: CGFloat
  /// The height of the view in the keyboard's place, in points; 0 for a keyboard or wheels.
  package var inputHeight: CGFloat
  package var hasLabel: Bool
  /// Whether it is a text view, of several lines, rather than a text field.
  package var isTextView: Bool
  /// The lines that a text view shows at least, and at most before it scrolls.
  package var leastLines: Int
  package var mostLines: Int
  /// Whether its row has automatic dimension, and so the height that the text view needs.
  package var fitsRow: Bool
  /// The control in the place of a text field; nil for text.
  package var control: Control?

  /// A control, which a touch works and which never becomes first responder.
  package enum Control: Hashable, Sendable {
    /// A switch at the row's end.
    case toggle
    /// A button as wide as the row.
    case button
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
