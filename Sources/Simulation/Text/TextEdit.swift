import Foundation

/// A change of a field's text: characters of the old one give way to others.
public struct TextEdit: Hashable, Sendable {
  /// Whose doing it is, which says what the app is asked.
  public enum Way: Hashable, Sendable {
    /// Keys or a paste: shouldChangeCharactersIn.
    case keys
    /// A text field's clear button: shouldClear.
    case clearButton
    /// Code that sets the text: nothing.
    case code
  }

  /// The field's row, or nil for the docked bar's.
  public let row: Int?
  public let way: Way
  /// What gives way, in UTF-16 units of the old text, as an NSRange counts them.
  public let range: Range<Int>
  public let replacement: String

  public init(row: Int?, way: Way, range: Range<Int>, replacement: String) {
    self.row = row
    self.way = way
    self.range = range
    self.replacement = replacement
  }

  /// Returns the text that it makes of another one.
  public func applied(to text: String) -> String {
    let units = text.utf16
    let end = units.count
    let start = units.index(units.startIndex, offsetBy: min(range.lowerBound, end))
    let stop = units.index(units.startIndex, offsetBy: min(range.upperBound, end))
    return text[..<start] + replacement + text[stop...]
  }
}
