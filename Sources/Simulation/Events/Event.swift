import Foundation

/// Something that happened at a moment of virtual time.
package struct Event: Hashable, Sendable {
  package var time: TimeInterval
  package var kind: Kind
  /// Why a strategy or UIKit itself acted, or nil if neither did.
  package var purpose: Purpose?
  /// The addresses of the app's calls that caused the event, innermost first.
  package var calls: [UInt] = []

  /// The purpose of an action by a strategy, or of a scroll by UIKit.
  package enum Purpose: Sendable {
    /// Making room for the keyboard.
    case room
    /// Bringing the active row into view.
    case reveal
    /// Restoring the table when the keyboard is hidden.
    case hide
    /// Scrolling to the top after a tap on the status bar.
    case top
    /// Opening or closing a bar that a finger left half open.
    case halfOpenBar
    /// Keeping the content below rows in place while the rows are measured.
    case measuring
    /// Showing the caret's line while a text view is typed into.
    case caret
    /// Showing the active row, as a table view controller does.
    case controller
  }

  /// The delegate calls of a text field or text view, and changes of the first responder.
  package enum Call: String, Sendable {
    case shouldBeginEditing = "ShouldBeginEditing"
    case becameFirstResponder = "becomeFirstResponder"
    case didBeginEditing = "DidBeginEditing"
    case shouldEndEditing = "ShouldEndEditing"
    case resignedFirstResponder = "resignFirstResponder"
    case didEndEditing = "DidEndEditing"
    case shouldReturn = "ShouldReturn"

    /// Returns UIKit's name.
    ///
    /// A text view's delegate has its own names.
    package func name(isTextView: Bool) -> String {
      switch self {
      case .becameFirstResponder, .resignedFirstResponder: rawValue
      case .shouldBeginEditing, .didBeginEditing, .shouldEndEditing, .didEndEditing, .shouldReturn:
        (isTextView ? "textView" : "textField") + rawValue
      }
    }
  }

  /// The kind of event, with its details.
  package enum Kind: Hashable, Sendable {
    case touch(at: CGPoint, HitTarget)
    /// A delegate call.
    ///
    /// The row is nil for the docked bar's field.
    case call(Call, row: Int?, isTextView: Bool = false)
    case notification(KeyboardNotification)
    /// The tap recognizer was added to the table or removed.
    case recognizer(isAdded: Bool)
    case recognized(row: Int?)
    /// The content offset was set.
    ///
    /// `asked` is the requested value before it was clamped to the legal range.
    case offset(from: CGFloat, to: CGFloat, asked: CGFloat, Author, Animation?)
    /// UIKit moved an offset that had become illegal back into its range.
    case clamped(from: CGFloat, to: CGFloat)
    case inset(from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    /// UIKit's own part of the adjusted inset changed.
    case systemInset(from: EdgeInsets, to: EdgeInsets)
    /// The offset of a scroll view around the table was set.
    ///
    /// These views are counted from 0, outermost first.
    case outerOffset(scroll: Int, from: CGPoint, to: CGPoint, Author, Animation?)
    case outerInset(scroll: Int, from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    case outerFrame(scroll: Int, from: CGRect, to: CGRect, Author, Animation?)
    case tableFrame(from: CGRect, to: CGRect, Author, Animation?)
    case rootFrame(from: CGRect, to: CGRect, Author, Animation?)
    /// A field that is not in a table row, or a view around it, was moved in the root view or the
    /// content.
    case fieldFrame(row: Int, from: CGRect, to: CGRect, Author, Animation?)
    /// UIKit moved the form's sheet.
    case sheetFrame(from: CGRect, to: CGRect, Animation?)
    /// A row with automatic dimension changed its height to fit its text, between beginUpdates and
    /// endUpdates.
    case rowHeight(row: Int, from: CGFloat, to: CGFloat)
    /// Rows were inserted and deleted, as by insertRows and deleteRows.
    case rowUpdate(inserted: Int, deleted: Int)
    /// Rows that came onto the screen now count with their own heights instead of the estimate.
    case contentSize(from: CGSize, to: CGSize)
    /// The text field was asked to scroll itself into view.
    ///
    /// `isNeeded` tells whether it moved.
    case fieldScroll(row: Int, isNeeded: Bool)
    /// The keyboard followed the finger to this height of the screen.
    case keyboardPulled(to: CGFloat)
    /// tableView(_:didSelectRowAt:).
    case selected(row: Int)
    case timer(delay: TimeInterval)
    /// A strategy decided to do nothing.
    case declined(Reason)
    case log(String)
    case lifecycle(LifecycleCall)
  }

  /// Why a strategy or the phone did nothing.
  package enum Reason: Hashable, Sendable {
    case notScrolledToBottom(offset: CGFloat, needed: CGFloat)
    case noOverlap
    /// The existing inset is at least as large as the needed one.
    case insetIsEnough
    case alreadyVisible
    case noActiveField
    /// The active field is in the docked bar, which is always visible.
    case barIsAboveKeyboard
    /// The fields are not in a table.
    case noRows
    /// CGRectInset made a negative size.
    ///
    /// UIKit raises CALayerInvalidGeometry then.
    case nullFrame
    /// A number that no view or timer accepts, such as NaN.
    case unusableNumber
    /// There is no row with this number, counted from 0.
    case noRow(Int)
  }
}

/// A lifecycle call to the form's controller or to the app delegate.
package enum LifecycleCall: String, Sendable {
  case viewWillDisappear
  case viewWillAppear
  case didEnterBackground = "applicationDidEnterBackground"
  case willEnterForeground = "applicationWillEnterForeground"
}

/// Who made a change.
package enum Author: String, Sendable {
  /// UIKit itself.
  case uikit
  case strategy
  /// The app's own code.
  case app
  /// The user's finger.
  case user
  /// A command that changes things from outside.
  case script
}

/// The recorded events.
///
/// While recording is off, an event costs only a comparison.
struct EventLog: Hashable, Sendable {
  var isListening = false
  /// The current purpose of a strategy or UIKit, which is added to its events.
  var purpose: Event.Purpose?
  /// The contents, or nil if empty, so that copying counts no reference.
  private var contents: Contents?

  /// The contents of a log that isn't empty.
  private struct Contents: Hashable, Sendable {
    var calls: [UInt] = []
    var events: [Event] = []
  }

  /// The addresses of the app's calls in progress.
  var calls: [UInt] {
    get { contents?.calls ?? [] }
    set { setContents(Contents(calls: newValue, events: events)) }
  }

  var events: [Event] { contents?.events ?? [] }

  mutating func add(_ event: @autoclosure () -> Event) {
    guard isListening else { return }
    var event = event()
    event.purpose = purpose
    event.calls = calls
    if contents == nil { contents = Contents() }
    contents?.events.append(event)
  }

  mutating func clear() { setContents(Contents(calls: calls)) }

  private mutating func setContents(_ new: Contents) {
    contents = new == Contents() ? nil : new
  }
}
