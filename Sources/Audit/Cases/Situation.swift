/// A group of cases by how often users meet them, the most frequent first.
package enum Situation: Int, CaseIterable, Sendable {
  /// Upright, with the field's own keyboard, docked: touches, Next, dismissals, drags and typing.
  case everyday
  /// The phone is turned or on its side, or another keyboard or a bar is there.
  case turns
  /// The keyboard of an iPad is undocked or floats.
  case windows
  /// The app or the screen goes away and comes back.
  case lifecycle

  /// The name in a report.
  package var title: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns and other keyboards"
    case .windows: "undocked and floating keyboards"
    case .lifecycle: "lifecycle"
    }
  }

  /// The name in JSON.
  package var rawName: String { "\(self)" }

  /// The title of a table's column.
  package var columnTitle: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns"
    case .windows: "floating"
    case .lifecycle: "lifecycle"
    }
  }

  /// When the situation occurs, as a clause or adverb.
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
  /// The situation of the cases with the transition.
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
  /// The situation of the moment on an upright phone with the field's own keyboard.
  var situation: Situation {
    transition.map { Transition.Name.allCases[$0].situation } ?? .everyday
  }

  /// Returns the situation of a case with the moment.
  ///
  /// `isPlain` is whether the phone is upright and shows the field's own keyboard.
  func situation(isPlain: Bool) -> Situation { max(situation, isPlain ? .everyday : .turns) }
}
