import Foundation

/// A time in the user's time zone as text, such as `19:31`, with the date if it isn't today.
package struct LocalTime {
  package let words: String

  /// Creates a local time from milliseconds since the beginning of 1970.
  package init(milliseconds: Int, now: Int = JournalFile.now) {
    let isToday = Self.text(now, "%Y-%m-%d") == Self.text(milliseconds, "%Y-%m-%d")
    words = Self.text(milliseconds, isToday ? "%H:%M" : "%Y-%m-%d %H:%M")
  }

  private static func text(_ milliseconds: Int, _ format: String) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "an unknown time" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      _ = strftime(start, buffer.count, format, &parts)
      return String(cString: start)
    }
  }
}
