import Avoidance
import Foundation

/// What a process sees of its copy: whether that only replays calls of an app's code, each of which has come
/// back before.
enum ReplayWatch {
  /// Seen by all copies.
  nonisolated(unsafe) private static let isReplaying = shared()

  /// Watches what is begun now.
  static func begin() {
    isReplaying?.pointee = false
    OwnCode.noteReplay = { isReplaying?.pointee = $0 }
  }

  /// What stands for a run of the code; nil while it is replayed.
  static var mark: UInt64? { isReplaying?.pointee == true ? nil : 0 }

  private static func shared() -> UnsafeMutablePointer<Bool>? {
    let place = mmap(
      nil, MemoryLayout<Bool>.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard place != MAP_FAILED else { return nil }
    let page = place?.bindMemory(to: Bool.self, capacity: 1)
    page?.initialize(to: false)
    return page
  }
}
