/// A variable of a type that begins with its first value at each start of an app.
///
/// On a phone it lives as long as the process, which a start is there; here one process starts an
/// app again and again, and what the one before left in it would have the next one go another way.
/// The pass that ports sources puts it in. Its address changes, so that it is of no use as a key.
@propertyWrapper public final class EachStart<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let make: () -> Value
  /// What it holds while there is no app.
  private var boxWithoutApp: Box?

  /// Creates a variable with its first value, worked out in each start when it is asked for.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Value) {
    // As with any type's variable, the type's isolation holds for its first value; an app's code
    // all runs on the main thread.
    self.make = unsafeBitCast(make, to: (() -> Value).self)
  }

  /// Creates a variable that is nil first.
  public init() where Value: ExpressibleByNilLiteral { make = { nil } }

  public var wrappedValue: Value {
    get { box.value }
    _modify { yield &box.value }
  }

  private var box: Box {
    if let app = SimulatedApp.current {
      return app.globals.variable(of: self) { Box(make()) }
    }
    let box = boxWithoutApp ?? Box(make())
    boxWithoutApp = box
    return box
  }
}
