import Simulation

/// The first decision of a strategy: the notifications that the strategy handles.
public struct When: Choice {
  package let name: String
  /// Whether every end frame above the screen's bottom counts as a keyboard, even an empty one.
  package let takesEmptyFrame: Bool
  /// Whether a new active field triggers the strategy while the keyboard stays unchanged.
  package let followsFields: Bool
  /// Whether the strategy reacts to layout changes, without notifications.
  let followsLayout: Bool
  private let willShow: Answer?
  private let willHide: Answer?
  private let didShow: Answer?
  private let didHide: Answer?
  private let willChangeFrame: Answer?
  /// Whether the strategy reacts to each position of a docked keyboard that a finger drags.
  private(set) var followsFinger = false
  /// Whether the strategy reacts to each edit of the active field, by the caret's position.
  private(set) var followsCaret = false
  /// Whether the strategy acts when a field begins and ends editing, with or without a
  /// notification.
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

  /// The response of a strategy to a keyboard notification.
  enum Answer {
    case show
    case hide
    /// Acts because the keyboard has finished the movement that an earlier notification announced.
    case arrive
    /// Acts as for a show or as for a hide, depending on the keyboard's end frame.
    case follow
  }

  /// Whether any keyboard notification triggers the strategy.
  var listens: Bool {
    KeyboardNotification.Name.allCases.contains { answer(to: $0) != nil }
  }

  /// Returns the strategy's response to a notification, or nil if the strategy ignores it.
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

  /// A strategy's decision to handle keyboardWillShow and keyboardWillHide.
  public static let willShow = When("willShow", willShow: .show, willHide: .hide)

  /// A strategy's decision to handle keyboardDidShow and keyboardDidHide.
  public static let didShow = When("didShow", didShow: .show, didHide: .hide)

  /// A strategy's decision to handle keyboardWillChangeFrame, which is posted both on show and on
  /// hide.
  ///
  /// Every end frame above the screen's bottom counts as a keyboard, even the empty frame of a
  /// cross-fade.
  public static let willChangeFrame = When(
    "willChangeFrame", willChangeFrame: .follow, takesEmptyFrame: true)

  /// A strategy's decision to handle keyboardWillChangeFrame and new active fields.
  ///
  /// A new active field counts while the keyboard stays unchanged. An empty frame is not a
  /// keyboard.
  package static let anyChange = When(
    "anyChange", willChangeFrame: .follow, followsFields: true)

  /// A strategy's decision to follow the layout: the keyboard's frame and the active field.
  ///
  /// No notifications are needed for that.
  package static let layout = When(
    "layout", willChangeFrame: .follow, followsFields: true, followsLayout: true)

  /// A strategy's decision to handle keyboardWillShow, keyboardWillHide and a finger that drags the
  /// keyboard.
  ///
  /// They are the start and interactive events of react-native-keyboard-controller.
  package static let eachMove = When("eachMove", willShow: .show, willHide: .hide) {
    $0.followsFinger = true
  }

  /// A strategy's decision to handle the keyboard's show and hide, its drags by a finger, and
  /// keyboardDidShow.
  ///
  /// keyboardDidShow is the end event of react-native-keyboard-controller; see ``eachMove`` for the
  /// others.
  package static let eachMoveAndEnd = When(
    "eachMoveAndEnd", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsFinger = true }

  /// A strategy's decision to handle the keyboard's will notifications, a new active field, and
  /// edits of its text.
  ///
  /// The notifications are keyboardWillShow and keyboardWillHide.
  package static let caret = When(
    "caret", willShow: .show, willHide: .hide, followsFields: true
  ) { $0.followsCaret = true }

  /// A strategy's decision to handle a field that begins editing, keyboardWillShow and
  /// keyboardWillHide.
  package static let editing = When("editing", willShow: .show, willHide: .hide) {
    $0.followsEditing = true
  }

  /// A strategy's decision to handle fields that begin or end editing and the keyboard's
  /// notifications.
  ///
  /// The notifications are keyboardWillShow, keyboardDidShow and keyboardWillHide.
  package static let focus = When(
    "focus", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsEditing = true }
}
