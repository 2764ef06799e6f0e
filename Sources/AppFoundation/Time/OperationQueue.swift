import Foundation

/// A queue of operations on the simulated phone's virtual time.
///
/// They run on the main thread, one at a time.
public final class OperationQueue: NSObject, @unchecked Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }

  public var name: String?
  /// The maximum number of simultaneous operations, which has no effect: operations run one at a
  /// time.
  public var maxConcurrentOperationCount = -1
  public var qualityOfService = QualityOfService.default
  public var isSuspended = false { didSet { if oldValue, !isSuspended { goOn() } } }
  private var waiting: [QueuedOperation] = []

  /// An operation together with the app whose code added it to a queue.
  ///
  /// The operation doesn't run after that app has ended.
  private struct QueuedOperation {
    let operation: Operation
    weak var app: AppRuntime?
  }

  public var operations: [Operation] {
    waiting.filter { $0.app === AppRuntime.active }.map(\.operation)
  }

  public var operationCount: Int { operations.count }

  public func addOperation(_ block: @escaping () -> Void) { addOperation(Block(block)) }

  public func addOperation(_ operation: Operation) {
    waiting.removeAll { $0.app == nil }
    waiting.append(QueuedOperation(operation: operation, app: AppRuntime.active))
    if !isSuspended { later(operation) }
  }

  public func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  public func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }

  public func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// Runs all operations in the queue during this call, without advancing virtual time.
  public func waitUntilAllOperationsAreFinished() {
    while let operation = operations.first { perform(operation) }
  }

  private func goOn() { for operation in operations { later(operation) } }

  private func later(_ operation: Operation) {
    guard let app = AppRuntime.active else { return perform(operation) }
    let queue = self === Self.main ? DispatchQueue.main : .background
    app.calls.add(after: 0, isInBackground: self !== Self.main, on: app) { [self] in
      if !isSuspended { queue.doing { perform(operation) } }
    }
  }

  /// Runs an operation, after the operations that it depends on.
  private func perform(_ operation: Operation) {
    guard let place = waiting.firstIndex(where: { $0.operation === operation }) else { return }
    waiting.remove(at: place)
    for other in operation.dependencies where !other.isFinished { perform(other) }
    operation.start()
  }
}

/// An operation that runs a closure.
private final class Block: Operation, @unchecked Sendable {
  private let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }

  override func main() { block() }
}
