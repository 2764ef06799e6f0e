import Simulation

/// The first decision of a strategy: the notifications that it handles.
public struct When: Choice {
  package let name: String
  /// Whether every end frame above the screen's bottom counts as a keyboard, even an empty one.
  package let takesEmptyFrame: Bool
  /// Whether a new active field triggers the strategy while the keyboard stays unchanged.
  package let followsFields: Bool
  /// Whether the strategy follows layout changes, without notifications.
  let followsLayout: Bool
  private let willShow: Answer?
  private let willHide: Answer?
  private let didShow: Answer?
  private let didHide: Answer?
  private let willChangeFrame: Answer?
  /// Whether it answers each position of a docked keyboard that a finger drags.
  private(set) var followsFinger = false
  /// Whether it answers each edit of the active text, by the place of the caret.
  private(set) var followsCaret = false
  /// Whether it acts when a field begins and ends editing, with or without a notification.
  private(set) var followsEditing = false

  private init(
    _ name: String, willShow: Answer? = nil, willHide: Answer? = nil, didShow: Answer? = nil,
    didHide: Answer? = nil, willChangeFrame: Answer? = nil, takesEmptyFrame: Bool = false,
    followsFields: Bool = false, followsLayout: Bool = false,
    change: (inout When) -> Void = { _ in }
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
    change(&self)
  }

  /// The response to a notification.
  enum Answer {
    case show
    case hide
    /// The keyboard has arrived where an earlier notification said.
    case arrive
    /// Shows or hides, depending on the end frame.
    case follow
  }

  /// Whether any notification triggers the strategy.
  var listens: Bool {
    KeyboardNotification.Name.allCases.contains { answer(to: $0) != nil }
  }

  /// Returns the response to a notification, or nil if it is ignored.
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

  /// keyboardWillChangeFrame, which is posted both on show and on hide.
  ///
  /// Every end frame above the screen's bottom counts as a keyboard, even the empty frame of a
  /// cross-fade.
  public static let willChangeFrame = When(
    "willChangeFrame", willChangeFrame: .follow, takesEmptyFrame: true)

  /// keyboardWillChangeFrame, and a new active field while the keyboard stays unchanged.
  ///
  /// An empty frame is not a keyboard.
  package static let anyChange = When(
    "anyChange", willChangeFrame: .follow, followsFields: true)

  /// Layout: the strategy follows the keyboard's frame and the active field without notifications.
  package static let layout = When(
    "layout", willChangeFrame: .follow, followsFields: true, followsLayout: true)

  /// keyboardWillShow and keyboardWillHide, and each position of a keyboard that a finger drags:
  /// the start and interactive events of react-native-keyboard-controller.
  package static let eachMove = When("eachMove", willShow: .show, willHide: .hide) {
    $0.followsFinger = true
  }

  /// The same, and keyboardDidShow: the end event.
  package static let eachMoveAndEnd = When(
    "eachMoveAndEnd", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsFinger = true }

  /// keyboardWillShow and keyboardWillHide, a new active field, and each edit of its text.
  package static let caret = When(
    "caret", willShow: .show, willHide: .hide, followsFields: true
  ) { $0.followsCaret = true }

  /// A field that begins editing, keyboardWillShow and keyboardWillHide.
  package static let editing = When("editing", willShow: .show, willHide: .hide) {
    $0.followsEditing = true
  }

  /// A field that begins or ends editing, keyboardWillShow, keyboardDidShow and keyboardWillHide.
  package static let focus = When(
    "focus", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsEditing = true }
}
