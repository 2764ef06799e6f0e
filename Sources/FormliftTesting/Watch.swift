import Audit
import Dispatch
import Foundation
import Simulation
import UIKit

/// Prints a message if an app's code crashes or hangs during a test.
///
/// A crash or hang ends the process before the test itself can report it.
final class Watch: @unchecked Sendable {
  /// What the app's code under test is doing, to describe a crash or a hang.
  struct CodeState {
    /// The name of the simulated device on which the code was last started.
    var device: String
    var orientation: Orientation
    /// The type of the tested object, or nil if none was created yet.
    var type: Any.Type?
    /// The test case that is running, with its commands; or nil between cases.
    var begun: StartedCase?
  }

  private let patience: Duration
  /// Returns the message to print for a crash or hang.
  ///
  /// The arguments are what the code was doing, and how it ended, such as `crashes`.
  private let words: @Sendable (CodeState, _ ending: String) -> String
  private let lock = NSLock()
  private var thread = pthread_self()
  private var last = now
  private var seen: CodeState?
  private var hasEnded = false

  init(
    _ patience: Duration, words: @escaping @Sendable (CodeState, _ ending: String) -> String
  ) {
    self.patience = patience
    self.words = words
  }

  /// The current time on the machine's clock, as the time since it was started.
  ///
  /// UIKit's clocks can't be used: they have the simulated phone's time, which stands still while
  /// code runs.
  private static var now: Duration {
    .nanoseconds(Int64(Dispatch.DispatchTime.now().uptimeNanoseconds))
  }

  /// Starts to watch the calling thread, which is about to run the app's code.
  func begin() {
    lock.withLock {
      thread = pthread_self()
      last = Self.now
    }
    CrashSignals.listen()
    // A separate thread, because all threads of the queues can be busy.
    Foundation.Thread.detachNewThread {
      while self.goesOn() { usleep(100_000) }
    }
  }

  /// Stops watching the thread, after the app's code has run.
  func end() {
    CrashSignals.ignore()
    lock.withLock { hasEnded = true }
  }

  /// Stores the test case that is about to run, or nil after it has run.
  func note(_ begun: StartedCase?) { lock.withLock { seen?.begun = begun } }

  /// Returns a function that calls `start` to start the app's code, and records each start.
  func watching(
    _ start: @escaping @MainActor (Phone) -> (app: SimulatedApp, made: Any)
  ) -> @MainActor (Phone) -> (app: SimulatedApp, made: Any) {
    { phone in
      self.lock.withLock {
        self.last = Self.now
        self.seen = CodeState(
          device: phone.scene.device.name, orientation: phone.scene.orientation,
          type: self.seen?.type, begun: self.seen?.begun)
      }
      let started = start(phone)
      self.lock.withLock { self.seen?.type = Swift.type(of: started.made) }
      return started
    }
  }

  /// Checks whether the app's code has crashed or hangs; if so, prints the message and ends the
  /// process.
  ///
  /// Returns whether to call this method again.
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
    // With a signal to that thread, Swift's crash report shows the place in the code. Queues block
    // most other signals.
    pthread_kill(thread, SIGTRAP)
    // The report returns and expects the fault to repeat. The second signal ends the process.
    sleep(1)
    pthread_kill(thread, SIGTRAP)
    return false
  }
}

extension TestedCode {
  /// Returns the message for code that crashed or hung: the case, and a command that repeats it.
  ///
  /// `ending` says how the code ended, such as `crashes`. `form` is the form's file, or nil for a
  /// screen that the app builds.
  func words(of ending: String, in seen: Watch.CodeState, form: String?) -> String {
    let commands = seen.begun?.commands ?? []
    let moment = seen.begun?.moment ?? .opening
    return "no-crash broken (\(moment.name)), on \(seen.device) \(seen.orientation.rawValue): "
      + "\(commands.last ?? expression) \(ending): "
      + command.line(running: commands, on: seen.device, seen.orientation, form: form)
  }
}
