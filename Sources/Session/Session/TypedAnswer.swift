/// The answer of a command to a program: the same as its lines, as a value that JSON can say.
///
/// It is made when it is asked for, since mostly people ask.
package struct TypedAnswer: Equatable, Sendable {
  private let make: @Sendable () -> StateValue

  init(_ make: @escaping @Sendable () -> StateValue) { self.make = make }

  package var value: StateValue { make() }

  package static func == (left: TypedAnswer, right: TypedAnswer) -> Bool {
    left.value == right.value
  }
}
