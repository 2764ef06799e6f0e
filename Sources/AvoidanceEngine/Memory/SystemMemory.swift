import Foundation
import Simulation

/// The values that a simulated library or system saves from one event to the next.
///
/// A library that handles only the keyboard's show and hide saves none of these values.
package enum SystemMemory: Hashable, Sendable {
  case none
  case avoidingView(AvoidingViewMemory)
  case awareScroll(AwareScrollMemory)
  case chat(ChatMemory)
  case autoScroll(AutoScrollMemory)
  case assist(AssistMemory)
  case focusedChild(FocusedChildMemory)

  /// The saved values of react-native-keyboard-controller's KeyboardAvoidingView.
  package var avoidingView: AvoidingViewMemory {
    get { if case .avoidingView(let memory) = self { memory } else { AvoidingViewMemory() } }
    set { self = .avoidingView(newValue) }
  }

  /// The saved values of react-native-keyboard-controller's KeyboardAwareScrollView.
  package var awareScroll: AwareScrollMemory {
    get { if case .awareScroll(let memory) = self { memory } else { AwareScrollMemory() } }
    set { self = .awareScroll(newValue) }
  }

  /// The saved values of react-native-keyboard-controller's KeyboardChatScrollView.
  package var chat: ChatMemory {
    get { if case .chat(let memory) = self { memory } else { ChatMemory() } }
    set { self = .chat(newValue) }
  }

  /// The saved values of .NET MAUI's KeyboardAutoManagerScroll.
  package var autoScroll: AutoScrollMemory {
    get { if case .autoScroll(let memory) = self { memory } else { AutoScrollMemory() } }
    set { self = .autoScroll(newValue) }
  }

  /// The saved values that Jetpack Compose needs to scroll to the focused child.
  package var focusedChild: FocusedChildMemory {
    get { if case .focusedChild(let memory) = self { memory } else { FocusedChildMemory() } }
    set { self = .focusedChild(newValue) }
  }

  /// The saved values of Ionic's scroll assist.
  package var assist: AssistMemory {
    get { if case .assist(let memory) = self { memory } else { AssistMemory() } }
    set { self = .assist(newValue) }
  }
}

/// The saved values of a scrollable view in Jetpack Compose that shows its focused child.
package struct FocusedChildMemory: Hashable, Sendable {
  /// The row that had the focus when the strategy last ran, counted from 0, or nil.
  package var row: Int?
  /// The keyboard's top on the screen when the strategy last ran, in points.
  package var keyboardTop: CGFloat
  /// Whether the focused row is not scrolled into view in the current step.
  ///
  /// True for a row that was focused before if the viewport grows, or if it shrinks but the row was
  /// not fully in view.
  package var stays: Bool

  package init(row: Int? = nil, keyboardTop: CGFloat = 0, stays: Bool = false) {
    (self.row, self.keyboardTop, self.stays) = (row, keyboardTop, stays)
  }
}

/// The saved values of a translated KeyboardAvoidingView of react-native-keyboard-controller.
package struct AvoidingViewMemory: Hashable, Sendable {
  /// Whether the view has the top padding that it gets when the keyboard has finished appearing.
  package var isPadded = false
}

/// The saved values of react-native-keyboard-controller's KeyboardAwareScrollView.
package struct AwareScrollMemory: Hashable, Sendable {
  /// The keyboard's height in points in the last event; 0 after the keyboard has hidden.
  package var keyboardHeight: CGFloat = 0
  /// The row whose input was last focused, counted from 0, or nil.
  package var row: Int?
  /// The scroll offset before the latest scroll, in points.
  ///
  /// The scroll was for a new field or a new keyboard height.
  package var offset: CGFloat = 0
  /// The bottom edge on the screen of the focused input, or of its caret, before the latest scroll.
  ///
  /// Nil if the input is outside the scroll view.
  package var bottom: CGFloat?
}

/// The saved values of react-native-keyboard-controller's KeyboardChatScrollView.
package struct ChatMemory: Hashable, Sendable {
  /// The scroll view's bottom padding, in points.
  package var padding: CGFloat
  /// The target offset of the scroll view's last requested scroll.
  package var sentOffset: CGFloat
  /// Whether a finger has dragged the keyboard since it last appeared or hid.
  package var isPulled = false

  package init(padding: CGFloat = 0, sentOffset: CGFloat = 0) {
    (self.padding, self.sentOffset) = (padding, sentOffset)
  }
}

/// The saved values of .NET MAUI's KeyboardAutoManagerScroll.
package struct AutoScrollMemory: Hashable, Sendable {
  /// The row whose field has begun editing, counted from 0, or nil.
  package var row: Int?
  /// The keyboard's frame in the last notification, as the library parses it from a text.
  package var keyboard = CGRect.zero
  package var isKeyboardShown = false
  /// Whether the original insets of the innermost scroll view are saved.
  package var hasFirstInsets = false
  /// The scroll view that was scrolled last, or nil.
  ///
  /// It is an index in the phone's `containers`, or −1 for the table.
  package var scrolled: Int?
  /// The distance in points to keep between the caret and the keyboard, in release 8 from its top.
  package var distance: CGFloat = 20
  /// The number of the timer for the latest deferred scroll to the caret, or nil.
  package var timer: Int?

  package init() {}
}

/// The saved values of Ionic's scroll assist and of Capacitor's Keyboard plugin.
package struct AssistMemory: Hashable, Sendable {
  /// The row whose input has the focus, counted from 0, or nil.
  package var row: Int?
  /// Whether the keyboard has been presented since the input got the focus.
  package var isPresented = false
  /// The scroll that the assist defers until the keyboard is presented, or nil.
  package var pending: Scroll?
  /// The scroll that is in progress, or nil.
  package var running: RunningScroll?
  /// The padding of the scrolled content that was last requested, in points.
  package var padding: CGFloat = 0
  /// The number of the timer that removes the padding of the scrolled content, or nil.
  package var paddingTimer: Int?
  /// By how many points the web view or its page is shortened, or will be after ``resizeTimer``.
  package var resize: CGFloat = 0
  /// The number of the timer that shortens the web view or its page, or nil.
  package var resizeTimer: Int?
  /// The height in points of the web view's part that an iPad's keyboard covered when it appeared.
  package var coveredOnPad: CGFloat = 0

  /// A deferred scroll, by some points upward in the content, that waits for the keyboard.
  package struct Scroll: Hashable, Sendable {
    /// The scroll view's offset when the scroll starts.
    package var origin: CGFloat
    package var amount: CGFloat
    package var duration: TimeInterval
    /// How many more times the keyboard must be presented before the scroll starts.
    package var presentations: Int
    /// The number of the timer that ends the wait for the keyboard.
    package var timer: Int

    package init(
      origin: CGFloat, amount: CGFloat, duration: TimeInterval, presentations: Int, timer: Int
    ) {
      self.origin = origin
      self.amount = amount
      self.duration = duration
      self.presentations = presentations
      self.timer = timer
    }
  }

  /// A scroll in progress to a target offset.
  ///
  /// In the last frame, the offset is limited to the legal range.
  package struct RunningScroll: Hashable, Sendable {
    package var offset: CGFloat
    package var timer: Int

    package init(offset: CGFloat, timer: Int) {
      (self.offset, self.timer) = (offset, timer)
    }
  }
}
