import Avoidance
import Foundation

/// Tells another process whether its copy only replays earlier calls of an app's code.
///
/// It also counts the finished replays. Replayed calls have returned before, so they can't hang.
enum ReplayWatch {
  /// The number of starts and ends of replays of earlier calls, shared by all child processes.
  ///
  /// It is odd during a replay.
  nonisolated(unsafe) private static let turns = shared()

  /// Starts to count replays of earlier calls of an app's code.
  static func begin() {
    turns?.pointee = 0
    OwnCode.noteReplay = { turns?.pointee += 1 }
  }

  /// An identifier of the current run of the app's code, such as one of the trials of `why`.
  ///
  /// Nil during a replay.
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
