import Simulation
import Testing
import UIKit

/// Tests Dispatch's types other than queues, in the phone's virtual time.
@MainActor @Suite struct DispatchTests {
  /// A log of words with the virtual time in milliseconds at which each was noted.
  final class Log: @unchecked Sendable {
    private(set) var lines: [String] = []

    func note(_ word: String) {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
      lines.append("\(word) \(Int((seconds * 1000).rounded()))")
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    let act: @MainActor @Sendable (Log) -> Void

    init(_ name: String, _ lines: [String], _ act: @escaping @MainActor @Sendable (Log) -> Void) {
      (testDescription, self.lines, self.act) = (name, lines, act)
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a group that is left", ["at once 0", "all 300", "again 300"]) { log in
      let group = DispatchGroup()
      for seconds in [0.1, 0.3] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { group.leave() }
      }
      group.notify(queue: .main) {
        log.note("all")
        group.notify(queue: .main) { log.note("again") }
      }
      log.note("at once")
    },
    Case("a group of queues' work", ["one 0", "two 0", "all 0"]) { log in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { log.note("one") }
      DispatchQueue(label: "own").async(group: group) { log.note("two") }
      group.notify(queue: .main, work: DispatchWorkItem { log.note("all") })
    },
    Case("a group that is waited for", ["work 0", "late 0", "waited 0", "main 0"]) { log in
      let group = DispatchGroup()
      DispatchQueue.main.async { log.note("main") }
      DispatchQueue.global().async(group: group) { log.note("work") }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        log.note("late")
        group.leave()
      }
      group.wait()
      log.note("waited")
    },
    Case("a semaphore", ["work 0", "success 0", "timedOut 0"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        log.note("work")
        semaphore.signal()
      }
      log.note("\(semaphore.wait(timeout: .distantFuture))")
      log.note("\(semaphore.wait(timeout: .now() + 1))")
    },
    Case("a semaphore that the main queue signals", ["signals 0", "signalled 0"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          log.note("signals")
          semaphore.signal()
        }
        semaphore.wait()
        log.note("signalled")
      }
    },
    Case("waiting for the main queue elsewhere", ["one 0", "two 0", "three 0"]) { log in
      DispatchQueue.global().async { DispatchQueue.main.sync { log.note("one") } }
      OperationQueue().addOperation { DispatchQueue.main.sync { log.note("two") } }
      Task.detached { log.sync("three") }
    },
    Case("a timer", ["tick 100", "tick 300", "tick 500", "cancelled 500", "end 1000"]) { log in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      nonisolated(unsafe) var count = 0
      timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(200))
      timer.setEventHandler {
        log.note("tick")
        count += 1
        if count == 3 { timer.cancel() }
      }
      timer.setCancelHandler { log.note("cancelled") }
      timer.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("end") }
    },
    Case("a timer that comes once, and one late", ["once 250", "late 700"]) { log in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + .milliseconds(250))
      timer.setEventHandler { log.note("once") }
      timer.activate()
      let late = DispatchSource.makeTimerSource(queue: .main)
      late.schedule(wallDeadline: .now() + 0.2)
      late.setEventHandler {
        log.note("late")
        late.cancel()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
        late.activate()
        _ = timer.isCancelled
      }
    },
    Case("a source of numbers", ["3 0"]) { log in
      let source = DispatchSource.makeUserDataAddSource(queue: .main)
      source.setEventHandler { log.note("\(source.data)") }
      source.resume()
      source.add(data: 1)
      source.add(data: 2)
    },
    Case("a clock on the wall", ["later 200"]) { log in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(200)) { log.note("later") }
    },
    Case("the end of an item", ["item 100", "done 100"]) { log in
      let item = DispatchWorkItem { log.note("item") }
      item.notify(queue: .main) { log.note("done") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    },
    Case("a run of the loop", ["due 0", "ran 100", "later 500"]) { log in
      DispatchQueue.main.async { log.note("due") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      log.note("ran")
    },
    Case("conditions", ["main 0", "elsewhere 0"]) { log in
      dispatchPrecondition(condition: .onQueue(.main))
      log.note("main")
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        log.note("elsewhere")
      }
    },
  ]

  @Test("Dispatch's groups, semaphores, sources and waits run on virtual time", arguments: cases)
  func virtualTime(_ one: Case) throws {
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in UIViewController() }
    let log = Log()
    app.runAndSettle { one.act(log) }
    #expect(log.lines == one.lines)
  }

  @Test("A deadlock ends the app with a message") func deadlocks() async {
    let semaphore = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await DispatchTests.run {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { semaphore.signal() }
        semaphore.wait()
      }
    }
    #expect(
      semaphore.words.contains(
        "Fatal error: deadlock: nothing is left to be done that could end DispatchSemaphore.wait()")
    )
    let main = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await DispatchTests.run { DispatchQueue.main.sync {} }
    }
    #expect(
      main.words.contains(
        "Fatal error: deadlock: com.apple.main-thread waits for itself in DispatchQueue.sync"))
  }
}

extension DispatchTests {
  /// Starts an app on an iPhone 5s and runs code in it; for tests of code that ends its process.
  fileprivate static func run(_ body: @MainActor @Sendable () -> Void) throws {
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in UIViewController() }
    app.run { body() }
  }
}

extension DispatchTests.Log {
  fileprivate func sync(_ word: String) { DispatchQueue.main.sync { note(word) } }
}

extension ExitTest.Result? {
  /// The text that the process wrote to standard error.
  var words: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
