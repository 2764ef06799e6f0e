import Foundation
import Testing

@testable import Simulation

@Suite struct EventQueueTests {
  private static func order(_ queue: EventQueue) -> [String] {
    var queue = queue
    var lines: [String] = []
    while let time = queue.nextTime, let item = queue.next() {
      switch item {
      case .transition: lines.append("keyboard \(time)")
      case .timer: lines.append("timer \(time)")
      }
    }
    return lines
  }

  private static func queue(_ timers: [TimeInterval], keyboard: TimeInterval?) -> EventQueue {
    var queue = EventQueue()
    for timer in timers { queue.addTimer(at: timer) }
    queue.transition = keyboard.map {
      EventQueue.Transition(
        endTime: $0, announcement: .show,
        notification: KeyboardNotification(
          name: .willShow, begin: .zero, end: .zero, animation: .scroll))
    }
    return queue
  }

  @Test(
    arguments: [
      ([], nil, []),
      ([], 0.25, ["keyboard 0.25"]),
      ([0.5], 0.25, ["keyboard 0.25", "timer 0.5"]),
      ([0], 0.25, ["timer 0.0", "keyboard 0.25"]),
      ([0.25], 0.25, ["keyboard 0.25", "timer 0.25"]),
      ([0.5, 0.7], 0.6, ["timer 0.5", "keyboard 0.6", "timer 0.7"]),
      ([0.5, 0.1], 0.25, ["timer 0.1", "keyboard 0.25", "timer 0.5"]),
      ([0.3, 0.1, 0.2], nil, ["timer 0.1", "timer 0.2", "timer 0.3"]),
    ] as [([TimeInterval], TimeInterval?, [String])])
  func thingsHappenInTheOrderOfTheirTimes(
    timers: [TimeInterval], keyboard: TimeInterval?, order: [String]
  ) {
    #expect(Self.order(Self.queue(timers, keyboard: keyboard)) == order)
  }
}
