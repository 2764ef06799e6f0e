import FormModel
import Terminal

extension EditedLine {
  /// Returns this line, a date, with one part changed by a step: the part at the cursor, such as
  /// the month.
  ///
  /// An empty line becomes the date `first`. Returns nil if the line isn't a date, or if the year
  /// would be less than 0 or more than 9999.
  func turningDate(by step: Int, from first: String) -> EditedLine? {
    if scalars.isEmpty { return EditedLine(first) }
    guard let day = CalendarDay(text) else { return nil }
    let part: CalendarDay.Part = cursor <= 4 ? .year : cursor <= 7 ? .month : .day
    return day.turned(part, by: step).map { EditedLine($0.text, cursor: cursor) }
  }
}
