import Avoidance
import Foundation

/// Shares with the parent process whether a child only repeats earlier calls of an app's code.
///
/// Repeated calls have returned before, so they can't hang, and the time limit doesn't apply.
enum ReplayWatch {
  /// A number in memory shared by all processes, increased at each start and end of a repetition.
  ///
  /// So it is odd while earlier calls are repeated.
  nonisolated(unsafe) private static let turns = shared()

  /// Resets the count of repetitions, which each repetition of an app's earlier calls increases.
  static func begin() {
    turns?.pointee = 0
    OwnCode.noteReplay = { turns?.pointee += 1 }
  }

  /// A number that identifies the current run of the app's code; nil while it repeats earlier
  /// calls.
  ///
  /// The time limit applies to each such run, for example to each trial of the command `why`.
  static var mark: UInt64? {
    let turns = turns?.pointee ?? 0
    return turns.isMultiple(of: 2) ? turns : nil
  }

  private static func shared() -> UnsafeMutablePointer<UInt64>? {
    let place = mmap(
      nil, MemoryLayout<UInt64>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard place != MAP_FAILED else { return nil }
    let page = place?.bindMemory(to: UInt64.self, capacity: 1)
    page?.initialize(to: 0)
    return page
  }
}
