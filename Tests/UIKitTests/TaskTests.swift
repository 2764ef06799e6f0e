import Simulation
import Testing
import UIKit

/// Tests the tasks of an app's code in the phone's virtual time.
@MainActor @Suite struct TaskTests {
  /// A controller that logs words with the virtual time in milliseconds.
  final class Diary: UIViewController {
    var lines: [String] = []
    var task: Task<Void, Never>?
    weak var app: SimulatedApp?

    func note(_ word: String) {
      let seconds = app?.phone.clock ?? 0
      lines.append("\(word) \(Int((seconds * 1000).rounded()))")
    }
  }

  private func lines(_ start: @MainActor (Diary) -> Void) throws -> [String] {
    let diary = Diary()
    let app = try app(of: diary)
    app.runAndSettle { start(diary) }
    return diary.lines
  }

  private func app(of diary: Diary) throws -> SimulatedApp {
    let app = try SimulatedApp.showing(diary, on: "iphone-16")
    diary.app = app
    return app
  }

  @Test("Each kind of task sleep takes virtual time") func sleep() throws {
    let lines = try lines { diary in
      Task {
        try await Task.sleep(nanoseconds: 100_000_000)
        diary.note("nanoseconds")
        try await Task.sleep(for: .milliseconds(200))
        diary.note("for")
        try await Task.sleep(for: .seconds(1), tolerance: .seconds(1), clock: ContinuousClock())
        diary.note("clock")
        try await Task.sleep(until: .now + .seconds(2))
        diary.note("until")
        try await Task.sleep(until: .now.advanced(by: .seconds(1)), clock: SuspendingClock())
        diary.note("until clock")
        let clock = ContinuousClock()
        try await clock.sleep(until: clock.now.advanced(by: .seconds(4)))
        diary.note("own clock")
        let length = try await SuspendingClock().measure { try await Task.sleep(for: .seconds(8)) }
        diary.note("\(length)")
      }
    }
    #expect(
      lines == [
        "nanoseconds 100", "for 300", "clock 1300", "until 3300", "until clock 4300",
        "own clock 8300", "8.0 seconds 16300",
      ])
  }

  @Test("Tasks and the main queue run in the order they were scheduled") func order() throws {
    let lines = try lines { diary in
      DispatchQueue.main.async { diary.note("queue") }
      Task { @MainActor in
        diary.note("task")
        await Task.yield()
        diary.note("yielded")
        let sum = await Task.detached { 40 + 2 }.value
        diary.note("\(sum)")
      }
      DispatchQueue.main.async { diary.note("queue again") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { diary.note("after") }
      diary.note("at once")
    }
    #expect(
      lines == [
        "at once 0", "queue 0", "task 0", "queue again 0", "yielded 0", "42 0", "after 100",
      ])
  }

  @Test("A cancelled sleep throws at once") func cancelledSleep() throws {
    let lines = try lines { diary in
      diary.task = Task {
        do {
          try await Task.sleep(for: .seconds(9))
          diary.note("slept")
        } catch { diary.note("\(type(of: error))") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.task?.cancel() }
    }
    #expect(lines == ["CancellationError 500"])
  }

  @Test("The keyboard's notifications arrive in an async sequence") func notifications() throws {
    let diary = Diary()
    let app = try app(of: diary)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    app.runAndSettle {
      diary.view.addSubview(field)
      Task {
        let center = NotificationCenter.default
        for await one in center.notifications(named: UIResponder.keyboardDidShowNotification) {
          let frame = one.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          diary.note("shown at \(frame?.minY ?? 0)")
        }
      }
    }
    app.runAndSettle { _ = field.becomeFirstResponder() }
    let top = app.phone.keyboard.frame.model.minY
    #expect(diary.lines.count == 1)
    #expect(diary.lines.first?.hasPrefix("shown at \(top)") == true)
  }

  /// A task that polls is paused after twenty rounds.
  ///
  /// The first task has one round more, because it starts while the other's twentieth is pending.
  @Test("Tasks that poll forever pause, so that the phone can settle") func polling() throws {
    let diary = Diary()
    let app = try app(of: diary)
    app.runAndSettle {
      for name in ["one", "two"] {
        Task {
          while true {
            try await Task.sleep(for: .seconds(1))
            diary.note(name)
          }
        }
      }
    }
    #expect(diary.lines.count == 41)
    #expect(diary.lines.suffix(3) == ["one 20000", "two 20000", "one 21000"])
    app.settle { _ = $0.app.tapped(.zero, on: &$0.phone) }
    #expect(diary.lines.count > 41)
  }

  /// Otherwise, two repeating timers would each keep the other from pausing.
  @Test("Repeating timers pause while nothing else is pending") func repeatingTimers() throws {
    let lines = try lines { diary in
      for seconds in [0.5, 0.75] {
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in diary.note("tick") }
      }
    }
    #expect(lines == ["tick 500", "tick 750"])
  }

  @Test("App code can assume the main actor's isolation") func assumeIsolated() throws {
    let lines = try lines { diary in
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { diary.note("assumed") } }
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    #expect(lines == ["assumed 0"])
  }
}
