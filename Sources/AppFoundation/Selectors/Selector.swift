import Foundation

/// A method's name, with a closure that calls the method on a given object.
///
/// The object isn't stored in the selector.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let name: String
  private let argumentCount: Int
  private let method: (AnyObject, [Any?]) -> Any?
  private let isOwner: (AnyObject) -> Bool

  // Only one thread at a time runs an app's code, so isolation is left out.

  @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    self.init(name, argumentCount: 0, of: Target.self) { target, _ in method(target)() }
  }

  @preconcurrency
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
    self.init(name, argumentCount: 1, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self) else { return nil }
      return method(target)(first)
    }
  }

  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    self.init(name, argumentCount: 2, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self),
        let second = Self.argument(arguments, 1, as: Second.self)
      else { return nil }
      return method(target)(first, second)
    }
  }

  @preconcurrency
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    let method = unsafeBitCast(
      method, to: ((Target) -> (First, Second, Third) -> Result).self)
    self.init(name, argumentCount: 3, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self),
        let second = Self.argument(arguments, 1, as: Second.self),
        let third = Self.argument(arguments, 2, as: Third.self)
      else { return nil }
      return method(target)(first, second, third)
    }
  }

  @preconcurrency
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    let method = unsafeBitCast(
      method, to: ((Target) -> (First, Second, Third, Fourth) -> Result).self)
    self.init(name, argumentCount: 4, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self),
        let second = Self.argument(arguments, 1, as: Second.self),
        let third = Self.argument(arguments, 2, as: Third.self),
        let fourth = Self.argument(arguments, 3, as: Fourth.self)
      else { return nil }
      return method(target)(first, second, third, fourth)
    }
  }

  /// Creates a selector for a property's getter, like `#selector(getter:)`.
  public init<Target, Value>(_ name: String, getterOf path: KeyPath<Target, Value>) {
    let path = UncheckedPath(path: path)
    self.init(name, argumentCount: 0, of: Target.self) { target, _ in target[keyPath: path.path] }
  }

  /// Creates a selector for a property's setter, like `#selector(setter:)`.
  public init<Target, Value>(
    _ name: String, setterOf path: ReferenceWritableKeyPath<Target, Value>
  ) {
    let path = UncheckedPath(path: path)
    self.init(name, argumentCount: 1, of: Target.self) { target, arguments in
      guard let value = Self.argument(arguments, 0, as: Value.self) else { return nil }
      target[keyPath: path.path] = value
      return nil
    }
  }

  /// Creates a selector from a name only, as `NSSelectorFromString` does.
  ///
  /// No object responds to it.
  public init(_ name: String) {
    self.name = name
    argumentCount = 0
    isOwner = { _ in false }
    method = { _, _ in nil }
  }

  private init<Target>(
    _ name: String, argumentCount: Int, of type: Target.Type,
    _ method: @escaping (Target, [Any?]) -> Any?
  ) {
    self.name = name
    self.argumentCount = argumentCount
    isOwner = { $0 is Target }
    self.method = { target, arguments in
      guard let target = target as? Target else { return nil }
      return method(target, arguments)
    }
  }

  public var description: String { name + String(repeating: ":", count: argumentCount) }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.argumentCount == right.argumentCount
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the selector's method on an object, and returns its result.
  ///
  /// Missing arguments are nil, and extra ones are dropped.
  @discardableResult
  package func call(on target: AnyObject, with arguments: Any?...) -> Any? {
    method(target, arguments)
  }

  package func isMethod(of target: AnyObject) -> Bool { isOwner(target) }

  private static let someAddress = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// Returns an argument of a call as the type of the method's parameter.
  ///
  /// The value is bridged as in Objective-C. The result is nil if the type doesn't fit.
  private static func argument<Value>(
    _ arguments: [Any?], _ index: Int, as type: Value.Type
  ) -> Value? {
    guard arguments.indices.contains(index), let argument = arguments[index] else {
      return Optional<Any>.none as? Value
    }
    if let value = argument as? Value { return value }
    // Objective-C passes a null pointer, but Swift's parameter needs a pointer.
    if argument is NilContext { return Self.someAddress as? Value }
    return (argument as? Notification)?._bridgeToObjectiveC() as? Value
  }
}

/// A stand-in for a context pointer of nil, for methods whose parameter must be a pointer.
package struct NilContext {
  package init() {}
}

/// A wrapper that makes a key path sendable; key paths are immutable and so safe to share.
private struct UncheckedPath<Path>: @unchecked Sendable {
  let path: Path
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
