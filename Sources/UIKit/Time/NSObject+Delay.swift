import Foundation

/// Calling methods by selector.
extension NSObject {
  /// Calls a method after a delay in virtual time.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    guard let app = SimulatedApp.current else { return }
    app.performRequests.add(selector, of: self, with: argument, after: delay, on: app)
  }

  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool
  ) {
    if waitUntilDone {
      selector.call(on: self, with: argument)
    } else {
      perform(selector, with: argument, afterDelay: 0)
    }
  }

  /// Returns whether the class itself has a method.
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

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    SimulatedApp.current?.performRequests.cancel(of: target as AnyObject)
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    SimulatedApp.current?.performRequests.cancel(selector, of: target as AnyObject)
  }
}

extension NSObjectProtocol {
  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self))
  }

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self, with: object))
  }

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self, with: first, second))
  }

  /// Returns a method's result as an unmanaged object.
  ///
  /// A value is boxed, and the box leaks, since there is no autorelease pool.
  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    if case Optional<Any>.none = result { return nil }
    let object = result as AnyObject
    return type(of: result) is AnyClass
      ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)
  }
}

/// Returns a UIKit class or one that Foundation finds by name.
///
/// `NSClassFromString` is ported to it, so that methods can be called on the result.
public func UIKitClassFromString(_ name: String) -> NSObject.Type? {
  let mangled = "5UIKit\(name.utf8.count)\(name)C"
  return (_typeByName(mangled) ?? NSClassFromString(name)) as? NSObject.Type
}
