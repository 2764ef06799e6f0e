/// A value that copies share until one of them changes it: what is large and rarely changed.
@propertyWrapper
struct Shared<Value> {
  private var box: Box

  // Without a constraint on the value: Swift would go through all conformances there are to find
  // that the value keeps it, once a type at every start.
  fileprivate final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
    _modify {
      var value = box.value
      yield &value
      box = Box(value)
    }
  }
}

extension Shared.Box: Sendable where Value: Sendable {}
extension Shared: Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
