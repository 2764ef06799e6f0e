import Audit
import Dispatch
import Foundation
import Simulation
import UIKit

/// An eye on an app's code that may crash or not come back: either ends the process, and all that a
/// test could tell.
final class Watch: @unchecked Sendable {
  /// What the code is at.
  struct Seen {
    /// The phone on which it has started last.
    var device: String
    var orientation: Orientation
    /// What is tested; nil where it was not made yet.
    var type: Any.Type?
    /// The case; nil while none is played.
    var begun: BegunCase?
  }

  private let patience: Duration
  /// Says what it is at, as it ends in such a way.
  private let words: @Sendable (Seen, _ ending: String) -> String
  private let lock = NSLock()
  private var thread = pthread_self()
  private var last = now
  private var seen: Seen?
  private var hasEnded = false

  init(
    _ patience: Duration, words: @escaping @Sendable (Seen, _ ending: String) -> String
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
    CrashSignals.listen()
    // A thread of its own: queues have no more than there are processors, and those may be taken.
    Foundation.Thread.detachNewThread {
      while self.goesOn() { usleep(100_000) }
    }
  }

  /// Looks no more.
  func end() {
    CrashSignals.ignore()
    lock.withLock { hasEnded = true }
  }

  /// Takes down the case that has begun; nil where that is over.
  func note(_ begun: BegunCase?) { lock.withLock { seen?.begun = begun } }

  /// Returns what starts the code as something else does, and tells that it was started.
  func watching(
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) -> @MainActor (Phone) -> (app: SimulatedApp, made: Any) {
    { phone in
      self.lock.withLock {
        self.last = Self.now
        self.seen = Seen(
          device: phone.scene.device.name, orientation: phone.scene.orientation,
          type: self.seen?.type, begun: self.seen?.begun)
      }
      let started = start(phone)
      self.lock.withLock { self.seen?.type = Swift.type(of: started.made) }
      return started
    }
  }

  /// Looks once; returns whether to look again.
  private func goesOn() -> Bool {
    let deed = CrashSignals.lastDeed
    let (goesOn, ended) = lock.withLock {
      (!hasEnded, deed != nil || Self.now - last > patience ? seen.map { ($0, thread) } : nil)
    }
    guard goesOn, let (seen, thread) = ended else { return goesOn }
    let words = words(seen, deed ?? "does not come back")
    FileHandle.standardError.write(Data("formlift: \(words)\n".utf8))
    CrashSignals.letGo()
    if deed != nil { return false }
    // Told there, Swift's own report of a crash shows where in the code that thread is; queues
    // block most other signals.
    pthread_kill(thread, SIGTRAP)
    // The report expects a fault to come again by itself, which then ends the process.
    sleep(1)
    pthread_kill(thread, SIGTRAP)
    return false
  }
}

extension TestedCode {
  /// Says in what case it has ended the process, and what tells where in the code that is.
  func words(of ending: String, in seen: Watch.Seen, form: String?) -> String {
    let commands = seen.begun?.commands ?? []
    let moment = seen.begun?.moment ?? .opening
    return "no-crash broken (\(moment.name)), on \(seen.device) \(seen.orientation.rawValue): "
      + "\(commands.last ?? expression) \(ending): "
      + command(on: seen.device, seen.orientation, form: form, running: commands)
  }
}
