import Simulation
import Testing
import UIKit

/// Tests Foundation's operation queues in virtual time.
@MainActor @Suite struct OperationQueueTests {
  private func start() throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty("iphone-5s")) { _ in UIViewController() }
  }

  @Test("Operations run in the next turn, after their dependencies") func nextTurn() throws {
    let app = try start()
    nonisolated(unsafe) var told: [String] = []
    app.run {
      OperationQueue.main.addOperation { told.append("block") }
      let first = BlockOperation { told.append("first") }
      let second = BlockOperation { told.append("second") }
      second.addDependency(first)
      OperationQueue.main.addOperations([second, first], waitUntilFinished: false)
      told.append("turn")
    }
    #expect(told == ["turn"])
    app.settle()
    #expect(told == ["turn", "block", "first", "second"])
    #expect(OperationQueue.main.operationCount == 0)
  }

  @Test("A cancelled operation never runs, and a suspended queue waits") func cancelledOrSuspended()
    throws
  {
    let app = try start()
    nonisolated(unsafe) var told: [String] = []
    let queue = OperationQueue()
    app.runAndSettle {
      let cancelled = BlockOperation { told.append("cancelled") }
      queue.addOperation(cancelled)
      cancelled.cancel()
      queue.isSuspended = true
      queue.addOperation { told.append("later") }
    }
    #expect(told == [])
    app.runAndSettle { queue.isSuspended = false }
    #expect(told == ["later"])
  }
}
