import Foundation

/// A call from the phone to an app with its own views.
public struct AppCall: Hashable, Sendable {
  /// The kind of call.
  ///
  /// Some ask a question; the answer is whether the phone should continue.
  package enum Kind: Hashable, Sendable {
    /// Asks whether the view at a point gets a tap outside the fields, or on a bar or the keyboard.
    ///
    /// A recognizer may prevent it.
    case tap(CGPoint)
    /// Asks whether the scroll views around a field pass a touch on to it, before the field becomes
    /// active.
    ///
    /// The row is nil for the docked bar's field.
    case touch(row: Int?, CGPoint)
    /// Asks whether a finger may drag the table from a point of the screen.
    ///
    /// The distance is that of the first movement, y down.
    case drag(CGPoint, by: CGFloat)
    /// Reports that the finger has moved to a point of the screen.
    case dragged(CGPoint)
    /// Reports that the finger is lifted after a drag.
    case dragEnd
    /// scrollViewShouldScrollToTop.
    case scrollToTop
    /// viewWillTransition(to:with:), before a rotation with this duration in seconds.
    case rotation(Orientation, during: TimeInterval)
    /// Reports the layout of a rotation.
    ///
    /// The notifications of a keyboard that is shown again come later.
    case rotationEnd
    /// Reports a lifecycle change of the app or the form's screen.
    ///
    /// The screen fills the window or is only the top of a navigation stack.
    case lifecycle(LifecycleCall, fillsWindow: Bool)
    /// Asks whether a finger may dismiss the form's sheet.
    case close
    /// Asks whether the screen that covers the form may be dismissed.
    ///
    /// An app that dismisses it itself, for example with an alert's button, says no.
    case closeCover
    /// Reports the end of a swipe back: the screen was popped or has returned.
    case swipeEnd
    /// textField(_:shouldChangeCharactersIn:replacementString:), a text view's equivalent, or
    /// textFieldShouldClear.
    case change(TextEdit)
    /// Reports a change of a text, after the app has allowed it or if it needs no permission.
    case changed(TextEdit)
    /// textFieldShouldReturn.
    case pressReturn
  }

  package let kind: Kind
}

extension AppCode {
  /// Calls the app.
  ///
  /// - Returns: whether the phone continues. It is true for calls that ask nothing.
  @discardableResult
  package mutating func call(_ kind: AppCall.Kind, on phone: inout Phone) -> Bool {
    answer(AppCall(kind: kind), on: &phone)
  }

  /// Asks the app whether a text may change.
  package mutating func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool {
    call(.change(edit), on: &phone)
  }

  /// Tells the app that a text has changed.
  package mutating func edited(_ edit: TextEdit, on phone: inout Phone) {
    call(.changed(edit), on: &phone)
  }

  /// Asks the app whether the return key has its usual effect.
  package mutating func shouldReturn(on phone: inout Phone) -> Bool {
    call(.pressReturn, on: &phone)
  }

  /// Returns whether a recognizer prevents the view at a point from getting a tap.
  package mutating func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool {
    !call(.tap(point), on: &phone)
  }
}

/// App code with its own fields and buttons.
package protocol AppWithViews: AppCode {
  /// Returns the text of one of its fields, or nil for a row without one.
  ///
  /// The row is nil for the docked bar's field.
  func text(ofRow row: Int?) -> String?
  /// Returns the position on the screen of a button with a label, or nil.
  func place(ofItem label: String, on phone: Phone) -> CGPoint?
  /// The number of its screen that is shown.
  ///
  /// It changes when another screen appears.
  var screenNumber: Int { get }
  /// Returns the form definition of its current screen on a phone as JSON.
  ///
  /// Nil if it shows no screen of its own.
  func shownForm(on phone: Phone) -> Data?
}
