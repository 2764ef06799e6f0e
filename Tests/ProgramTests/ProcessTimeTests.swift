import Avoidance
import Foundation
import Testing

@testable import Program
@testable import AppCode

/// Tests the measured time for which another process has worked or waited.
@Suite struct ProcessTimeTests {
  /// Time counts while a process sleeps or has a processor, not while it waits for one; so it is
  /// never more than the clock's.
  @Test("Process time counts work and sleep", arguments: ["sleep 30", "while :; do :; done"])
  func countsWorkAndSleep(_ script: String) throws {
    let shells = (0..<4).map { _ in Process() }
    for shell in shells {
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", "exec 2>/dev/null; \(script)"]
      try shell.run()
    }
    // Started by a test they need not hear any other signal.
    defer { for shell in shells { kill(shell.processIdentifier, SIGKILL) } }
    var time = ProcessTime(of: shells[0].processIdentifier)
    #expect(time.elapsed(at: 1) == .zero)
    let start = SuspendingClock.now
    // A task's sleep ends when the tests leave it a thread; the shells would be at work till then.
    Thread.sleep(forTimeInterval: 0.4)
    let elapsed = time.elapsed(at: 1)
    #expect(elapsed > .zero)
    #expect(elapsed <= SuspendingClock.now - start + .milliseconds(50))
  }

  /// The measured time starts again at zero with another mark, and without a mark it stays zero.
  @Test("Process time restarts with each mark") func startsOverWithEachMark() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sleep")
    shell.arguments = ["30"]
    try shell.run()
    defer { kill(shell.processIdentifier, SIGKILL) }
    var time = ProcessTime(of: shell.processIdentifier)
    _ = time.elapsed(at: 1)
    Thread.sleep(forTimeInterval: 0.1)
    #expect(time.elapsed(at: 1) >= .milliseconds(50))
    #expect(time.elapsed(at: 2) == .zero)
    #expect(time.elapsed(at: nil) == .zero)
    Thread.sleep(forTimeInterval: 0.1)
    #expect(time.elapsed(at: 2) == .zero)
  }

  /// The command `why` starts the code repeatedly.
  ///
  /// Each run has its own time limit; a replay before it has none.
  @Test("Each replay gets its own time limit") func aRunAfterEachReplayIsAnother() {
    ReplayWatch.begin()
    let first = ReplayWatch.mark
    OwnCode.noteReplay()
    #expect(ReplayWatch.mark == nil)
    OwnCode.noteReplay()
    let second = ReplayWatch.mark
    #expect(first != nil && second != nil && first != second)
  }
}
