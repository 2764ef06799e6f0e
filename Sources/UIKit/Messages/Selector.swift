import Foundation

/// A method by its name, with the way to call it on an object: an unbound method, which holds none.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let name: String
  private let argumentCount: Int
  private let method: (AnyObject, [Any?]) -> Any?
  private let isOwner: (AnyObject) -> Bool

  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, argumentCount: 0, of: Target.self) { target, _ in
      MainActor.assumeIsolated { Unchecked(method(target.value)()) }.value
    }
  }

  @preconcurrency
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, argumentCount: 1, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self) else { return nil }
      let box = Unchecked(first)
      return MainActor.assumeIsolated { Unchecked(method(target.value)(box.value)) }.value
    }
  }

  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, argumentCount: 2, of: Target.self) { target, arguments in
      guard let first = Self.argument(arguments, 0, as: First.self),
        let second = Self.argument(arguments, 1, as: Second.self)
      else { return nil }
      let box = Unchecked((first, second))
      return MainActor.assumeIsolated {
        Unchecked(method(target.value)(box.value.0, box.value.1))
      }.value
    }
  }

  private init<Target: AnyObject>(
    _ name: String, argumentCount: Int, of type: Target.Type,
    _ method: @escaping (Unchecked<Target>, [Any?]) -> Any?
  ) {
    self.name = name
    self.argumentCount = argumentCount
    isOwner = { $0 is Target }
    self.method = { target, arguments in
      guard let target = target as? Target else { return nil }
      return method(Unchecked(target), arguments)
    }
  }

  public var description: String { name + String(repeating: ":", count: argumentCount) }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.argumentCount == right.argumentCount
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method; arguments that are not there are nil, those that it does not take are left out.
  @discardableResult
  func call(on target: AnyObject, with arguments: Any?...) -> Any? { method(target, arguments) }

  func isMethod(of target: AnyObject) -> Bool { isOwner(target) }

  /// Returns an argument as what the method takes, bridged where Objective-C would; nil where it is
  /// something else.
  private static func argument<Value>(
    _ arguments: [Any?], _ index: Int, as type: Value.Type
  ) -> Value? {
    guard arguments.indices.contains(index), let argument = arguments[index] else {
      return Optional<Any>.none as? Value
    }
    if let value = argument as? Value { return value }
    return (argument as? Notification)?._bridgeToObjectiveC() as? Value
  }
}

/// Something that stays on its thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
