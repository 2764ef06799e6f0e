/// A day of the Gregorian calendar.
package struct CalendarDay: Equatable, Sendable {
  /// From 0 to 9999.
  package let year: Int
  package let month: Int
  package let day: Int

  /// Reads a day as ISO 8601 writes it, such as `1998-12-10`; nil for anything else, and for a day that
  /// the calendar has not.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    guard (1...dayCount).contains(day) else { return nil }
  }

  /// The number of days that its month has.
  package var dayCount: Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
