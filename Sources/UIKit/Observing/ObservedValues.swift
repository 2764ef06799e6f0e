import Foundation

/// The values of objects that an app's code observes.
final class ObservedValues {
  private var values: [ObservedValue] = []

  func add(_ value: ObservedValue) { values.append(value) }

  /// Ends an observer's watch over a property that was given by name.
  func removeObserver(_ observer: NSObject, of object: NSObject, named name: String) {
    let key = ObservedValue.Key(observer, of: object, named: name)
    for value in values where value.key == key { value.isOver = true }
  }

  /// Tells of all values that are others now.
  func look() {
    guard !values.isEmpty else { return }
    // What ends with a value's watch may end another one.
    let all = values
    values = all.filter { !$0.isOver }
    for value in all { value.look() }
  }
}
