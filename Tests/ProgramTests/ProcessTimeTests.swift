import Avoidance
import Foundation
import Testing

@testable import Program
@testable import AppCode

/// How long another process is at something.
@Suite struct ProcessTimeTests {
  /// A process that sleeps is at it all the time, one at work for as long as it has a processor: no more
  /// than the clock says, however many are at work.
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

  /// A process with another mark is a different one, and without a process no time counts.
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

  /// `why` starts the code repeatedly.
  ///
  /// Each attempt has its own limit, and the replay before it has no limit.
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
