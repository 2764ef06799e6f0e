/// A property wrapper for a large optional value that is usually nil: copies share its storage.
///
/// Unlike an optional in ``CopyOnWrite``, nil has no storage, so that copying it costs nothing.
@propertyWrapper
package struct SharedOptional<Value> {
  private var storage: CopyOnWrite<Value>?

  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  package var wrappedValue: Value? {
    get { storage?.wrappedValue }
    set { storage = newValue.map(CopyOnWrite.init) }
  }
}

extension SharedOptional: Sendable where Value: Sendable {}
extension SharedOptional: Equatable where Value: Equatable {}
