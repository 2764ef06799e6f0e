import SessionState

/// The answer of a command as a JSON value for programs.
///
/// The value is computed on demand, because most answers are only printed.
package struct TypedAnswer: Equatable, Sendable {
  private let make: @Sendable () -> StateValue

  package init(_ make: @escaping @Sendable () -> StateValue) { self.make = make }

  package var value: StateValue { make() }

  package static func == (left: TypedAnswer, right: TypedAnswer) -> Bool {
    left.value == right.value
  }
}
