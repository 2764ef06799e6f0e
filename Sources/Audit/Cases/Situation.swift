/// A group of an audit's cases, by how often users meet such a case; the most frequent comes first.
package enum Situation: Int, CaseIterable, Sendable {
  /// The everyday cases: the phone is upright, and the field's own keyboard is docked.
  ///
  /// The user touches fields and the Next key, dismisses the keyboard, drags, or types.
  case everyday
  /// The cases with a rotation, landscape, another keyboard than the field's own, or an accessory
  /// bar.
  case turns
  /// The cases in an app's window smaller than an iPad's screen, or with an undocked or floating
  /// keyboard.
  case windows
  /// The cases where the app or the screen disappears and comes back.
  case lifecycle

  /// The situation's name, such as `everyday`, in the text of an audit's report.
  package var title: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns and other keyboards"
    case .windows: "iPad windows and floating keyboards"
    case .lifecycle: "lifecycle"
    }
  }

  /// The situation's name in JSON.
  package var rawName: String { "\(self)" }

  /// The situations that a case can have before its steps, by its phone and its keyboard.
  ///
  /// Their raw values are 0, 1 and 2.
  static let setups: [Situation] = [.everyday, .turns, .windows]

  /// The heading of the situation's column in a table of an audit's report.
  package var columnTitle: String {
    switch self {
    case .everyday: "everyday"
    case .turns: "turns"
    case .windows: "windows"
    case .lifecycle: "lifecycle"
    }
  }

  /// A phrase for when the situation occurs, to put into a sentence of an audit's report.
  package var words: String {
    switch self {
    case .everyday: "day to day"
    case .turns: "when the phone is turned or another keyboard comes"
    case .windows: "in an iPad's window or under a floating keyboard"
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
  /// The situation (how often users meet it) of an audit's cases with this event.
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
  /// The situation (how often users meet it) of a step in portrait with the field's own keyboard.
  var situation: Situation {
    transition.map { Transition.Name.allCases[$0].situation } ?? .everyday
  }

  /// Returns the situation (how often users meet it) of an audit's case with this step.
  ///
  /// `setup` is the situation of the case before its steps, from ``Situation/setups``.
  func situation(in setup: Situation) -> Situation { max(situation, setup) }
}
