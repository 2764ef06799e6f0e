import Dispatch
import Foundation
import Simulation
import UIKit

/// An eye on an app's code that may not come back: nothing ends a thread but the end of the process.
final class Watch: @unchecked Sendable {
  private let patience: Duration
  /// Says what it is that does not come back, and how it is looked into.
  private let words: @Sendable (_ type: Any.Type?, _ device: String, Orientation) -> String
  private let lock = NSLock()
  private var thread = pthread_self()
  private var last = now
  private var phone: (device: String, orientation: Orientation)?
  private var type: Any.Type?
  private var hasEnded = false

  init(
    _ patience: Duration,
    words: @escaping @Sendable (_ type: Any.Type?, _ device: String, Orientation) -> String
  ) {
    self.patience = patience
    self.words = words
  }

  /// The machine's time: UIKit's clocks have the phone's, which stands still meanwhile.
  private static var now: Duration {
    .nanoseconds(Int64(Dispatch.DispatchTime.now().uptimeNanoseconds))
  }

  /// Begins to look at the thread that calls.
  func begin() {
    lock.withLock {
      thread = pthread_self()
      last = Self.now
    }
    // A thread of its own: queues have no more than there are processors, and those may be taken.
    Foundation.Thread.detachNewThread {
      while self.goesOn() { usleep(100_000) }
    }
  }

  /// Looks no more.
  func end() { lock.withLock { hasEnded = true } }

  /// Returns what starts the code as something else does, and tells that it was started.
  func watching(
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) -> @MainActor (Phone) -> (app: SimulatedApp, made: Any) {
    { phone in
      self.lock.withLock {
        self.last = Self.now
        self.phone = (phone.scene.device.name, phone.scene.orientation)
      }
      let started = start(phone)
      self.lock.withLock { self.type = Swift.type(of: started.made) }
      return started
    }
  }

  /// Looks once; returns whether to look again.
  private func goesOn() -> Bool {
    let (goesOn, late) = lock.withLock {
      (!hasEnded, Self.now - last > patience ? phone.map { ($0, type, thread) } : nil)
    }
    guard goesOn, let (phone, type, thread) = late else { return goesOn }
    let words = words(type, phone.device, phone.orientation)
    FileHandle.standardError.write(Data("formlift: \(words)\n".utf8))
    // Told there, Swift's own report of a crash shows where in the code that thread is; queues block most
    // other signals.
    pthread_kill(thread, SIGTRAP)
    // The report expects a fault to come again by itself, which then ends the process.
    sleep(1)
    pthread_kill(thread, SIGTRAP)
    return false
  }
}

extension TestedCode {
  /// Says that it does not come back on a phone, and what tells where.
  func words(onlyOn device: String, _ orientation: Orientation, form: String?) -> String {
    let words =
      ["formlift", "audit", "--own"] + paths + ["--as", expression] + (form.map { [$0] } ?? [])
      + ["--device", device, "--orientation", orientation.rawValue]
    return "\(expression) does not come back on \(device) \(orientation.rawValue); "
      + "what tells where: " + words.map(Self.quoted).joined(separator: " ")
  }
}
