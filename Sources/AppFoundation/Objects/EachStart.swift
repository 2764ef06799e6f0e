/// A static variable of an app that gets its initial value again at each start of the app.
///
/// On a phone a static variable lives as long as the process, which starts an app once. In the
/// simulation one process starts an app again and again. Old values would change the behavior of
/// the next start. Sources ported to Linux get this wrapper automatically. The variable's address
/// changes, so it can't serve as a key.
@propertyWrapper public final class EachStart<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let make: () -> Value
  /// The variable's storage while no app is running, or nil if it wasn't used yet.
  private var boxWithoutApp: Box?

  /// Creates a variable with an initial value, computed on first use after each start.
  public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Value) {
    // The type's isolation also applies to the initial value. An app's code all runs on the main
    // thread.
    self.make = unsafeBitCast(make, to: (() -> Value).self)
  }

  /// Creates a variable that is initially nil.
  public init() where Value: ExpressibleByNilLiteral { make = { nil } }

  public var wrappedValue: Value {
    get { box.value }
    _modify { yield &box.value }
  }

  private var box: Box {
    if let app = AppRuntime.active {
      return app.globals.variable(of: self) { Box(make()) }
    }
    let box = boxWithoutApp ?? Box(make())
    boxWithoutApp = box
    return box
  }
}
