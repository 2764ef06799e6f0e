import Dispatch
import Foundation
import Simulation
import UIKit

/// An eye on an app's code that may not come back: nothing ends a thread but the end of the process.
final class Watch: @unchecked Sendable {
  private let patience: Duration
  /// Says what it is that does not come back, and how it is looked into.
  private let words: @Sendable (_ type: Any.Type?, _ device: String, Orientation) -> String
  private let timer = Dispatch.DispatchSource.makeTimerSource(queue: .global())
  private let lock = NSLock()
  private var thread = pthread_self()
  private var last = SuspendingClock.now
  private var phone: (device: String, orientation: Orientation)?
  private var type: Any.Type?

  init(
    _ patience: Duration,
    words: @escaping @Sendable (_ type: Any.Type?, _ device: String, Orientation) -> String
  ) {
    self.patience = patience
    self.words = words
  }

  /// Begins to look at the thread that calls.
  func begin() {
    lock.withLock {
      thread = pthread_self()
      last = .now
    }
    timer.setEventHandler { [weak self] in self?.look() }
    timer.schedule(deadline: .now(), repeating: .milliseconds(250))
    timer.resume()
  }

  /// Looks no more.
  func end() { timer.cancel() }

  /// Returns what starts the code as something else does, and tells that it was started.
  func watching(
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) -> @MainActor (Phone) -> (app: SimulatedApp, made: Any) {
    { phone in
      self.lock.withLock {
        self.last = .now
        self.phone = (phone.scene.device.name, phone.scene.orientation)
      }
      let started = start(phone)
      self.lock.withLock { self.type = Swift.type(of: started.made) }
      return started
    }
  }

  private func look() {
    let late = lock.withLock {
      SuspendingClock.now - last > patience ? phone.map { ($0, type, thread) } : nil
    }
    guard let (phone, type, thread) = late else { return }
    timer.cancel()
    let words = words(type, phone.device, phone.orientation)
    FileHandle.standardError.write(Data("formlift: \(words)\n".utf8))
    // Told there, Swift's own report of a crash shows where in the code that thread is.
    pthread_kill(thread, SIGABRT)
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
