import UIKitValues

/// Class methods that are called by selector.
extension NSObject {
  /// Returns whether the class itself has a method that a selector names.
  ///
  /// Of UIKit's class methods, apps use only this one.
  public class func responds(to selector: Selector?) -> Bool {
    selector?.name == "sharedApplication" && self == UIApplication.self
  }

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
  }
}

/// Returns a UIKit class or one that Foundation finds by name.
///
/// `NSClassFromString` is ported to it, so that methods can be called on the result.
public func UIKitClassFromString(_ name: String) -> NSObject.Type? {
  for module in ["UIKit", "UIKitValues", "AppFoundation"] {
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    if let type = _typeByName(mangled) as? NSObject.Type { return type }
  }
  return NSClassFromString(name) as? NSObject.Type
}
