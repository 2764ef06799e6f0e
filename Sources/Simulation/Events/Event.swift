import Foundation

/// An event of a simulated phone with its virtual time, such as a touch, a notification or a
/// scroll.
package struct Event: Hashable, Sendable {
  package var time: TimeInterval
  package var kind: Kind
  /// The purpose of the strategy's or UIKit's action that caused the event; nil for other causes.
  package var purpose: Purpose?
  /// The strategy's reason for the event as a clause, or nil if the purpose already explains it.
  package var reason: String?
  /// The return addresses of the app code's calls that caused the event, innermost first.
  package var calls: [UInt] = []

  /// The purpose of a view change by a keyboard-avoidance strategy, or of a scroll by UIKit.
  package enum Purpose: Sendable {
    /// A change that makes room for the keyboard.
    case room
    /// A scroll that brings the active row into view.
    case reveal
    /// A change that restores the table when the keyboard is hidden.
    case hide
    /// A scroll to the top after a tap on the status bar.
    case top
    /// A scroll that fully opens or closes a half-open bar, such as a search bar.
    case halfOpenBar
    /// A scroll that keeps visible content in place while rows above change to their real heights.
    case measuring
    /// A scroll that shows the caret's line while the user types into a text view.
    case caret
    /// A scroll that shows the active row, as a table view controller does.
    case controller
  }

  /// A delegate call of a text field or text view, or a change of the first responder.
  package enum Call: String, Sendable {
    case shouldBeginEditing = "ShouldBeginEditing"
    case becameFirstResponder = "becomeFirstResponder"
    case didBeginEditing = "DidBeginEditing"
    case shouldEndEditing = "ShouldEndEditing"
    case resignedFirstResponder = "resignFirstResponder"
    case didEndEditing = "DidEndEditing"
    case shouldReturn = "ShouldReturn"

    /// Returns the name of the UIKit method for an event of a text field or text view.
    ///
    /// For example, `textFieldDidBeginEditing` or `textViewDidBeginEditing`.
    package func name(isTextView: Bool) -> String {
      switch self {
      case .becameFirstResponder, .resignedFirstResponder: rawValue
      case .shouldBeginEditing, .didBeginEditing, .shouldEndEditing, .didEndEditing, .shouldReturn:
        (isTextView ? "textView" : "textField") + rawValue
      }
    }
  }

  /// The kind of an event on the simulated phone, with the event's details.
  package enum Kind: Hashable, Sendable {
    case touch(at: CGPoint, HitTarget)
    /// A delegate call or first-responder change; the row is nil for a field outside the table.
    case call(Call, row: Int?, isTextView: Bool = false)
    case notification(KeyboardNotification)
    /// The tap recognizer that ends editing was added to the table or removed from it.
    case recognizer(isAdded: Bool)
    case recognized(row: Int?)
    /// The table's vertical offset was set; a drag may have `asked` for one beyond the legal range.
    case offset(from: CGFloat, to: CGFloat, asked: CGFloat, Author, Animation?)
    /// UIKit moved the table's content offset back into the legal range of offsets.
    case clamped(from: CGFloat, to: CGFloat)
    case inset(from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    /// The insets that UIKit itself adds to the table's contentInset have changed.
    case systemInset(from: EdgeInsets, to: EdgeInsets)
    /// The offset of a scroll view around the table was set; the outermost has the index 0.
    case outerOffset(scroll: Int, from: CGPoint, to: CGPoint, Author, Animation?)
    case outerInset(scroll: Int, from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    case outerFrame(scroll: Int, from: CGRect, to: CGRect, Author, Animation?)
    case tableFrame(from: CGRect, to: CGRect, Author, Animation?)
    case rootFrame(from: CGRect, to: CGRect, Author, Animation?)
    /// A field outside a table row, or a view around that field, was moved.
    ///
    /// The frames are in the coordinates of the root view or of the scroll view's content.
    case fieldFrame(row: Int, from: CGRect, to: CGRect, Author, Animation?)
    /// UIKit moved the sheet that presents the form, between two frames on the screen.
    case sheetFrame(from: CGRect, to: CGRect, Animation?)
    /// A row changed its height for its text or a validation message, between beginUpdates and
    /// endUpdates.
    case rowHeight(row: Int, from: CGFloat, to: CGFloat)
    /// Rows were inserted and deleted in one batch, like with insertRows and deleteRows.
    case rowUpdate(inserted: Int, deleted: Int)
    /// The size of the table's content changed, because rows with an estimated height came onto
    /// the screen and were measured.
    case contentSize(from: CGSize, to: CGSize)
    /// A row's field scrolls itself into view; `isNeeded` is false if the row was already in view.
    case fieldScroll(row: Int, isNeeded: Bool)
    /// A dragging finger pulled the keyboard's top edge to a `y` in screen coordinates.
    case keyboardPulled(to: CGFloat)
    /// A row was selected by a tap: tableView(_:didSelectRowAt:).
    case selected(row: Int)
    case timer(delay: TimeInterval)
    /// A strategy decided to do nothing, or the phone rejected a change, for a reason.
    case declined(Reason)
    case log(String)
    case lifecycle(LifecycleCall)
  }

  /// The reason why a keyboard-avoidance strategy did nothing, or the phone rejected a change.
  package enum Reason: Hashable, Sendable {
    case notScrolledToBottom(offset: CGFloat, needed: CGFloat)
    case noOverlap
    /// The table's existing bottom inset is already large enough for the keyboard.
    case insetIsEnough
    case insetIsSame
    case alreadyVisible
    case noActiveField
    /// The active field is in the bar docked to the keyboard, which is always visible.
    case barIsAboveKeyboard
    /// The active field is in the navigation bar, which the keyboard doesn't cover.
    case fieldIsInNavigationBar
    /// The form's fields are not in a table, so there are no rows to scroll to.
    case noRows
    /// CGRectInset made a rectangle of negative size, so UIKit raises CALayerInvalidGeometry.
    case nullFrame
    /// A floating-point value that no view or timer accepts, such as NaN.
    case unusableNumber
    /// The table has no row with this index, counted from 0.
    case noRow(Int)
  }
}

/// A lifecycle call to the form's view controller or to the app delegate.
package enum LifecycleCall: String, Sendable {
  case viewWillDisappear
  case viewWillAppear
  case didEnterBackground = "applicationDidEnterBackground"
  case willEnterForeground = "applicationWillEnterForeground"
}

/// Who changed a view: UIKit, a strategy, the app's own code, the user, or a script.
package enum Author: String, Sendable {
  /// UIKit itself made the change.
  case uikit
  case strategy
  /// The app's own code made the change.
  case app
  /// The user's finger made the change.
  case user
  /// A session command made the change, without the user's finger or the app.
  case script
}

/// The recorded events of a simulated phone.
///
/// While recording is off, an event costs only one comparison.
struct EventLog: Hashable, Sendable {
  var isListening = false
  /// The purpose of the current action of a strategy or UIKit, which each new event gets; or nil.
  var purpose: Event.Purpose?
  /// The recorded events, and the reason and calls for the next ones; nil if all are empty.
  ///
  /// Copies of the phone are cheaper with nil than with a reference.
  private var contents: Contents?

  /// The recorded events of a log, and the calls and the reason that the next events get.
  private struct Contents: Hashable, Sendable {
    var calls: [UInt] = []
    var reason: String?
    var events: [Event] = []
  }

  /// The return addresses of the app's calls in progress, which each new event gets.
  var calls: [UInt] {
    get { contents?.calls ?? [] }
    set { setContents(Contents(calls: newValue, reason: reason, events: events)) }
  }

  /// The strategy's reason for its current action as a clause, which each new event gets; or nil.
  var reason: String? {
    get { contents?.reason }
    set { setContents(Contents(calls: calls, reason: newValue, events: events)) }
  }

  var events: [Event] { contents?.events ?? [] }

  mutating func add(_ event: @autoclosure () -> Event) {
    guard isListening else { return }
    var event = event()
    event.purpose = purpose
    (event.reason, event.calls) = (reason, calls)
    if contents == nil { contents = Contents() }
    contents?.events.append(event)
  }

  mutating func clear() { setContents(Contents(calls: calls)) }

  private mutating func setContents(_ new: Contents) {
    contents = new == Contents() ? nil : new
  }
}
