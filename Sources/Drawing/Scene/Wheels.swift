import Forms
import Simulation

/// The labels of the wheels that replace the keyboard.
///
/// Each wheel shows the label above its middle, in the middle, and below. Beyond the wheel's end,
/// the label is empty.
struct Wheels: Equatable {
  let columns: [[String]]

  /// Creates the wheels of a field with a value.
  ///
  /// Returns nil for a keyboard with keys, and for a date picker of an empty field, which would
  /// show today.
  init?(_ kind: KeyboardKind, of field: Field, value: String) {
    if kind == .picker, let options = field.options {
      // A picker shows its first row until it is turned.
      let place = options.firstIndex(of: value) ?? 0
      columns = [Self.labels(around: place, in: options.indices) { options[$0] }]
    } else if kind == .datePicker, let date = CalendarDay(value) {
      columns = [
        Self.labels(around: date.year, in: 0..<10_000) { Self.padded($0, digits: 4) },
        Self.labels(turnedTo: date.month, of: 12),
        Self.labels(turnedTo: date.day, of: date.dayCount),
      ]
    } else {
      return nil
    }
  }

  private static func labels(
    around place: Int, in places: Range<Int>, label: (Int) -> String
  ) -> [String] {
    (place - 1...place + 1).map { number in
      guard places.contains(number) else { return "" }
      return number == place ? marked(label(number)) : label(number)
    }
  }

  /// Returns the labels of an endless wheel.
  private static func labels(turnedTo place: Int, of count: Int) -> [String] {
    let (before, after) = (place == 1 ? count : place - 1, place == count ? 1 : place + 1)
    return [
      padded(before, digits: 2), marked(padded(place, digits: 2)), padded(after, digits: 2),
    ]
  }

  private static func padded(_ number: Int, digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func marked(_ label: String) -> String { "▸ \(label) ◂" }
}
