import Foundation
import Testing

@testable import Simulation

@Suite struct EventQueueTests {
  private static func order(_ queue: EventQueue) -> [String] {
    var queue = queue
    var lines: [String] = []
    while let time = queue.nextTime, let item = queue.next() {
      switch item {
      case .movement: lines.append("movement \(time)")
      case .transition: lines.append("keyboard \(time)")
      case .timer(let token): lines.append("timer \(token) \(time)")
      }
    }
    return lines
  }

  private static func queue(_ timers: [TimeInterval], keyboard: TimeInterval?) -> EventQueue {
    var queue = EventQueue()
    for (token, time) in timers.enumerated() {
      queue.add(EventQueue.Timer(time: time, token: token))
    }
    queue.transition = keyboard.map {
      EventQueue.Transition(
        endTime: $0, announcement: .show,
        notification: KeyboardNotification(
          name: .willShow, begin: .zero, end: .zero, animation: .scroll))
    }
    return queue
  }

  @Test(
    "Pending things happen in the order of their times",
    arguments: [
      ([], nil, []),
      ([], 0.25, ["keyboard 0.25"]),
      ([0.5], 0.25, ["keyboard 0.25", "timer 0 0.5"]),
      ([0], 0.25, ["timer 0 0.0", "keyboard 0.25"]),
      ([0.25], 0.25, ["keyboard 0.25", "timer 0 0.25"]),
      ([0.5, 0.7], 0.6, ["timer 0 0.5", "keyboard 0.6", "timer 1 0.7"]),
      ([0.5, 0.1], 0.25, ["timer 1 0.1", "keyboard 0.25", "timer 0 0.5"]),
      ([0.3, 0.1, 0.2], nil, ["timer 1 0.1", "timer 2 0.2", "timer 0 0.3"]),
      // Two events at the same time come in the order of their requests.
      (
        [0.2, 0.2, 0.1, 0.1, 0.2], nil,
        ["timer 2 0.1", "timer 3 0.1", "timer 0 0.2", "timer 1 0.2", "timer 4 0.2"]
      ),
    ] as [([TimeInterval], TimeInterval?, [String])])
  func order(
    timers: [TimeInterval], keyboard: TimeInterval?, order: [String]
  ) {
    #expect(Self.order(Self.queue(timers, keyboard: keyboard)) == order)
  }

  /// A keyboard movement happens when its delay is over.
  ///
  /// Animations that end and timers that fire at the same time come first.
  @Test("A keyboard movement comes when its delay is over, after other events of that time")
  func movements() {
    var queue = Self.queue([0.5, 2], keyboard: 0.25)
    let movements = [0.25, 0.5].map { delay in
      KeyboardMovement(
        .change,
        KeyboardNotification(
          name: .willChangeFrame, begin: .zero, end: .zero, animation: .scroll),
        orientation: .portrait, delay: delay)
    }
    queue.movements = EventQueue.Movements(rest: movements[...], field: .row(0), lastTime: 0)
    #expect(
      Self.order(queue) == [
        "keyboard 0.25", "movement 0.25", "timer 0 0.5", "movement 0.75", "timer 1 2.0",
      ])
  }
}
