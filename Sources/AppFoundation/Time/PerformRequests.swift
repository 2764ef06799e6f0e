import Foundation

/// The pending calls of `perform(_:with:afterDelay:)`.
final class PerformRequests {
  /// A pending call with its target.
  private struct Request {
    let target: AnyObject
    let selector: Selector
    let call: DelayedCalls.Call
  }

  private var requests: [Request] = []

  /// Schedules a call after a delay in virtual time.
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

  /// Cancels the pending calls of a method of an object, or all of the object's for nil.
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
