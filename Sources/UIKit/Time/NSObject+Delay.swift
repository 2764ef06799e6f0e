import Foundation

/// Methods that are called by their selectors.
extension NSObject {
  @discardableResult
  public func perform(_ selector: Selector) -> Any? { selector.call(on: self) }

  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? {
    selector.call(on: self, with: object)
  }

  /// Calls a method after so many seconds of virtual time.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    guard let app = SimulatedApp.current else { return }
    let call = app.calls.add(after: delay, on: app) {
      app.performed.removeAll { $0.target === self && $0.selector == selector }
      selector.call(on: self, with: argument)
    }
    app.performed.append(PerformedLater(target: self, selector: selector, call: call))
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

  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    SimulatedApp.current?.cancelPerformed { $0.target === target as AnyObject }
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    SimulatedApp.current?.cancelPerformed {
      $0.target === target as AnyObject && $0.selector == selector
    }
  }
}

/// A method that is still to be called.
struct PerformedLater {
  let target: AnyObject
  let selector: Selector
  let call: DelayedCalls.Call
}

extension SimulatedApp {
  fileprivate func cancelPerformed(where isMeant: (PerformedLater) -> Bool) {
    for one in performed where isMeant(one) { one.call.isCancelled = true }
    performed.removeAll(where: isMeant)
  }
}
