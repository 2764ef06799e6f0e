import UIKitValues

/// Reading and writing an object's properties by name ("About Key-Value Coding", Apple).
///
/// Common UIKit properties can be read and set, and stored properties of the app's own objects can
/// be read. Any other key ends the app like NSUnknownKeyException, with the key's name.
extension NSObject {
  @_disfavoredOverload @MainActor @preconcurrency public func value(forKey key: String) -> Any? {
    if let named = NamedValue.named(key, of: self) { return named.value(of: self) }
    if let stored = Mirror(reflecting: self).stored(key) { return stored.value }
    raise(.unknownKey, "\(type(of: self)) has no value for the key \(key) that is known here")
  }

  @_disfavoredOverload @MainActor @preconcurrency public func value(forKeyPath keyPath: String)
    -> Any?
  {
    var object: Any? = self
    for key in keyPath.split(separator: ".") {
      object = (object as? NSObject)?.value(forKey: String(key))
    }
    return object
  }

  @_disfavoredOverload @MainActor @preconcurrency public func setValue(
    _ value: Any?, forKey key: String
  ) {
    guard let named = NamedValue.named(key, of: self) else {
      raise(.unknownKey, "\(type(of: self)) has no key \(key) that can be set by its name here")
    }
    named.set(value, of: self)
  }

  @_disfavoredOverload @MainActor @preconcurrency public func setValue(
    _ value: Any?, forKeyPath keyPath: String
  ) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot]))
    (owner as? NSObject)?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension UIApplication {
  /// Returns the shared app's value for a key path such as `sharedApplication.delegate`.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, ["shared", "sharedApplication"].contains(first) else {
      raise(.unknownKey, "UIApplication has no value for the key \(keyPath) that is known here")
    }
    return keys.count == 1 ? shared : shared.value(forKeyPath: keys[1])
  }

  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

/// The value of an object's stored property that was found; the value itself can be nil.
private struct StoredValue { let value: Any? }

extension Mirror {
  /// Returns the stored property with this name, also from a superclass, or nil if not found.
  fileprivate func stored(_ name: String) -> StoredValue? {
    let names = [name, "$__lazy_storage_$_\(name)", "_\(name)"]
    guard let child = children.first(where: { names.contains($0.label ?? "") }) else {
      return superclassMirror.flatMap { $0.stored(name) }
    }
    let value = Mirror(reflecting: child.value)
    // Unwraps an optional.
    return StoredValue(
      value: value.displayStyle == .optional ? value.children.first?.value : child.value)
  }
}
