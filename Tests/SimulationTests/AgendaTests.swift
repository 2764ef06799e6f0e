import Foundation
import Testing

@testable import Simulation

@Suite struct AgendaTests {
  private static func order(_ agenda: Agenda) -> [String] {
    var agenda = agenda
    var lines: [String] = []
    while let time = agenda.nextTime, let item = agenda.next() {
      switch item {
      case .transition: lines.append("keyboard \(time)")
      case .timer: lines.append("timer \(time)")
      }
    }
    return lines
  }

  private static func agenda(_ timers: [TimeInterval], keyboard: TimeInterval?) -> Agenda {
    var agenda = Agenda()
    for timer in timers { agenda.addTimer(at: timer) }
    agenda.transition = keyboard.map {
      Agenda.Transition(
        endTime: $0, announcement: .show,
        notification: KeyboardNotification(
          name: .willShow, begin: .zero, end: .zero, animation: .scroll))
    }
    return agenda
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
      ([0.5, 0.6, 0.7], nil, ["timer 0.6", "timer 0.7"]),
    ] as [([TimeInterval], TimeInterval?, [String])])
  func thingsHappenInTheOrderOfTheirTimes(
    timers: [TimeInterval], keyboard: TimeInterval?, order: [String]
  ) {
    #expect(Self.order(Self.agenda(timers, keyboard: keyboard)) == order)
  }
}
