/// A part of a strategy that can be decided otherwise, by the name that a command gives it.
package enum Decision: String, CaseIterable, Sendable {
  case when
  case room
  case reveal
  case motion
  case hide
  case margin
  case spacing
  case delay
  case lag
  case undocked

  /// The words it takes, for completion and help; a decision that takes a number has none.
  package var choices: [String] {
    switch self {
    case .when: When.allCases.map(\.rawValue)
    case .room: Room.allCases.map(\.rawValue)
    case .reveal: Reveal.allCases.map(\.rawValue)
    case .motion: Motion.named.map(\.description)
    case .hide: Hide.allCases.map(\.rawValue)
    case .undocked: Undocked.allCases.map(\.rawValue)
    case .margin, .spacing, .delay, .lag: []
    }
  }

  /// What it takes, in words.
  package var domain: String {
    switch self {
    case .when, .room, .reveal, .hide, .undocked: choices.joined(separator: ", ")
    case .motion: choices.joined(separator: ", ") + " or seconds"
    case .margin: "a number of points from 0 on"
    case .spacing: "a number of points"
    case .delay: "seconds from 0 on, or none"
    case .lag: "seconds from 0 on"
    }
  }
}
