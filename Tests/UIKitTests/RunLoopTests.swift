import Simulation
import Testing
import UIKit

/// Tests the run loop in virtual time.
@MainActor @Suite struct RunLoopTests {
  private let app: SimulatedApp

  init() throws { app = SimulatedApp(try .empty("iphone-16")) }

  @Test("Running the loop until a date runs only the calls due before") func runUntilDate() {
    var told: [String] = []
    let start = app.phone.clock
    app.run {
      for delay in [0.1, 0.3, 0.9] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { told.append("\(delay)") }
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
      told.append("after")
    }
    #expect(told == ["0.1", "0.3", "after"])
    #expect(abs(app.phone.clock - start - 0.5) < 0.05)
    app.settle()
    #expect(told == ["0.1", "0.3", "after", "0.9"])
  }

  @Test("Running the loop forever ends when nothing is pending") func runForever() {
    var count = 0
    app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { count += 1 }
      RunLoop.current.run()
    }
    #expect(count == 1)
  }

  /// Code that waits for something runs the loop repeatedly, like this.
  @Test("Running the loop before a date runs one call at a time") func runOneCall() {
    var (isDone, turns) = (false, 0)
    app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { isDone = true }
      while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) { turns += 1 }
    }
    #expect(isDone)
    #expect(turns == 2)
    app.run { isDone = RunLoop.current.run(mode: .default, before: .distantFuture) }
    #expect(!isDone)
  }

  @Test("Waiting inside a scheduled call moves the clock forward") func nestedWait() {
    app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
      }
    }
    app.perform { $0.advance(by: 0.5) }
    #expect(app.phone.clock > 2)
  }

  @Test("A repeating timer is recorded once") func repeatingTimer() {
    app.phone.isRecording = true
    var timer: Timer?
    app.run { timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in } }
    app.perform { $0.advance(by: 1) }
    let asked = app.phone.events.count { if case .timer = $0.kind { true } else { false } }
    #expect(asked == 1)
    timer?.invalidate()
  }

  @Test("An animated scroll is not recorded as a scheduled call") func animatedScroll() {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    app.run { UIApplication.shared.keyWindow?.rootViewController = controller }
    app.phone.isRecording = true
    app.runAndSettle { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(scrollView.contentOffset.y == 300)
    #expect(!app.phone.events.contains { if case .timer = $0.kind { true } else { false } })
  }

  @Test("A notification queue posts when idle and merges similar notifications")
  func notificationQueue() {
    var told: [String] = []
    let names = ["idle", "asap", "now"].map { Notification.Name($0) }
    app.runAndSettle {
      for name in names {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          told.append($0.name.rawValue)
        }
      }
      let queue = NotificationQueue.default
      for _ in 0..<3 { queue.enqueue(Notification(name: names[0]), postingStyle: .whenIdle) }
      queue.enqueue(Notification(name: names[1]), postingStyle: .asap)
      DispatchQueue.main.async { told.append("due") }
      queue.enqueue(Notification(name: names[2]), postingStyle: .now)
      told.append("end of turn")
    }
    #expect(told == ["now", "end of turn", "asap", "due", "idle"])
    app.runAndSettle {
      let queue = NotificationQueue.default
      for _ in 0..<2 {
        queue.enqueue(
          Notification(name: names[1]), postingStyle: .asap, coalesceMask: [], forModes: nil)
      }
      queue.enqueue(Notification(name: names[0]), postingStyle: .whenIdle)
      queue.dequeueNotifications(matching: Notification(name: names[0]), coalesceMask: 1)
    }
    #expect(told.suffix(2) == ["asap", "asap"])
    #expect(told.count == 7)
  }
}
