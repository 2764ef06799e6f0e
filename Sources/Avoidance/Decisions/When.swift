import Simulation

/// The first decision of a strategy: the notifications that it answers.
public struct When: Choice {
  package let name: String
  /// Whether every end frame above the screen's bottom is taken for a keyboard, an empty one too.
  let takesEmptyFrame: Bool
  /// Whether a new active field makes it act while the keyboard stays as it is.
  package let followsFields: Bool
  /// Whether it follows what is laid out without being told.
  let followsLayout: Bool
  private let willShow: Answer?
  private let willHide: Answer?
  private let didShow: Answer?
  private let didHide: Answer?
  private let willChangeFrame: Answer?

  private init(
    _ name: String, willShow: Answer? = nil, willHide: Answer? = nil, didShow: Answer? = nil,
    didHide: Answer? = nil, willChangeFrame: Answer? = nil, takesEmptyFrame: Bool = false,
    followsFields: Bool = false, followsLayout: Bool = false
  ) {
    self.name = name
    self.takesEmptyFrame = takesEmptyFrame
    self.followsFields = followsFields
    self.followsLayout = followsLayout
    self.willShow = willShow
    self.willHide = willHide
    self.didShow = didShow
    self.didHide = didHide
    self.willChangeFrame = willChangeFrame
  }

  /// The answer to a notification.
  enum Answer {
    case show
    case hide
    /// One of both, by the end frame.
    case follow
  }

  /// Whether a notification makes it act.
  var listens: Bool {
    KeyboardNotification.Name.allCases.contains { answer(to: $0) != nil }
  }

  /// Returns how a notification is answered, or nil where it is not.
  func answer(to name: KeyboardNotification.Name) -> Answer? {
    switch name {
    case .willShow: willShow
    case .willHide: willHide
    case .didShow: didShow
    case .didHide: didHide
    case .willChangeFrame: willChangeFrame
    case .didChangeFrame: nil
    }
  }
}

extension When {
  package static let never = When("never")

  /// keyboardWillShow and keyboardWillHide.
  public static let willShow = When("willShow", willShow: .show, willHide: .hide)

  /// keyboardDidShow and keyboardDidHide.
  public static let didShow = When("didShow", didShow: .show, didHide: .hide)

  /// keyboardWillChangeFrame, which is posted both ways; every end frame above the screen's bottom
  /// is taken for a keyboard, the empty one of a cross-fade too.
  public static let willChangeFrame = When(
    "willChangeFrame", willChangeFrame: .follow, takesEmptyFrame: true)

  /// keyboardWillChangeFrame, and a new active field while the keyboard stays as it is; an empty
  /// frame is no keyboard.
  package static let anyChange = When(
    "anyChange", willChangeFrame: .follow, followsFields: true)

  /// Layout: whatever follows the keyboard's frame and the active field without being told.
  package static let layout = When(
    "layout", willChangeFrame: .follow, followsFields: true, followsLayout: true)

  package static let listed: [When] = [
    .never, .willShow, .didShow, .willChangeFrame, .anyChange, .layout,
  ]
}
