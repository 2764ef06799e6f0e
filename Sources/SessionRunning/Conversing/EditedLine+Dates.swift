import FormModel
import Terminal

extension EditedLine {
  /// Returns the line with the part of its date at the cursor turned by a step; an empty line becomes
  /// the first date.
  ///
  /// Returns nil if the line is no date, or if the year cannot go further.
  func turningDate(by step: Int, from first: String) -> EditedLine? {
    if scalars.isEmpty { return EditedLine(first) }
    guard let day = CalendarDay(text) else { return nil }
    let part: CalendarDay.Part = cursor <= 4 ? .year : cursor <= 7 ? .month : .day
    return day.turned(part, by: step).map { EditedLine($0.text, cursor: cursor) }
  }
}
