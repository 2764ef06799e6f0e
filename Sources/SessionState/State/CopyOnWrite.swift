/// A property wrapper for a large value: copies of the owner share it until one changes it.
@propertyWrapper
package struct CopyOnWrite<Value> {
  private var box: Box

  // The type has no generic constraint. With one, Swift would search all conformances for each type
  // at every start.
  fileprivate final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
    _modify {
      var value = box.value
      yield &value
      box = Box(value)
    }
  }
}

extension CopyOnWrite {
  /// Returns whether neither of two copies was changed since they were the same.
  package func isShared(with other: CopyOnWrite) -> Bool { box === other.box }
}

extension CopyOnWrite.Box: Sendable where Value: Sendable {}
extension CopyOnWrite: Sendable where Value: Sendable {}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
