import Foundation

/// Something that happened at a moment of virtual time.
package struct Event: Hashable, Sendable {
  package var time: TimeInterval
  package var kind: Kind
  /// The purpose for which a strategy, or UIKit of its own accord, acted; nil where neither did.
  package var purpose: Purpose?
  /// The addresses of the calls of the app's code in which it happened, the innermost first.
  package var calls: [UInt] = []

  /// The purpose for which a strategy acts, or UIKit scrolls.
  package enum Purpose: Sendable {
    /// Making room for the keyboard.
    case room
    /// Bringing the active row into view.
    case reveal
    /// Giving back what it took.
    case hide
    /// Going to the top upon a tap on the status bar.
    case top
    /// Opening or closing a bar that a finger left half open.
    case halfOpenBar
    /// Keeping what is below rows in its place while they are measured.
    case measuring
    /// Showing the caret's line of a text view that is typed into.
    case caret
    /// Showing the active row, as a table view controller does.
    case controller
  }

  /// The calls of a text field's or a text view's delegate, and what becomes of the first responder
  /// between them.
  package enum Call: String, Sendable {
    case shouldBeginEditing = "ShouldBeginEditing"
    case becameFirstResponder = "becomeFirstResponder"
    case didBeginEditing = "DidBeginEditing"
    case shouldEndEditing = "ShouldEndEditing"
    case resignedFirstResponder = "resignFirstResponder"
    case didEndEditing = "DidEndEditing"
    case shouldReturn = "ShouldReturn"

    /// Returns UIKit's name: a text view's delegate has its own.
    package func name(isTextView: Bool) -> String {
      switch self {
      case .becameFirstResponder, .resignedFirstResponder: rawValue
      case .shouldBeginEditing, .didBeginEditing, .shouldEndEditing, .didEndEditing, .shouldReturn:
        (isTextView ? "textView" : "textField") + rawValue
      }
    }
  }

  package enum Kind: Hashable, Sendable {
    case touch(at: CGPoint, HitTarget)
    /// The row is nil for the docked bar's field.
    case call(Call, row: Int?, isTextView: Bool = false)
    case notification(KeyboardNotification)
    /// The tap recogniser on the table was added, or removed.
    case recognizer(isAdded: Bool)
    case recognized(row: Int?)
    /// The content's offset was set; `asked` is what was wanted before the legal range cut it.
    case offset(from: CGFloat, to: CGFloat, asked: CGFloat, Author, Animation?)
    /// UIKit brought an offset that had become illegal back into its range.
    case clamped(from: CGFloat, to: CGFloat)
    case inset(from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    /// UIKit's own share of the adjusted inset changed.
    case systemInset(from: EdgeInsets, to: EdgeInsets)
    /// The offset of a scroll view around the table was set; they count from 0, outermost first.
    case outerOffset(scroll: Int, from: CGPoint, to: CGPoint, Author, Animation?)
    case outerInset(scroll: Int, from: EdgeInsets, to: EdgeInsets, Author, Animation?)
    case outerFrame(scroll: Int, from: CGRect, to: CGRect, Author, Animation?)
    case tableFrame(from: CGRect, to: CGRect, Author, Animation?)
    case rootFrame(from: CGRect, to: CGRect, Author, Animation?)
    /// A field that lies in no row of a table, or a view around it, was moved in the root view or
    /// the content.
    case fieldFrame(row: Int, from: CGRect, to: CGRect, Author, Animation?)
    /// UIKit moved the sheet in which the form stands.
    case sheetFrame(from: CGRect, to: CGRect, Animation?)
    /// A row of automatic dimension fitted itself to its text, between beginUpdates and endUpdates.
    case rowHeight(row: Int, from: CGFloat, to: CGFloat)
    /// Rows were put in and taken out, as by insertRows and deleteRows.
    case rowUpdate(inserted: Int, deleted: Int)
    /// Rows that came onto the screen count for their own heights from now on.
    case contentSize(from: CGSize, to: CGSize)
    /// The text field was asked to scroll itself into view; `isNeeded` tells whether it moved.
    case fieldScroll(row: Int, isNeeded: Bool)
    /// The keyboard followed the finger to this height of the screen.
    case keyboardPulled(to: CGFloat)
    /// tableView(_:didSelectRowAt:).
    case selected(row: Int)
    case timer(delay: TimeInterval)
    /// A strategy decided to leave something alone.
    case declined(Reason)
    case log(String)
    case lifecycle(LifecycleCall)
  }

  /// The reason for which a strategy, or the phone, left something as it was.
  package enum Reason: Hashable, Sendable {
    case notScrolledToBottom(offset: CGFloat, needed: CGFloat)
    case noOverlap
    /// The inset that was there before is as large as the one that is needed.
    case insetIsEnough
    case alreadyVisible
    case noActiveField
    /// The active field is the docked bar's, which no scrolling has to show.
    case barIsAboveKeyboard
    /// The fields are in no table.
    case noRows
    /// CGRectInset took more than there was: UIKit raises CALayerInvalidGeometry there.
    case nullFrame
    /// A number that no view or timer can be set to, such as NaN.
    case unusableNumber
    /// There is no row of this number, counted from 0.
    case noRow(Int)
  }
}

/// A call by which the form's controller, or its app, learns where it stands.
package enum LifecycleCall: String, Sendable {
  case viewWillDisappear
  case viewWillAppear
  case didEnterBackground = "applicationDidEnterBackground"
  case willEnterForeground = "applicationWillEnterForeground"
}

/// The author of a movement.
package enum Author: String, Sendable {
  /// UIKit of its own accord.
  case uikit
  case strategy
  /// The app's own code.
  case app
  /// The user's finger.
  case user
  /// A command that sets things from outside.
  case script
}

/// The record of what happened; while it is off, it costs a comparison.
struct EventLog: Hashable, Sendable {
  var isListening = false
  /// What a strategy or UIKit is about now, which its events tell.
  var purpose: Event.Purpose?
  /// Nil where there is nothing in it, so that copying counts nothing.
  private var contents: Contents?

  private struct Contents: Hashable, Sendable {
    var calls: [UInt] = []
    var events: [Event] = []
  }

  /// The calls of the app's code that are under way.
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
