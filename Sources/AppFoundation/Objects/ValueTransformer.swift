import Foundation

/// The name that a value transformer is registered under.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An object that turns values of one kind into values of another kind, and perhaps back.
open class ValueTransformer: NSObject, RegisteredTransformer {
  nonisolated(unsafe) fileprivate static var registered:
    [NSValueTransformerName: ValueTransformer] = [:]

  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { registered[name] = transformer }

  open class func valueTransformerNames() -> [NSValueTransformerName] { Array(registered.keys) }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { false }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// The protocol whose extension lets an initializer return an object that is already there.
public protocol RegisteredTransformer {}

extension RegisteredTransformer {
  /// Finds the transformer that is registered under a name, or nil.
  public init?(forName name: NSValueTransformerName) {
    guard let transformer = ValueTransformer.registered[name] as? Self else { return nil }
    self = transformer
  }
}
