import Foundation

/// The values that an app's code observes.
package final class ObservedValues {
  private var values: [ObservedValue] = []

  func add(_ value: ObservedValue) { values.append(value) }

  /// Removes an observer of a property given by name.
  package func removeObserver(_ observer: NSObject, of object: NSObject, named name: String) {
    let key = ObservedValue.Key(observer, of: object, named: name)
    for value in values where value.key == key { value.isOver = true }
  }

  /// Calls the observers of values that have changed since the last call.
  package func look() {
    guard !values.isEmpty else { return }
    // Deinitializers may end other observations.
    let all = values
    values = all.filter { !$0.isOver }
    for value in all { value.look() }
  }
}

extension AppRuntime {
  /// The values that the app's code observes.
  package var observedValues: ObservedValues { onlyObject(ObservedValues.init) }
}
