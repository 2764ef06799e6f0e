import Foundation

/// An object whose values can be read by key in predicates and sort descriptors.
public protocol KeyValueCoded: AnyObject {
  func value(forKey key: String) -> Any?
}

/// Values at key paths of dictionaries, of objects that are read by key, and of collections.
package enum KeyPathValue {
  /// Returns the value at a key path such as `author.name`; nil if there is none.
  ///
  /// A key of a collection is read from each of its elements. A collection also has values such as
  /// `tags.@count` and `pets.@max.age`.
  package static func of(_ object: Any?, at path: String) -> Any? {
    let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = keys.first else { return object }
    let rest = keys.count > 1 ? keys[1] : ""
    if let elements = elements(of: object) {
      guard key.hasPrefix("@") else { return elements.compactMap { of($0, at: path) } }
      return summary(of: elements.compactMap { of($0, at: rest) }, key)
    }
    return of(value(of: object, key), at: rest)
  }

  private static func value(of object: Any?, _ key: String) -> Any? {
    switch object {
    case let dictionary as [String: Any]: return dictionary[key]
    case let coded as any KeyValueCoded: return coded.value(forKey: key)
    case nil, is NSNull: return nil
    case let object?:
      if let child = Mirror(reflecting: object).children.first(where: { $0.label == key }) {
        return child.value
      }
      AppRuntime.warnOnce("the key \(key) of a \(type(of: object)) is not read here")
      return nil
    }
  }

  /// Returns a collection's elements, or nil for another value.
  package static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    default: nil
    }
  }

  private static func summary(of elements: [Any], _ name: String) -> Any? {
    let numbers = elements.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@count": return elements.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return nil
    }
  }
}

/// Arguments of format strings that Foundation on a Mac accepts, too.
///
/// A predicate gets the values themselves, without this encoding.
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
