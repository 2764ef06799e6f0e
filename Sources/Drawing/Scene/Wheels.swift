import Forms
import Simulation

/// The texts of the picker wheels that replace the keyboard.
///
/// Each wheel shows three texts: the value above, the selected value and the value below. A text
/// beyond a wheel's end is empty.
package struct Wheels: Equatable, Sendable {
  let columns: [[String]]
  /// For each wheel and each of its three texts, the field's value after a turn to that text.
  ///
  /// Nil for the current value and beyond the ends.
  let values: [[String?]]

  /// Creates the picker wheels for a field with a value.
  ///
  /// Returns nil for a keyboard with keys, and for the date picker of an empty field, which would
  /// show today's date.
  package init?(_ kind: KeyboardKind, of field: Field, value: String) {
    if kind == .picker, let options = field.options {
      // A picker shows its first row until it is turned.
      let place = options.firstIndex(of: value) ?? 0
      let places = [place - 1, place, place + 1].map { options.indices.contains($0) ? $0 : nil }
      columns = [
        places.map { number in
          number.map { $0 == place ? Self.marked(options[$0]) : options[$0] } ?? ""
        }
      ]
      values = [places.map { $0.map { options[$0] } }.map { $0 == value ? nil : $0 }]
    } else if kind == .datePicker, let date = CalendarDay(value) {
      let days = CalendarDay.Part.allCases.map { part in
        [date.turned(part, by: -1), date, date.turned(part, by: 1)]
      }
      columns = zip(CalendarDay.Part.allCases, days).map { part, days in
        days.map { day in
          day.map { $0 == date ? Self.marked($0.text(of: part)) : $0.text(of: part) } ?? ""
        }
      }
      values = days.map { [$0[0]?.text, nil, $0[2]?.text] }
    } else {
      return nil
    }
  }

  /// Returns the field's value after a wheel is turned by a step of -1 or 1.
  ///
  /// Returns nil if the wheel ends there.
  package func value(turning wheel: Int, by step: Int) -> String? {
    guard values.indices.contains(wheel) else { return nil }
    return values[wheel][step < 0 ? 0 : 2]
  }

  /// The number of wheels side by side: one, or three for a date.
  package var count: Int { columns.count }

  /// Returns the day that an empty field's date picker shows at first.
  ///
  /// It is a date in the placeholder, or the first day of 2000: the simulation has no today.
  package static func firstDate(of field: Field) -> String {
    field.placeholder.flatMap { CalendarDay($0) }?.text ?? "2000-01-01"
  }

  private static func marked(_ label: String) -> String { "▸ \(label) ◂" }
}
