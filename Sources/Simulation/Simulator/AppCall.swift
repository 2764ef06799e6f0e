import Foundation

/// A call from the phone to an app with its own views.
public struct AppCall: Hashable, Sendable {
  /// The kind of a call from the phone to an app with its own views.
  ///
  /// Some calls ask a question; the answer is whether the phone should continue.
  package enum Kind: Hashable, Sendable {
    /// Asks whether a tap outside the fields, on a bar or on the keyboard reaches the touched view.
    ///
    /// A gesture recognizer of the app may prevent that.
    case tap(CGPoint)
    /// Asks whether the scroll views around a field pass a touch on to the field.
    ///
    /// The call comes before the field becomes active. The row is nil for the docked bar's field.
    case touch(row: Int?, CGPoint)
    /// Asks whether a finger may drag the table from a point of the screen.
    ///
    /// `by` is the distance of the first movement in points, positive downward.
    case drag(CGPoint, by: CGFloat)
    /// Reports that the dragging finger has moved to a point of the screen.
    case dragged(CGPoint)
    /// Reports that the finger has been lifted after a drag of the table.
    case dragEnd
    /// Asks whether a tap on the status bar scrolls to the top (scrollViewShouldScrollToTop).
    case scrollToTop
    /// Calls viewWillTransition(to:with:) before a rotation with this duration in seconds.
    case rotation(Orientation, during: TimeInterval)
    /// Reports that the layout of a rotation is done.
    ///
    /// If the keyboard is shown again, its notifications are posted after this call.
    case rotationEnd
    /// Reports a lifecycle change, such as viewWillAppear, to the app or its view controller.
    ///
    /// If `fillsWindow` is true, also to the controllers around the form's screen, such as a
    /// navigation controller.
    case lifecycle(LifecycleCall, fillsWindow: Bool)
    /// Asks whether a finger may dismiss the form's sheet.
    case close
    /// Asks whether the screen that covers the form may be dismissed.
    ///
    /// An app that dismisses the screen itself, for example with an alert's button, answers false.
    case closeCover
    /// Reports the end of a swipe back: the screen was popped or has returned.
    case swipeEnd
    /// Asks whether a text may change.
    ///
    /// The call is textField(_:shouldChangeCharactersIn:replacementString:), a text view's
    /// equivalent, or textFieldShouldClear.
    case change(TextEdit)
    /// Reports that a text has changed, with the app's permission or where none is needed.
    case changed(TextEdit)
    /// Asks whether the Return key has its usual effect (textFieldShouldReturn).
    case pressReturn
  }

  package let kind: Kind
}

extension AppCode {
  /// Calls the app's code, and returns its answer.
  ///
  /// - Returns: whether the phone continues; always true for calls that ask nothing.
  @discardableResult
  package mutating func call(_ kind: AppCall.Kind, on phone: inout Phone) -> Bool {
    answer(AppCall(kind: kind), on: &phone)
  }

  /// Asks the app whether a text may change.
  package mutating func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool {
    call(.change(edit), on: &phone)
  }

  /// Notifies the app that a field's text has changed.
  package mutating func edited(_ edit: TextEdit, on phone: inout Phone) {
    call(.changed(edit), on: &phone)
  }

  /// Asks the app whether the return key has its usual effect.
  package mutating func shouldReturn(on phone: inout Phone) -> Bool {
    call(.pressReturn, on: &phone)
  }

  /// Notifies the app of a tap at a point of the screen.
  ///
  /// Returns whether a gesture recognizer of the app consumes the tap, so that no view gets it.
  package mutating func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool {
    !call(.tap(point), on: &phone)
  }
}

/// App code with its own fields and buttons.
package protocol AppWithViews: AppCode {
  /// Returns the text of the app's field in a row, or nil if the row has no field.
  ///
  /// If `row` is nil, returns the text of the docked input bar's field.
  func text(ofRow row: Int?) -> String?
  /// Returns the point of the screen where a finger touches the app's button with a label.
  ///
  /// Nil if no such button is shown.
  func place(ofItem label: String, on phone: Phone) -> CGPoint?
  /// Returns what the app's own views and the keyboard cover on a phone.
  func covers(on phone: Phone) -> AppCovers
  /// The number of the app's screen that is currently shown.
  ///
  /// The number changes when another screen appears.
  var screenNumber: Int { get }
  /// Returns the form definition of the app's current screen on a phone as JSON.
  ///
  /// Nil if the app shows no screen of its own.
  func shownForm(on phone: Phone) -> Data?
}

/// What is covered on the screen of an app with its own views, apart from the form's rows.
package struct AppCovers: Sendable {
  /// The type of the app's view that covers the active field's center, or nil.
  package let viewOverField: String?
  /// How many points at the end of a list without fields stay covered, however far one scrolls.
  ///
  /// 0 without such a list.
  package let listEnd: CGFloat
  /// Whether the app keeps a finger from scrolling the form (isScrollEnabled).
  package let isScrollLocked: Bool

  package init(viewOverField: String? = nil, listEnd: CGFloat = 0, isScrollLocked: Bool = false) {
    (self.viewOverField, self.listEnd) = (viewOverField, listEnd)
    self.isScrollLocked = isScrollLocked
  }
}
