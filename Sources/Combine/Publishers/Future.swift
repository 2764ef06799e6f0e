/// A publisher of a single value or failure, which is delivered later by calling a promise.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var line = Line<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a future and runs the closure at once with its promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in keep($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    guard let result else { return line.add(subscriber, surplus: .allKept, first: nil) }
    let outlet = Outlet(subscriber, surplus: .allKept)
    outlet.open()
    if case .success(let value) = result { outlet.send(value) }
    outlet.send(completion: result.completion)
  }

  private func keep(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    if case .success(let value) = result { line.send(value) }
    line.send(completion: result.completion)
  }
}

extension Result {
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}
