import Foundation

/// A change of a field's text that replaces a range of the old text.
public struct TextEdit: Hashable, Sendable {
  /// The cause of a text's change, which determines the delegate call that the app receives.
  public enum Cause: Hashable, Sendable {
    /// Typing or a paste, which calls shouldChangeCharactersIn.
    case keys
    /// A tap on a text field's clear button, which calls shouldClear.
    case clearButton
    /// App code that sets the text, which calls no delegate.
    case code
  }

  /// The row of the changed field, counted from 0, or nil for the docked input bar's field.
  public let row: Int?
  public let way: Cause
  /// The replaced range, in UTF-16 units of the old text, like an NSRange.
  public let range: Range<Int>
  public let replacement: String

  /// Creates a change that replaces a range of a field's text.
  ///
  /// The range is in UTF-16 units of the old text. The row is nil for the docked input bar's field.
  public init(row: Int?, way: Cause, range: Range<Int>, replacement: String) {
    self.row = row
    self.way = way
    self.range = range
    self.replacement = replacement
  }

  /// Returns a field's text after this change, given the text before.
  public func applied(to text: String) -> String {
    let units = text.utf16
    let end = units.count
    let start = units.index(units.startIndex, offsetBy: min(range.lowerBound, end))
    let stop = units.index(units.startIndex, offsetBy: min(range.upperBound, end))
    return text[..<start] + replacement + text[stop...]
  }
}
