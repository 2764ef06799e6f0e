import Foundation

/// The pending calls that an app's code has made with `perform(_:with:afterDelay:)`.
final class PerformRequests {
  /// A pending call of an object's method after a delay.
  private struct Request {
    let target: AnyObject
    let selector: Selector
    let call: DelayedCalls.Call
  }

  private var requests: [Request] = []

  /// Schedules the call of an object's method after a delay in virtual seconds.
  func add(
    _ selector: Selector, of target: NSObject, with argument: Any?, after delay: TimeInterval,
    on app: AppRuntime
  ) {
    let call = app.calls.add(after: delay, on: app) { [weak self] in
      self?.remove { $0.target === target && $0.selector == selector }
      selector.call(on: target, with: argument)
    }
    requests.append(Request(target: target, selector: selector, call: call))
  }

  /// Cancels an object's pending calls of a method, or of all its methods if the selector is nil.
  func cancel(_ selector: Selector? = nil, of target: AnyObject) {
    for request in remove(where: {
      $0.target === target && (selector == nil || $0.selector == selector)
    }) {
      request.call.isCancelled = true
    }
  }

  @discardableResult
  private func remove(where isMeant: (Request) -> Bool) -> [Request] {
    // Deinitializers may cancel other calls.
    let before = requests
    requests = before.filter { !isMeant($0) }
    return before.filter(isMeant)
  }
}
