import Avoidance
import Foundation

/// What a process sees of its copy: whether that only replays calls of an app's code, each of which
/// has come back before, or how many times it has gone on from such.
enum ReplayWatch {
  /// How often replaying has begun and ended, seen by all child processes: odd while it is under
  /// way.
  nonisolated(unsafe) private static let turns = shared()

  /// Watches what is begun now.
  static func begin() {
    turns?.pointee = 0
    OwnCode.noteReplay = { turns?.pointee += 1 }
  }

  /// What stands for a run of the code, such as one of those that `why` tries out; nil while one is
  /// replayed.
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
