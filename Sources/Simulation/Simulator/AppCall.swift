import Foundation

/// A call of the phone's to an app with views of its own.
public struct AppCall: Hashable, Sendable {
  /// The kind of call; the answer to one that asks is whether the phone goes on.
  package enum Kind: Hashable, Sendable {
    /// Asks at a tap beside the fields, also on a bar or the keyboard, at a point of the screen,
    /// whether what lies there gets it, which a recogniser may keep it from.
    case tap(CGPoint)
    /// Asks when a finger touches a field, before that becomes active, whether the scroll views
    /// around it hand the touch on. The row is nil for the docked bar's field.
    case touch(row: Int?, CGPoint)
    /// Asks whether a finger may drag the table from a point of the screen, where it moves by so
    /// many points first, y down.
    case drag(CGPoint, by: CGFloat)
    /// Tells of a finger that has moved on to a point of the screen.
    case dragged(CGPoint)
    /// Tells of a finger that is lifted after it has moved.
    case dragEnd
    /// scrollViewShouldScrollToTop.
    case scrollToTop
    /// viewWillTransition(to:with:), before a rotation that takes seconds.
    case rotation(Orientation, during: TimeInterval)
    /// Tells of the layout of a rotation, after which the notifications of a keyboard come that is
    /// shown again.
    case rotationEnd
    /// Tells of the life of the app and of the form's screen, which is all that fills the window or
    /// only the top of a stack in it.
    case lifecycle(LifecycleCall, fillsWindow: Bool)
    /// Asks whether a finger may dismiss the form's screen, which stands in a sheet.
    case close
    /// Asks whether what lies over the form's screen may be dismissed; an app that does it by
    /// itself, as by an alert's button, says no.
    case closeCover
    /// Tells of the end of a swipe back: the finger has popped the screen, or let it come back.
    case swipeEnd
    /// textField(_:shouldChangeCharactersIn:replacementString:), its like of a text view, or
    /// textFieldShouldClear.
    case change(TextEdit)
    /// Tells of a change of a text that it was asked for, or that no one is asked for.
    case changed(TextEdit)
    /// textFieldShouldReturn.
    case pressReturn
  }

  package let kind: Kind
}

extension AppCode {
  /// Calls the app.
  ///
  /// - Returns: whether the phone goes on; true where it does not ask.
  @discardableResult
  package mutating func call(_ kind: AppCall.Kind, on phone: inout Phone) -> Bool {
    answer(AppCall(kind: kind), on: &phone)
  }

  package mutating func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool {
    call(.change(edit), on: &phone)
  }

  package mutating func edited(_ edit: TextEdit, on phone: inout Phone) {
    call(.changed(edit), on: &phone)
  }

  package mutating func shouldReturn(on phone: inout Phone) -> Bool {
    call(.pressReturn, on: &phone)
  }

  /// Returns whether a recogniser keeps a tap from what lies there.
  package mutating func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool {
    !call(.tap(point), on: &phone)
  }
}

/// An app with fields and buttons of its own, which can be asked about them.
package protocol AppWithViews: AppCode {
  /// Returns the text of a field of its own; nil for a row without one. The row is nil for the
  /// docked bar's field.
  func text(ofRow row: Int?) -> String?
  /// Returns where on the screen a button of its own is that says so; nil without one.
  func place(ofItem label: String, on phone: Phone) -> CGPoint?
  /// Which of its own screens is shown: another number after another one has come.
  var screenNumber: Int { get }
  /// Returns the definition, in JSON, of the form that its own screen is on a phone; nil where it
  /// shows none of its own.
  func shownForm(on phone: Phone) -> Data?
}
