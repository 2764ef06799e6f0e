/// A property wrapper for a large optional value that is usually nil: copies share its storage.
///
/// Unlike with ``CopyOnWrite``, copying nil costs nothing.
@propertyWrapper
package struct SharedOptional<Value> {
  private var box: Box?

  fileprivate final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

extension SharedOptional.Box: Sendable where Value: Sendable {}
extension SharedOptional: Sendable where Value: Sendable {}

extension SharedOptional: Equatable where Value: Equatable {
  package static func == (left: SharedOptional, right: SharedOptional) -> Bool {
    left.box === right.box || left.box?.value == right.box?.value
  }
}
