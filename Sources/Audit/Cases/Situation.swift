/// A group of an audit's cases by how often users meet them, the most frequent first.
package enum Situation: Int, CaseIterable, Sendable {
  /// The phone is upright with the field's own keyboard, docked.
  ///
  /// The cases are touches, Next, dismissals, drags and typing.
  case everyday
  /// The phone is rotated or in landscape, or has another keyboard or an accessory bar.
  case turns
  /// An iPad's keyboard is undocked or floats in these cases.
  case windows
  /// The app or the screen goes away and comes back in these cases.
  case lifecycle

  /// The situation's name in an audit's report.
  package var title: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns and other keyboards"
    case .windows: "undocked and floating keyboards"
    case .lifecycle: "lifecycle"
    }
  }

  /// The situation's name in JSON.
  package var rawName: String { "\(self)" }

  /// The situation's title of a column in a report's table.
  package var columnTitle: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns"
    case .windows: "floating"
    case .lifecycle: "lifecycle"
    }
  }

  /// A clause or adverb that says in a report's sentences when the situation occurs.
  package var words: String {
    switch self {
    case .everyday: "day to day"
    case .turns: "when the phone is turned or another keyboard comes"
    case .windows: "under an undocked or floating keyboard"
    case .lifecycle: "when the screen goes away and comes back"
    }
  }
}

extension Situation: Comparable {
  package static func < (left: Situation, right: Situation) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Transition.Name {
  /// The group, by how often users meet it, of the audit's cases with this event.
  var situation: Situation {
    switch self {
    case .dragAway, .dragAndReturn, .grow: .everyday
    case .rotate, .emoji, .withoutPredictions, .chinese, .secure, .hardware, .crossFade: .turns
    case .undock, .float: .windows
    case .presentAndClose, .pushAndPop, .popAndCancel, .background: .lifecycle
    }
  }
}

extension CaseStep {
  /// The situation of an audit's step, for a phone in portrait with the field's own keyboard.
  var situation: Situation {
    transition.map { Transition.Name.allCases[$0].situation } ?? .everyday
  }

  /// Returns the situation of an audit's case with this step: how often users meet it.
  ///
  /// `isPlain` is whether the phone is upright and shows the field's own keyboard.
  func situation(isPlain: Bool) -> Situation { max(situation, isPlain ? .everyday : .turns) }
}
