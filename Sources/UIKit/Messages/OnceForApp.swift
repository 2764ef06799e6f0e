import Foundation

/// Returns an object of which an app has one, made when it is asked for first.
///
/// On a phone it is a constant of its type, which lives as long as the process; here one process starts an
/// app again and again, and an object of the one before knows nothing of this one's notifications. The pass
/// that ports sources puts it in.
public func onceForApp<Value>(_ name: String, _ make: () -> Value) -> Value {
  guard let app = SimulatedApp.current else { return make() }
  if let value = app.constants[name] as? Value { return value }
  let value = make()
  app.constants[name] = value
  return value
}
