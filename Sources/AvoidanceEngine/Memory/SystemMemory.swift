import Foundation
import Simulation

/// The values that a library or system saves, if it handles more events than show and hide.
package enum SystemMemory: Hashable, Sendable {
  case none
  case avoidingView(AvoidingViewMemory)
  case awareScroll(AwareScrollMemory)
  case chat(ChatMemory)
  case autoScroll(AutoScrollMemory)
  case assist(AssistMemory)
  case focusedChild(FocusedChildMemory)

  /// The values that react-native-keyboard-controller's KeyboardAvoidingView keeps between events.
  package var avoidingView: AvoidingViewMemory {
    get { if case .avoidingView(let memory) = self { memory } else { AvoidingViewMemory() } }
    set { self = .avoidingView(newValue) }
  }

  /// The values that KeyboardAwareScrollView keeps between events.
  package var awareScroll: AwareScrollMemory {
    get { if case .awareScroll(let memory) = self { memory } else { AwareScrollMemory() } }
    set { self = .awareScroll(newValue) }
  }

  /// The values that KeyboardChatScrollView keeps between events.
  package var chat: ChatMemory {
    get { if case .chat(let memory) = self { memory } else { ChatMemory() } }
    set { self = .chat(newValue) }
  }

  /// The values that .NET MAUI's KeyboardAutoManagerScroll keeps between events.
  package var autoScroll: AutoScrollMemory {
    get { if case .autoScroll(let memory) = self { memory } else { AutoScrollMemory() } }
    set { self = .autoScroll(newValue) }
  }

  /// The values that Jetpack Compose keeps for scrolling to the focused child.
  package var focusedChild: FocusedChildMemory {
    get { if case .focusedChild(let memory) = self { memory } else { FocusedChildMemory() } }
    set { self = .focusedChild(newValue) }
  }

  /// The values that Ionic's scroll assist keeps between events.
  package var assist: AssistMemory {
    get { if case .assist(let memory) = self { memory } else { AssistMemory() } }
    set { self = .assist(newValue) }
  }
}

/// The state of a scrollable in Jetpack Compose that shows its focused child.
package struct FocusedChildMemory: Hashable, Sendable {
  /// The row that was last brought into view, counted from 0, or nil.
  package var row: Int?
  /// The keyboard's top on the screen when the row was last brought into view.
  package var keyboardTop: CGFloat
  /// Whether the focused row stays where it is.
  ///
  /// It does unless the viewport has just begun to cut it.
  package var stays: Bool

  package init(row: Int? = nil, keyboardTop: CGFloat = 0, stays: Bool = false) {
    (self.row, self.keyboardTop, self.stays) = (row, keyboardTop, stays)
  }
}

/// The state of a translated KeyboardAvoidingView of react-native-keyboard-controller.
package struct AvoidingViewMemory: Hashable, Sendable {
  /// Whether the view has the top padding that it gets when the keyboard has arrived.
  package var isPadded = false
}

/// The state of a KeyboardAwareScrollView of react-native-keyboard-controller.
package struct AwareScrollMemory: Hashable, Sendable {
  /// The keyboard's height in the last event, in points; 0 after it has left.
  package var keyboardHeight: CGFloat = 0
  /// The row whose input was last focused, counted from 0.
  package var row: Int?
  /// The scroll offset before the last scroll for a new field or a new keyboard height.
  package var offset: CGFloat = 0
  /// The bottom of the focused input, or of its caret, on the screen before the last scroll.
  ///
  /// Nil outside the scroll view.
  package var bottom: CGFloat?
}

/// The state of a KeyboardChatScrollView of react-native-keyboard-controller.
package struct ChatMemory: Hashable, Sendable {
  /// The scroll view's bottom padding, in points.
  package var padding: CGFloat
  /// The target offset of the scroll view's last requested scroll.
  package var sentOffset: CGFloat
  /// Whether a finger has dragged the keyboard since it last appeared or left.
  package var isPulled = false

  package init(padding: CGFloat = 0, sentOffset: CGFloat = 0) {
    (self.padding, self.sentOffset) = (padding, sentOffset)
  }
}

/// The state of .NET MAUI's KeyboardAutoManagerScroll.
package struct AutoScrollMemory: Hashable, Sendable {
  /// The row whose field has begun editing, counted from 0, or nil.
  package var row: Int?
  /// The keyboard's frame in the last notification.
  package var keyboard = CGRect.zero
  package var isKeyboardShown = false
  /// Whether the original insets of the innermost scroll view are saved.
  package var hasFirstInsets = false
  /// The scroll view that was scrolled last: an index in the phone's `containers`, or −1 for the
  /// table.
  package var scrolled: Int?
  /// The distance to keep between the caret's top and the keyboard, in points.
  package var distance: CGFloat = 20
  /// The number of the timer that was started for a field with an accessory view.
  package var timer: Int?

  package init() {}
}

/// The state of Ionic's scroll assist and of Capacitor's Keyboard plugin.
package struct AssistMemory: Hashable, Sendable {
  /// The row whose input has the focus, counted from 0, or nil.
  package var row: Int?
  /// Whether the keyboard has been presented since the input got the focus.
  package var isPresented = false
  /// The scroll that the assist puts off until the keyboard is presented, or nil.
  package var pending: Scroll?
  /// The scroll that is in progress, or nil.
  package var running: Running?
  /// The padding of the scrolled content that was last requested, in points.
  package var padding: CGFloat = 0
  /// The number of the timer that removes the padding of the scrolled content.
  package var paddingTimer: Int?
  /// How much shorter the web view or its page is, or will be after ``resizeTimer``, in points.
  package var resize: CGFloat = 0
  /// The number of the timer that shortens the web view or its page.
  package var resizeTimer: Int?
  /// The height of the web view that an iPad's keyboard first covered, in points.
  package var coveredOnPad: CGFloat = 0

  /// A scroll by points, upward in the content, that waits for the keyboard.
  package struct Scroll: Hashable, Sendable {
    /// The scroll view's offset when the scroll starts.
    package var origin: CGFloat
    package var amount: CGFloat
    package var duration: TimeInterval
    /// The number of times that the keyboard must still be presented before the scroll.
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

  /// A scroll in progress to an offset, which is limited to the legal range in the last frame.
  package struct Running: Hashable, Sendable {
    package var offset: CGFloat
    package var timer: Int

    package init(offset: CGFloat, timer: Int) {
      (self.offset, self.timer) = (offset, timer)
    }
  }
}
