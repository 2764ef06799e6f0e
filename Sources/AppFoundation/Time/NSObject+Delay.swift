import Foundation

/// Methods that call an object's methods by selector, at once or after a delay.
extension NSObject {
  /// Calls a method of the object after a delay in virtual seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    guard let app = AppRuntime.active else { return }
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

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    AppRuntime.active?.performRequests.cancel(of: target as AnyObject)
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    AppRuntime.active?.performRequests.cancel(selector, of: target as AnyObject)
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

  /// Returns a method's result as an unmanaged object, for `perform(_:)`; nil for no result.
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
