import Foundation

/// Returns an object that exists once per app, and creates the object on first use.
///
/// On a phone such a constant lives as long as the process. In the simulation one process starts an
/// app again and again, and the object of the former app would miss the new app's notifications.
/// Sources ported to Linux get this call automatically; file, line and column identify the object.
public func onceForApp<Value>(
  _ file: StaticString = #filePath, _ line: UInt = #line, _ column: UInt = #column,
  _ make: () -> Value
) -> Value {
  guard let app = AppRuntime.active else { return make() }
  return app.globals.constant(at: ConstantPlace(file: "\(file)", line: line, column: column), make)
}
