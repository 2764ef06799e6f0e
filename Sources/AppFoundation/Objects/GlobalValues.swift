/// The values of an app's global constants and static variables.
///
/// On a phone such values live as long as the process. In the simulation they live as long as one
/// start of an app.
final class GlobalValues {
  private var constants: [ConstantPlace: Any] = [:]
  private var variables: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the value of the constant at a place in the source code; `make` creates it on first
  /// use.
  func constant<Value>(at place: ConstantPlace, _ make: () -> Value) -> Value {
    if let value = constants[place] as? Value { return value }
    let value = make()
    constants[place] = value
    return value
  }

  /// Returns the storage of the variable with this wrapper; `make` creates it on first use.
  func variable<Box: AnyObject>(of owner: AnyObject, _ make: () -> Box) -> Box {
    let name = ObjectIdentifier(owner)
    if let box = variables[name] as? Box { return box }
    let box = make()
    variables[name] = box
    return box
  }
}

/// The place in an app's source code that identifies a constant: file, line and column.
struct ConstantPlace: Hashable {
  let file: String
  let line: UInt
  let column: UInt
}

extension AppRuntime {
  /// The values of the app's global constants and static variables.
  var globals: GlobalValues { onlyObject(GlobalValues.init) }
}
