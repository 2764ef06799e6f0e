import Documents
import Patterns

/// A day of the Gregorian calendar.
package struct CalendarDay: Equatable, Sendable {
  /// The year, from 0 to 9999.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Parses a day in ISO 8601 format, such as `1998-12-10`.
  ///
  /// Returns nil for another format or a day that doesn't exist.
  package init?(_ text: String) {
    guard let numbers = Self.numbers(text), (1...12).contains(numbers[1]) else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...dayCount).contains(day) else { return nil }
  }

  /// Returns whether a text has the format of a day.
  ///
  /// The day need not exist, as in `2023-02-29`.
  package static func isWritten(_ text: String) -> Bool { numbers(text) != nil }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  /// The number of days in its month.
  package var dayCount: Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
