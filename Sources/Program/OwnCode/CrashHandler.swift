import Foundation

// Of the C library; Swift's module of that has no <execinfo.h>.
@_silgen_name("backtrace")
private func backtrace(
  _ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: Int32
) -> Int32

/// Has a signal that would end the process write the calls at which it came.
enum CrashHandler {
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var statusBase: Int32 = 0

  /// What a crash and a process that takes too long are told by.
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGPROF,
  ]

  static func install(writingTo descriptor: Int32, statusBase: Int32) {
    self.descriptor = descriptor
    self.statusBase = statusBase
    // Of its own, since an endless recursion leaves no stack to run on.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { CrashHandler.write(signal: $0) }
    action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in signals { sigaction(signal, &action, nil) }
  }

  private static func write(signal: Int32) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 64) { calls in
      let count = backtrace(calls.baseAddress, 64)
      _ = Foundation.write(
        descriptor, calls.baseAddress, Int(count) * MemoryLayout<UnsafeRawPointer>.size)
    }
    _exit(statusBase + signal)
  }
}
