import Foundation
import Synchronization

/// Handles the crash signals of a thread, so that a crash is reported before the process ends.
///
/// The signal handler waits until another thread has reported the crash, since a handler may do
/// very little itself. Then the former handler runs. An exit of the process is handled in the same
/// way.
enum CrashSignals {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// The handlers that were installed for the crash signals before, to restore them.
  nonisolated(unsafe) private static let others = UnsafeMutablePointer<sigaction>.allocate(
    capacity: signals.count)
  nonisolated(unsafe) private static var thread = pthread_self()
  nonisolated(unsafe) private static var stack: UnsafeMutableRawPointer?
  private static let isListening = Atomic(false)
  private static let isHeard = Atomic(false)
  private static let isTold = Atomic(false)

  nonisolated(unsafe) private static var isEnding = false
  /// Registers an exit handler once; without it, an exit would look as if all tests had ended.
  private static let watchesEnd: Void = { atexit { CrashSignals.hearEnd() } }()

  /// What the watched thread did to end the process, such as `crashes`, or nil if it did nothing.
  ///
  /// Another thread polls this property to report a crash.
  static var lastDeed: String? {
    guard isHeard.load(ordering: .acquiring) else { return nil }
    return isEnding ? "ends the program" : "crashes"
  }

  /// Starts to handle the crash signals of the calling thread, which is about to run the app's
  /// code.
  static func listen() {
    thread = pthread_self()
    watchesEnd
    isEnding = false
    isListening.store(true, ordering: .releasing)
    isHeard.store(false, ordering: .releasing)
    isTold.store(false, ordering: .releasing)
    addStack()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, info, _ in
      CrashSignals.hear(signal, isSent: (info?.pointee.si_code ?? 0) <= 0)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    for (index, signal) in signals.enumerated() {
      sigaction(signal, &action, others.advanced(by: index))
    }
  }

  /// Stops handling crash signals, and restores the former handlers.
  static func ignore() {
    isListening.store(false, ordering: .releasing)
    for (index, signal) in signals.enumerated() {
      sigaction(signal, others.advanced(by: index), nil)
    }
    guard stack != nil else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    stack?.deallocate()
    stack = nil
  }

  /// Ends the signal handler's wait, after the crash was reported; the former handler runs next.
  static func letGo() { isTold.store(true, ordering: .releasing) }

  private static func hear(_ signal: Int32, isSent: Bool) {
    if pthread_self() == thread { waitUntilTold() }
    for (index, other) in signals.enumerated() where other == signal {
      sigaction(signal, others.advanced(by: index), nil)
    }
    // A fault repeats when the handler returns, and a sent signal has to be raised again.
    if isSent { raise(signal) }
  }

  private static func hearEnd() {
    guard isListening.load(ordering: .acquiring), pthread_self() == thread else { return }
    isEnding = true
    waitUntilTold()
    _exit(EXIT_FAILURE)
  }

  private static func waitUntilTold() {
    isHeard.store(true, ordering: .releasing)
    for _ in 0..<500 where !isTold.load(ordering: .acquiring) { usleep(10_000) }
  }

  /// Gives the signal handler a separate stack, because an endless recursion fills the thread's
  /// own.
  private static func addStack() {
    var old = stack_t()
    sigaltstack(nil, &old)
    guard old.ss_flags == Int32(SS_DISABLE) else { return }
    let size = 1 << 16
    let stack = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var new = stack_t()
    new.ss_sp = stack
    new.ss_size = size
    sigaltstack(&new, nil)
    self.stack = stack
  }
}
