import UIKitValues

/// Class methods that app code calls by selector, as with the Objective-C runtime.
extension NSObject {
  /// Returns whether the class itself has a class method that a selector names.
  ///
  /// The answer is true only for UIApplication's `sharedApplication`, which apps call by selector.
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

/// Returns the class with this name, from UIKit or found by Foundation, or nil.
///
/// Ported code calls it instead of `NSClassFromString`, to call methods on the result.
public func UIKitClassFromString(_ name: String) -> NSObject.Type? {
  for module in ["UIKit", "UIKitValues", "AppFoundation"] {
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    if let type = _typeByName(mangled) as? NSObject.Type { return type }
  }
  return NSClassFromString(name) as? NSObject.Type
}
