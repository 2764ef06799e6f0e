import Simulation

/// A strategy's decision about which keyboard notifications and other events to handle.
public struct Timing: Choice {
  package let name: String
  /// Whether every end frame above the screen's bottom counts as a visible keyboard, even an empty
  /// one.
  package let takesEmptyFrame: Bool
  /// Whether the strategy runs when another field becomes active while the keyboard stays
  /// unchanged.
  package let followsFields: Bool
  /// Whether the strategy reacts to changes of the layout without needing a notification.
  let followsLayout: Bool
  private let willShow: Answer?
  private let willHide: Answer?
  private let didShow: Answer?
  private let didHide: Answer?
  private let willChangeFrame: Answer?
  /// Whether the strategy follows a docked keyboard while a finger drags it.
  private(set) var followsFinger = false
  /// Whether the strategy runs after each edit of the active field, to show the caret.
  private(set) var followsCaret = false
  /// Whether the strategy runs when a field begins or ends editing, without waiting for a
  /// notification.
  private(set) var followsEditing = false

  private init(
    _ name: String, willShow: Answer? = nil, willHide: Answer? = nil, didShow: Answer? = nil,
    didHide: Answer? = nil, willChangeFrame: Answer? = nil, takesEmptyFrame: Bool = false,
    followsFields: Bool = false, followsLayout: Bool = false,
    change: (inout Timing) -> Void = { _ in }
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
    /// Responds to a keyboard that has finished the movement of an earlier notification.
    case arrive
    /// Makes or removes room for the keyboard, depending on whether the end frame is on the screen.
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

extension Timing {
  package static let never = Timing("never")

  /// A strategy's decision to handle keyboardWillShow and keyboardWillHide.
  public static let willShow = Timing("willShow", willShow: .show, willHide: .hide)

  /// A strategy's decision to handle keyboardDidShow and keyboardDidHide.
  public static let didShow = Timing("didShow", didShow: .show, didHide: .hide)

  /// A strategy's decision to handle keyboardWillChangeFrame, which is posted on show and on hide.
  ///
  /// Every end frame above the screen's bottom counts as a keyboard, even the empty frame of a
  /// cross-fade.
  public static let willChangeFrame = Timing(
    "willChangeFrame", willChangeFrame: .follow, takesEmptyFrame: true)

  /// A strategy's decision to handle keyboardWillChangeFrame, and a field that becomes active.
  ///
  /// The field is handled even if the keyboard stays unchanged. An empty end frame is not a
  /// keyboard.
  package static let anyChange = Timing(
    "anyChange", willChangeFrame: .follow, followsFields: true)

  /// A strategy's decision to react to the keyboard's frame and the active field, like layout.
  ///
  /// No notifications are needed for that.
  package static let layout = Timing(
    "layout", willChangeFrame: .follow, followsFields: true, followsLayout: true)

  /// A strategy's decision to handle keyboardWillShow, keyboardWillHide and drags of the keyboard.
  ///
  /// They are the start and interactive events of react-native-keyboard-controller.
  package static let eachMove = Timing("eachMove", willShow: .show, willHide: .hide) {
    $0.followsFinger = true
  }

  /// A strategy's decision to handle the keyboard's show, hide, drags and end of appearing.
  ///
  /// The notifications are keyboardWillShow, keyboardWillHide and keyboardDidShow, the end event of
  /// react-native-keyboard-controller. See ``eachMove`` for its other events.
  package static let eachMoveAndEnd = Timing(
    "eachMoveAndEnd", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsFinger = true }

  /// A strategy's decision to handle keyboardWillShow and keyboardWillHide, new fields, and edits.
  ///
  /// A new field is a field that becomes active. An edit changes the active field's text.
  package static let caret = Timing(
    "caret", willShow: .show, willHide: .hide, followsFields: true
  ) { $0.followsCaret = true }

  /// A strategy's decision to handle keyboardWillShow, keyboardWillHide, and fields that begin or
  /// end editing.
  package static let editing = Timing("editing", willShow: .show, willHide: .hide) {
    $0.followsEditing = true
  }

  /// A strategy's decision to handle fields that begin or end editing, and keyboard notifications.
  ///
  /// The notifications are keyboardWillShow, keyboardDidShow and keyboardWillHide.
  package static let focus = Timing(
    "focus", willShow: .show, willHide: .hide, didShow: .arrive
  ) { $0.followsEditing = true }
}
