/// The values of `@NSManaged` properties whose value is missing or has another type.
enum MissingValue {
  /// Returns nil, zero or an empty value.
  ///
  /// Objective-C returns the same for a missing object or number. Other types end the app.
  static func value<Value>(for key: String, of object: NSManagedObject) -> Value {
    let empty: Any? =
      switch Value.self {
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case let type as any Numeric.Type: type.init(exactly: 0 as Int8)
      case is Bool.Type: false
      case let type as any RangeReplaceableCollection.Type: type.init()
      case is NSSet.Type: NSSet()
      case is NSOrderedSet.Type: NSOrderedSet()
      case let type as any SetAlgebra.Type: type.init()
      case let type as any RawRepresentable.Type: raw(type, 0)
      default: nil
      }
    if let value = empty as? Value { return value }
    raise(.argument, "\(type(of: object)).\(key) has no value, and \(Value.self) cannot be nil")
  }

  /// Returns a stored number as another type of numbers or an enumeration; nil for other values.
  static func converted<Value>(_ value: Any) -> Value? {
    if let number = value as? NSNumber {
      if Value.self == Bool.self { return number.boolValue as? Value }
      if let type = Value.self as? any RawRepresentable.Type { return raw(type, number) as? Value }
      return truncated(number)
    }
    let set = (value as? NSOrderedSet)?.set ?? value
    return set as? Value
  }

  private static func truncated<Value>(_ number: NSNumber) -> Value? {
    switch Value.self {
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Int16.Type, is Int16?.Type: number.int16Value as? Value
    case is Int32.Type, is Int32?.Type: number.int32Value as? Value
    case is Int64.Type, is Int64?.Type: number.int64Value as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is NSDecimalNumber.Type, is NSDecimalNumber?.Type:
      NSDecimalNumber(decimal: number.decimalValue) as? Value
    default: nil
    }
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ number: NSNumber) -> Any? {
    let value = number as? Raw.RawValue ?? truncated(number)
    return value.flatMap(Raw.init(rawValue:))
  }
}

extension Mirror {
  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
