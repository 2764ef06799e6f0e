import Foundation

/// The properties that an app's code observes by key-value observing.
package final class ObservedValues {
  private var values: [ObservedValue] = []

  func add(_ value: ObservedValue) { values.append(value) }

  /// Removes an observer of an object's property; `name` is the property's name.
  package func removeObserver(_ observer: NSObject, of object: NSObject, named name: String) {
    let key = ObservedValue.Key(observer, of: object, named: name)
    for value in values where value.key == key { value.isOver = true }
  }

  /// Calls the observers of properties that have changed since the last call.
  package func look() {
    guard !values.isEmpty else { return }
    // Deinitializers may end other observations.
    let all = values
    values = all.filter { !$0.isOver }
    for value in all { value.look() }
  }
}

extension AppRuntime {
  /// The properties that the app's code observes by key-value observing.
  package var observedValues: ObservedValues { onlyObject(ObservedValues.init) }
}
