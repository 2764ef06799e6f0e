import Audit
import Foundation
import Terminal

/// Runs an audit (tests of fields on many phones) of an app's code in several child processes.
///
/// There is one child process per processor. The code's objects belong to one thread, and a crash
/// must not end this process.
package struct ForkedAudit {
  private var plan: AuditPlan
  private let shard: Shard?

  package init(_ plan: AuditPlan, _ shard: Shard?) {
    self.plan = plan
    self.plan.isolation = .processes
    if let code = plan.strategies.first(where: { $0.ownCode != nil }) {
      self.plan.forms = plan.forms.map {
        $0.excludingOrientations(of: code, on: plan.devices, .processes)
      }
    }
    self.shard = shard
  }

  /// Runs all units of the audit, or of its shard, in child processes; a unit is a form on a phone.
  ///
  /// - Parameters:
  ///   - unitIsDone: receives the result of each unit, in any order.
  ///   - goesOn: receives the progress, and returns whether to continue.
  /// - Returns: the report of the finished units.
  package func run(
    unitIsDone: (UnitResult) -> Void, goesOn: (AuditPlan.Progress) -> Bool
  ) -> AuditReport {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let pipes = ReadPipes(count: count)
    fflush(nil)
    let workers = (0..<count).map { index in
      let worker = fork()
      if worker == 0 { work(index, of: count, writingTo: pipes) }
      return worker
    }
    pipes?.closeWriters()
    var results: [UnitResult] = []
    var progress = AuditPlan.Progress(
      doneUnits: 0, allUnits: plan.unitCount(in: shard), doneCases: 0)
    var lines = [[UInt8]](repeating: [], count: count)
    pipes?.read(wait: 100, isDue: { goesOn(progress) }) { index, part in
      lines[index] += part
      for result in Self.results(endingIn: &lines[index]) {
        results.append(result)
        unitIsDone(result)
        progress.doneUnits += 1
        progress.doneCases += result.caseCount
      }
    }
    for worker in workers where worker > 0 {
      kill(worker, SIGTERM)
      while waitpid(worker, nil, 0) < 0, errno == EINTR {}
    }
    return AuditReport(plan, merging: results)
  }

  /// Removes the complete lines from the start of a buffer, and returns the results that they
  /// contain.
  ///
  /// An incomplete last line stays in the buffer until more data arrives.
  private static func results(endingIn bytes: inout [UInt8]) -> [UnitResult] {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let whole = bytes[..<end].split(separator: UInt8(ascii: "\n"))
    bytes.removeSubrange(...end)
    return whole.compactMap { try? JSONDecoder().decode(UnitResult.self, from: Data($0)) }
  }

  /// Runs a part of the audit's units in this child process, and then exits.
  ///
  /// The part is every `count`-th unit, beginning with the one at `index`. The results are written
  /// to a pipe.
  private func work(_ index: Int, of count: Int, writingTo pipes: ReadPipes?) -> Never {
    guard let pipes else { _exit(1) }
    pipes.closeReaders()
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { Foundation.signal(signal, SIG_DFL) }
    ForkedRun.isRehearsing = true
    AppOutput.discard()
    CaseWatch.renew()
    let writer = pipes.writers[index]
    _ = plan.run(threads: 1, shard: shard, every: (index, count)) { result in
      let line = (try? JSONEncoder().encode(result)) ?? Data()
      let output = FileDescriptor(borrowing: writer, named: "")
      do { try output.writeAhead(line + [UInt8(ascii: "\n")]) } catch { _exit(1) }
    }
    _exit(0)
  }
}
