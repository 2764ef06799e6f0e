import Foundation

/// A change of a field's text: a range of the old text is replaced.
package struct TextEdit: Hashable, Sendable {
  /// The origin of the change, which determines the delegate call.
  package enum Way: Hashable, Sendable {
    /// Keys or a paste: shouldChangeCharactersIn.
    case keys
    /// A text field's clear button: shouldClear.
    case clearButton
    /// Code that sets the text: no call.
    case code
  }

  /// The field's row, or nil for the docked bar's field.
  package let row: Int?
  package let way: Way
  /// The replaced range, in UTF-16 units of the old text, like an NSRange.
  package let range: Range<Int>
  package let replacement: String

  /// Creates a change of a field's text.
  package init(row: Int?, way: Way, range: Range<Int>, replacement: String) {
    self.row = row
    self.way = way
    self.range = range
    self.replacement = replacement
  }

  /// Returns the text after the change.
  package func applied(to text: String) -> String {
    let units = text.utf16
    let end = units.count
    let start = units.index(units.startIndex, offsetBy: min(range.lowerBound, end))
    let stop = units.index(units.startIndex, offsetBy: min(range.upperBound, end))
    return text[..<start] + replacement + text[stop...]
  }
}
