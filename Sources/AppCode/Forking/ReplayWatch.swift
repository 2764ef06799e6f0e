import Avoidance
import Foundation

/// Shares with the parent process whether a child process only repeats earlier calls of app code.
///
/// Repeated calls have returned before, so they can't hang. The parent process applies no time
/// limit to them.
enum ReplayWatch {
  /// A count in memory shared by all processes, increased at each start and end of a repetition.
  ///
  /// So it is odd while earlier calls are repeated.
  nonisolated(unsafe) private static let turns = shared()

  /// Resets the count that each repetition of earlier calls increases; begins to count.
  static func begin() {
    turns?.pointee = 0
    OwnCode.noteReplay = { turns?.pointee += 1 }
  }

  /// An integer that identifies the current run of app code; nil while app code repeats earlier
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
