import Foundation

/// Returns an object of which an app has one, made when it is asked for first.
///
/// On a phone it is a constant, which lives as long as the process; here one process starts an app
/// again and again, and an object of the one before knows nothing of this one's notifications. The
/// pass that ports sources puts it in; it is known by its place there.
public func onceForApp<Value>(
  _ file: StaticString = #filePath, _ line: UInt = #line, _ column: UInt = #column,
  _ make: () -> Value
) -> Value {
  guard let app = SimulatedApp.current else { return make() }
  return app.globals.constant(at: ConstantPlace(file: "\(file)", line: line, column: column), make)
}
