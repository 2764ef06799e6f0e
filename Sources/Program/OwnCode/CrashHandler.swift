import Foundation

// Of the C library; Swift's module of that has no <execinfo.h>.
@_silgen_name("backtrace")
private func backtrace(
  _ calls: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: Int32
) -> Int32

/// Has a signal that would end the process write the calls at which it came, each row of them
/// behind a zero.
///
/// What takes too long is looked at more than once: at any one moment a chain of deferred calls may
/// be between two of them, or a task between the places at which it waits, where it is a few
/// thousandths of the time. Nothing here asks for memory, which is what may have been interrupted.
enum CrashHandler {
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var statusBase: Int32 = 0
  private static let lookCount = 8192
  nonisolated(unsafe) private static var looksLeft = lookCount
  /// What stands for a signal where there is no stack left: none has that number.
  static let outOfStack: Int32 = 65
  /// Whether it was told that this process takes too long.
  private static var isLate: Bool { looksLeft < lookCount }

  /// Ends the process if it was told so, though what took too long has come to an end: a signal
  /// wakes what sleeps.
  static func endIfLate() { if isLate { _exit(statusBase + SIGALRM) } }
  private static let microsecondsBetweenLooks = 101
  /// The registers and the signals of the code that is looked at just now.
  nonisolated(unsafe) private static var lookedAt: UnsafeMutablePointer<ucontext_t>?

  /// What a crash and a process that takes too long are told by.
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGPROF,
  ]

  static func install(writingTo descriptor: Int32, statusBase: Int32) {
    self.descriptor = descriptor
    self.statusBase = statusBase
    // The first one loads a library.
    var call: UnsafeMutableRawPointer?
    _ = backtrace(&call, 1)
    // Of its own, since an endless recursion leaves no stack to run on.
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

  /// Has code go on from where it was looked at, to be looked at once more: a look at the stack of
  /// a task that is just put on or taken off may crash itself.
  private static func goOn(
    from looked: UnsafeMutablePointer<ucontext_t>, in context: UnsafeMutablePointer<ucontext_t>
  ) {
    context.pointee.uc_mcontext = looked.pointee.uc_mcontext
    context.pointee.uc_sigmask = looked.pointee.uc_sigmask
  }

  /// Whether what could not be read or written lies where the stack grows to, as where calls go
  /// ever deeper.
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

  /// Returns the address at which a signal came.
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
      // What is at work is where the signal came, all others are behind a call.
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
