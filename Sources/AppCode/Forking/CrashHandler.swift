import Foundation

// From the C library. Swift's module for it does not include <execinfo.h>.
@_silgen_name("backtrace")
private func backtrace(
  _ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: Int32
) -> Int32

/// A signal handler that writes the call stack to a descriptor before a child process ends.
///
/// A zero comes before each stack, so that the parent process can separate them.
///
/// For a hang, the stack is sampled many times. A single sample may miss the app's code: a chain of
/// deferred calls may be between two calls, or a task may be suspended. Nothing here allocates
/// memory, because the signal may have interrupted an allocation.
enum CrashHandler {
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var statusBase: Int32 = 0
  private static let lookCount = 8192
  nonisolated(unsafe) private static var looksLeft = lookCount
  /// The number that stands for a stack overflow where otherwise a signal's number is reported.
  ///
  /// No signal has this number.
  static let outOfStack: Int32 = 65
  /// Whether this process got the signal that its code takes too long, so that its stack is
  /// sampled.
  private static var isLate: Bool { looksLeft < lookCount }

  /// Ends this process if it got the signal that its code takes too long.
  ///
  /// Call this after the app's code has returned: the signal interrupts a sleep, so even a slow
  /// call may return.
  static func endIfLate() { if isLate { _exit(statusBase + SIGALRM) } }
  private static let microsecondsBetweenLooks = 101
  /// The registers and signal mask of the code whose stack is being sampled, to resume it; or nil.
  nonisolated(unsafe) private static var lookedAt: UnsafeMutablePointer<ucontext_t>?

  /// The signals that are handled: those of a crash, and those for code that takes too long.
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGPROF,
  ]

  static func install(writingTo descriptor: Int32, statusBase: Int32) {
    self.descriptor = descriptor
    self.statusBase = statusBase
    // The first call of backtrace loads a library, so it is made early.
    var call: UnsafeMutableRawPointer?
    _ = backtrace(&call, 1)
    // A separate signal stack, because an endless recursion leaves no space on the normal one.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, info, context in
      guard let context else { return }
      CrashHandler.received(signal, info, in: context.assumingMemoryBound(to: ucontext_t.self))
    }
    for signal in signals {
      let comesAgain = [SIGALRM, SIGSEGV].contains(signal)
      let reset = comesAgain ? 0 : Int32(bitPattern: UInt32(SA_RESETHAND))
      action.sa_flags = SA_ONSTACK | SA_SIGINFO | reset
      sigaction(signal, &action, nil)
    }
  }

  private static func received(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?,
    in context: UnsafeMutablePointer<ucontext_t>
  ) {
    if signal == SIGSEGV, let looked = lookedAt {
      lookedAt = nil
      countLook()
      return goOn(from: looked, in: context)
    }
    lookedAt = signal == SIGALRM ? context : nil
    let isOutOfStack = signal == SIGSEGV && info.map { isAtStackPointer($0, context) } == true
    write(signal: isOutOfStack ? outOfStack : signal, at: instruction(context))
    lookedAt = nil
  }

  /// Resumes the code whose call stack was being sampled when the sampling crashed.
  ///
  /// Sampling during a task switch may crash. The code is sampled again after a short time.
  private static func goOn(
    from looked: UnsafeMutablePointer<ucontext_t>, in context: UnsafeMutablePointer<ucontext_t>
  ) {
    context.pointee.uc_mcontext = looked.pointee.uc_mcontext
    context.pointee.uc_sigmask = looked.pointee.uc_sigmask
  }

  /// Returns whether a crash is probably a stack overflow: its address is near the stack pointer.
  private static func isAtStackPointer(
    _ info: UnsafeMutablePointer<siginfo_t>, _ context: UnsafeMutablePointer<ucontext_t>
  ) -> Bool {
    #if arch(x86_64)
      let pointer = UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.15))  // REG_RSP
    #elseif arch(arm64)
      let pointer = UInt(context.pointee.uc_mcontext.sp)
    #endif
    let address = UInt(bitPattern: info.pointee._sifields._sigfault.si_addr)
    return max(address, pointer) - min(address, pointer) < 1 << 16
  }

  /// Returns the address of the instruction that a signal has interrupted.
  private static func instruction(_ context: UnsafeMutablePointer<ucontext_t>) -> UInt {
    #if arch(x86_64)
      return UInt(bitPattern: Int(context.pointee.uc_mcontext.gregs.16))  // REG_RIP
    #elseif arch(arm64)
      return UInt(context.pointee.uc_mcontext.pc)
    #endif
  }

  private static func write(signal: Int32, at instruction: UInt) {
    if signal == SIGALRM, !isLate { lookAgain() }
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 66) { calls in
      calls[0] = nil
      // The innermost address is the instruction itself. The others follow a call instruction.
      calls[1] = UnsafeMutableRawPointer(bitPattern: instruction &+ 1)
      let count = backtrace(calls.baseAddress?.advanced(by: 2), 64)
      _ = Foundation.write(
        descriptor, calls.baseAddress, (Int(count) + 2) * MemoryLayout<UnsafeRawPointer>.size)
    }
    guard signal == SIGALRM else { _exit(statusBase + signal) }
    countLook()
  }

  private static func countLook() {
    guard looksLeft > 0 else { _exit(statusBase + SIGALRM) }
    looksLeft -= 1
  }

  private static func lookAgain() {
    var timer = itimerval()
    timer.it_value.tv_usec = microsecondsBetweenLooks
    timer.it_interval.tv_usec = microsecondsBetweenLooks
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
