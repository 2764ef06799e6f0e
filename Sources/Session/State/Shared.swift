/// A value that copies share until one of them changes it: what is large and rarely changed.
@propertyWrapper
struct Shared<Value: Equatable & Sendable>: Equatable, Sendable {
  private var box: Box

  private final class Box: Sendable {
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

  static func == (left: Shared, right: Shared) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
