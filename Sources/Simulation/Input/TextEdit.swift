import Foundation

/// A change of a field's text: characters of the old one give way to others.
package struct TextEdit: Hashable, Sendable {
  /// Whose doing it is, which says what the app is asked.
  package enum Way: Hashable, Sendable {
    /// Keys or a paste: shouldChangeCharactersIn.
    case keys
    /// A text field's clear button: shouldClear.
    case clearButton
    /// Code that sets the text: nothing.
    case code
  }

  /// The field's row, or nil for the docked bar's.
  package let row: Int?
  package let way: Way
  /// What gives way, in UTF-16 units of the old text, as an NSRange counts them.
  package let range: Range<Int>
  package let replacement: String

  package init(row: Int?, way: Way, range: Range<Int>, replacement: String) {
    self.row = row
    self.way = way
    self.range = range
    self.replacement = replacement
  }

  /// Returns the text that it makes of another one.
  package func applied(to text: String) -> String {
    let units = text.utf16
    let end = units.count
    let start = units.index(units.startIndex, offsetBy: min(range.lowerBound, end))
    let stop = units.index(units.startIndex, offsetBy: min(range.upperBound, end))
    return text[..<start] + replacement + text[stop...]
  }
}
