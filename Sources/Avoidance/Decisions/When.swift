import Simulation

/// The first decision of a strategy: what it answers.
package struct When: Choice {
  package let name: String
  /// The notification on which it makes room, and the one on which it takes it back; where they are
  /// the same, the end frame tells which.
  private let shows: KeyboardNotification.Name?
  private let hides: KeyboardNotification.Name?
  /// Whether every end frame above the screen's bottom is taken for a keyboard, an empty one too.
  let takesEmptyFrame: Bool
  /// Whether a new active field makes it act while the keyboard stays as it is.
  package let followsFields: Bool
  /// Whether it follows what is laid out without being told.
  let followsLayout: Bool

  init(
    _ name: String, shows: KeyboardNotification.Name? = nil,
    hides: KeyboardNotification.Name? = nil, takesEmptyFrame: Bool = false,
    followsFields: Bool = false, followsLayout: Bool = false
  ) {
    self.name = name
    self.shows = shows
    self.hides = hides
    self.takesEmptyFrame = takesEmptyFrame
    self.followsFields = followsFields
    self.followsLayout = followsLayout
  }

  /// What a notification is to be answered with.
  enum Answer {
    case show
    case hide
    /// One of both, by the end frame.
    case follow
  }

  /// Whether a notification makes it act.
  var listens: Bool { shows != nil }

  /// Returns how a notification is answered, or nil where it is not.
  func answer(to name: KeyboardNotification.Name) -> Answer? {
    let (isShow, isHide) = (name == shows, name == hides)
    guard isShow || isHide else { return nil }
    return isShow && isHide ? .follow : isShow ? .show : .hide
  }
}

extension When {
  package static let never = When("never")

  /// keyboardWillShow and keyboardWillHide.
  package static let willShow = When("willShow", shows: .willShow, hides: .willHide)

  /// keyboardDidShow and keyboardDidHide.
  package static let didShow = When("didShow", shows: .didShow, hides: .didHide)

  /// keyboardWillChangeFrame, which is posted both ways; every end frame above the screen's bottom
  /// is taken for a keyboard, the empty one of a cross-fade too.
  package static let willChangeFrame = When(
    "willChangeFrame", shows: .willChangeFrame, hides: .willChangeFrame, takesEmptyFrame: true)

  /// keyboardWillChangeFrame, and a new active field while the keyboard stays as it is; an empty
  /// frame is no keyboard.
  package static let anyChange = When(
    "anyChange", shows: .willChangeFrame, hides: .willChangeFrame, followsFields: true)

  /// Layout: whatever follows the keyboard's frame and the active field without being told.
  package static let layout = When(
    "layout", shows: .willChangeFrame, hides: .willChangeFrame, followsFields: true,
    followsLayout: true)

  package static let all: [When] = [
    .never, .willShow, .didShow, .willChangeFrame, .anyChange, .layout,
  ]
}
