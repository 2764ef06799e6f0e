import Forms
import Foundation
import Simulation

/// The set of values that a setting accepts, with functions to parse and print a value.
package struct SettingDomain<Value: Equatable & Sendable>: Sendable {
  /// The values to offer for a setting, such as in completion.
  ///
  /// If `isOpen`, others are accepted, too.
  package let choices: [String]
  /// A description of the values that a setting accepts.
  package let summary: String
  /// Whether a setting accepts other values besides the listed `choices`.
  package var isOpen = false
  /// Whether a setting's value may consist of several words.
  package var takesSeveralWords = false
  /// Parses a setting's value from a text, or returns nil for an invalid text.
  package let read: @Sendable (String) -> Value?
  /// Returns a setting's value as text, in the form that the command `setting` accepts.
  package let write: @Sendable (Value) -> String
  /// Returns a setting's value as JSON for programs, such as a Boolean, a number or an object.
  package let stateValue: @Sendable (Value) -> StateValue
}

extension SettingDomain {
  /// Returns the domain of a setting with a finite list of values, each of which `write` names.
  private static func words(
    _ values: [Value], as summary: String? = nil, write: @escaping @Sendable (Value) -> String,
    stateValue: @escaping @Sendable (Value) -> StateValue
  ) -> Self {
    let words = values.map(write)
    return Self(
      choices: words, summary: summary ?? words.alternatives,
      read: { text in words.firstIndex(of: text).map { values[$0] } }, write: write,
      stateValue: stateValue)
  }
}

extension SettingDomain<Bool> {
  package static var onOrOff: Self {
    words([true, false], write: { $0 ? "on" : "off" }, stateValue: \.stateValue)
  }
}

extension SettingDomain where Value: RawRepresentable<String> & CaseIterable {
  /// The domain of a setting whose values are the cases of an enumeration, written as raw values.
  package static var cases: Self {
    words(Array(Value.allCases), write: \.rawValue) { .text($0.rawValue) }
  }
}

extension SettingDomain<Int> {
  package static func listed(_ numbers: [Int], as summary: String? = nil) -> Self {
    words(numbers, as: summary, write: { "\($0)" }, stateValue: \.stateValue)
  }
}

extension SettingDomain where Value: BinaryFloatingPoint & FigureValue {
  package static func listed(_ numbers: [Value]) -> Self {
    words(numbers, write: { Double($0).inFourPlaces }, stateValue: \.stateValue)
  }

  /// Returns the domain of a setting that accepts any number in `range`, inclusive.
  ///
  /// `numbers` are the values that completion suggests.
  package static func numbers(_ range: ClosedRange<Double>, such numbers: [Double]) -> Self {
    Self(
      choices: numbers.map(\.inFourPlaces),
      summary: "\(range.lowerBound.inFourPlaces) to \(range.upperBound.inFourPlaces)", isOpen: true,
      read: { text in Double(text).flatMap { range.contains($0) ? Value($0) : nil } },
      write: { Double($0).inFourPlaces }, stateValue: \.stateValue)
  }
}

extension SettingDomain<EdgeInsets> {
  /// The domain of a setting for insets: four numbers in points (top, left, bottom, right).
  package static var insets: Self {
    Self(
      choices: [EdgeInsets.zero.inFigures], summary: "four numbers, top left bottom right",
      isOpen: true, takesSeveralWords: true, read: { EdgeInsets(figures: $0) },
      write: \.inFigures, stateValue: \.stateValue)
  }
}

extension SettingDomain<CGRect?> {
  private static var full: String { "full" }

  /// The domain of a setting for a window's frame, in points; nil is the window `full`, the screen.
  package static var window: Self {
    Self(
      choices: [full], summary: "\(full), or four numbers, x y width height", isOpen: true,
      takesSeveralWords: true,
      read: { $0 == full ? .some(nil) : CGRect(figures: $0).map(Optional.some) },
      write: { $0?.inFigures ?? full }, stateValue: { $0?.stateValue ?? .text(full) })
  }
}

extension CGRect {
  /// Parses a window's frame from four numbers (x, y, width, height) with blanks or commas between
  /// them; nil for any other text.
  fileprivate init?(figures: String) {
    guard let numbers = EdgeInsets(figures: figures) else { return nil }
    self.init(x: numbers.top, y: numbers.left, width: numbers.bottom, height: numbers.right)
  }

  /// The rectangle's x, y, width and height as text, in the form that a command accepts.
  package var inFigures: String {
    [minX, minY, width, height].map(\.inFourPlaces).joined(separator: " ")
  }
}

extension EdgeInsets {
  /// Parses insets: top, left, bottom and right, each from -5000 to 5000, with blanks or commas.
  ///
  /// Nil for any other text.
  fileprivate init?(figures: String) {
    let numbers = figures.split { $0 == " " || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, let top = numbers[0], let left = numbers[1],
      let bottom = numbers[2], let right = numbers[3],
      numbers.allSatisfy({ abs($0 ?? .infinity) <= 5000 })
    else { return nil }
    self.init(
      top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }

  /// The insets' top, left, bottom and right as text, in the form that a command accepts.
  fileprivate var inFigures: String {
    [top, left, bottom, right].map(\.inFourPlaces).joined(separator: " ")
  }
}
