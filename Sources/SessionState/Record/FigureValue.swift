import Forms
import Foundation
import Simulation

/// A type of a session's observable values, such as a point or a number.
package protocol FigureValue: Sendable {
  /// The names of the value's JSON members, such as `x` and `y`.
  ///
  /// Empty if not every value of the type has the same members.
  static var memberNames: [StaticString] { get }
  /// The value as the command `get` prints it.
  var stateValue: StateValue { get }
  /// Whether there is a value. If not, the session's JSON leaves it out or has null for it.
  var isThere: Bool { get }
  /// Writes this value as JSON.
  func write(to json: inout JSONWriter)
}

extension FigureValue {
  package static var memberNames: [StaticString] { [] }
  package var isThere: Bool { true }
}

extension Double: FigureValue {
  package var stateValue: StateValue { .number(self) }

  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension CGFloat: FigureValue {
  package var stateValue: StateValue { .points(self) }

  package func write(to json: inout JSONWriter) { json.write(Double(self)) }
}

extension Int: FigureValue {
  package var stateValue: StateValue { .number(Double(self)) }

  package func write(to json: inout JSONWriter) { json.write(Double(self)) }
}

extension Bool: FigureValue {
  package var stateValue: StateValue { .bool(self) }

  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension String: FigureValue {
  package var stateValue: StateValue { .text(self) }

  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Optional: FigureValue where Wrapped: FigureValue {
  package static var memberNames: [StaticString] { Wrapped.memberNames }
  package var stateValue: StateValue { self?.stateValue ?? .null }
  package var isThere: Bool { self != nil }

  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }
}

/// An observable value that consists of named numbers, such as a point or a rectangle.
package protocol CompositeValue: FigureValue {
  /// The value's numbers in the order of its JSON member names.
  ///
  /// Unused elements are zero.
  var numbers: SIMD4<Double> { get }
}

extension CompositeValue {
  package var stateValue: StateValue {
    .object(
      Self.memberNames.enumerated().map { index, name in
        (name.description, .number(numbers[index]))
      })
  }

  package func write(to json: inout JSONWriter) {
    let (names, numbers) = (Self.memberNames, numbers)
    json.openObject()
    for index in names.indices {
      json.key(names[index])
      json.write(numbers[index])
    }
    json.closeObject()
  }
}

/// The JSON member names of rectangles, insets, sizes and points.
private enum MemberNames {
  static let rect: [StaticString] = ["x", "y", "width", "height"]
  static let insets: [StaticString] = ["top", "left", "bottom", "right"]
  static let size: [StaticString] = ["width", "height"]
  static let point: [StaticString] = ["x", "y"]
}

extension CGRect: CompositeValue {
  package static var memberNames: [StaticString] { MemberNames.rect }
  package var numbers: SIMD4<Double> { SIMD4(minX, minY, width, height) }
}

extension EdgeInsets: CompositeValue {
  package static var memberNames: [StaticString] { MemberNames.insets }
  package var numbers: SIMD4<Double> { SIMD4(top, left, bottom, right) }
}

extension CGSize: CompositeValue {
  package static var memberNames: [StaticString] { MemberNames.size }
  package var numbers: SIMD4<Double> { SIMD4(width, height, 0, 0) }
}

extension CGPoint: CompositeValue {
  package static var memberNames: [StaticString] { MemberNames.point }
  package var numbers: SIMD4<Double> { SIMD4(x, y, 0, 0) }
}

extension CaretPlace: FigureValue {
  package static var memberNames: [StaticString] {
    ["frame", "frame.x", "frame.y", "frame.width", "frame.height", "visible", "clearance"]
  }

  package var stateValue: StateValue {
    .object([
      ("frame", frame.stateValue), ("visible", visibleShare.stateValue),
      ("clearance", clearance.stateValue),
    ])
  }

  package func write(to json: inout JSONWriter) {
    json.openObject()
    json.key("frame" as StaticString)
    frame.write(to: &json)
    json.key("visible" as StaticString)
    visibleShare.write(to: &json)
    json.key("clearance" as StaticString)
    clearance.write(to: &json)
    json.closeObject()
  }
}
