import Documents
import Patterns

/// A day of the Gregorian calendar, as the value of a date field.
package struct CalendarDay: Equatable, Sendable {
  /// The year of the day, from 0 to 9999.
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

  /// Returns whether a text has the format of a day, such as `1998-12-10`.
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

  /// The number of days in the month of this day.
  package var dayCount: Int { Self.dayCount(ofMonth: month, year: year) }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

/// The change of a day by one of its parts, as with a date picker's wheels.
extension CalendarDay {
  /// A part of a written date: year, month or day.
  package enum Part: Int, CaseIterable, Sendable { case year, month, day }

  /// The day in ISO 8601 format, such as `1998-12-10`.
  package var text: String { Part.allCases.map(text(of:)).joined(separator: "-") }

  /// Returns the year as four digits, or the month or day as two.
  package func text(of part: Part) -> String {
    let (number, digits) =
      switch part {
      case .year: (year, 4)
      case .month: (month, 2)
      case .day: (day, 2)
      }
    let text = "\(number)"
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// Returns the day with one part increased by a step, which may be negative.
  ///
  /// Month and day wrap around. A day that the month does not have becomes the month's last. Nil
  /// before year 0 and after year 9999.
  package func turned(_ part: Part, by step: Int) -> CalendarDay? {
    switch part {
    case .year:
      (0...9999).contains(year + step) ? CalendarDay(year: year + step, month, day) : nil
    case .month: CalendarDay(year: year, Self.wrapped(month + step, in: 12), day)
    case .day: CalendarDay(year: year, month, Self.wrapped(day + step, in: dayCount))
    }
  }

  private init(year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month) = (year, month)
    self.day = min(day, Self.dayCount(ofMonth: month, year: year))
  }

  private static func wrapped(_ number: Int, in count: Int) -> Int {
    ((number - 1) % count + count) % count + 1
  }
}
