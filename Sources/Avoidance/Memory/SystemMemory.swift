import Foundation
import Simulation

/// The memory of a system that reacts to more events than the keyboard's show and hide.
enum SystemMemory: Hashable, Sendable {
  case none
  case avoidingView(AvoidingViewMemory)
  case awareScroll(AwareScrollMemory)
  case chat(ChatMemory)
  case autoScroll(AutoScrollMemory)
  case assist(AssistMemory)
  case focusedChild(FocusedChildMemory)

  /// The memory of react-native-keyboard-controller's KeyboardAvoidingView.
  var avoidingView: AvoidingViewMemory {
    get { if case .avoidingView(let memory) = self { memory } else { AvoidingViewMemory() } }
    set { self = .avoidingView(newValue) }
  }

  /// The memory of KeyboardAwareScrollView.
  var awareScroll: AwareScrollMemory {
    get { if case .awareScroll(let memory) = self { memory } else { AwareScrollMemory() } }
    set { self = .awareScroll(newValue) }
  }

  /// The memory of KeyboardChatScrollView.
  var chat: ChatMemory {
    get { if case .chat(let memory) = self { memory } else { ChatMemory() } }
    set { self = .chat(newValue) }
  }

  /// The memory of .NET MAUI's KeyboardAutoManagerScroll.
  var autoScroll: AutoScrollMemory {
    get { if case .autoScroll(let memory) = self { memory } else { AutoScrollMemory() } }
    set { self = .autoScroll(newValue) }
  }

  /// The memory of Jetpack Compose's scrolling to the focused child.
  var focusedChild: FocusedChildMemory {
    get { if case .focusedChild(let memory) = self { memory } else { FocusedChildMemory() } }
    set { self = .focusedChild(newValue) }
  }

  /// The memory of Ionic's scroll assist.
  var assist: AssistMemory {
    get { if case .assist(let memory) = self { memory } else { AssistMemory() } }
    set { self = .assist(newValue) }
  }
}

/// The state of a scrollable in Jetpack Compose.
struct FocusedChildMemory: Hashable, Sendable {
  /// The row that was last brought into view.
  var row: Int?
  /// The keyboard's top on the screen at that time.
  var keyboardTop: CGFloat = 0
  /// Whether the row stays where it is, because the viewport has not just begun to cut it.
  var stays = false
}

/// The state of a KeyboardAvoidingView that is translated.
struct AvoidingViewMemory: Hashable, Sendable {
  /// Whether the view has the top padding that it gets when the keyboard has arrived.
  var isPadded = false
}

/// The state of a KeyboardAwareScrollView.
struct AwareScrollMemory: Hashable, Sendable {
  /// The keyboard's height in the last event, in points; 0 after it has left.
  var keyboardHeight: CGFloat = 0
  /// The row that was last focused.
  var row: Int?
  /// The offset before the last scroll for a new field or a new keyboard height.
  var offset: CGFloat = 0
  /// The bottom of the input, or of its caret, on the screen at that time; nil outside the scroll
  /// view.
  var bottom: CGFloat?
}

/// The state of a KeyboardChatScrollView.
struct ChatMemory: Hashable, Sendable {
  /// The bottom padding, in points.
  var padding: CGFloat = 0
  /// The offset that the scroll view was last sent.
  var sentOffset: CGFloat = 0
  /// Whether a finger has dragged the keyboard since it last appeared or left.
  var isPulled = false
}

/// The state of KeyboardAutoManagerScroll.
struct AutoScrollMemory: Hashable, Sendable {
  /// The row whose field has begun editing.
  var row: Int?
  /// The keyboard's frame in the last notification.
  var keyboard = CGRect.zero
  var isKeyboardShown = false
  /// Whether the innermost scroll view's first insets are saved.
  var hasFirstInsets = false
  /// The scroll view that was scrolled last: a container's number, or −1 for the table.
  var scrolled: Int?
  /// The distance to keep between the caret's top and the keyboard.
  var distance: CGFloat = 20
  /// The timer of a field that has an accessory view.
  var timer: Int?
}

/// The state of Ionic's scroll assist and of Capacitor's Keyboard plugin.
struct AssistMemory: Hashable, Sendable {
  /// The row whose input has the focus.
  var row: Int?
  /// Whether the keyboard has been presented since the input got the focus.
  var isPresented = false
  /// The scroll that waits for the keyboard.
  var pending: Scroll?
  /// The scroll in progress.
  var running: Running?
  /// The padding that was last requested, in points.
  var padding: CGFloat = 0
  /// The timer that removes the padding.
  var paddingTimer: Int?
  /// How much shorter the web view or its page is, or will be after ``resizeTimer``, in points.
  var resize: CGFloat = 0
  /// The timer that shortens the web view or its page.
  var resizeTimer: Int?
  /// The height of the web view that an iPad's keyboard first covered, in points.
  var coveredOnPad: CGFloat = 0

  /// A scroll by points, upward in the content.
  struct Scroll: Hashable, Sendable {
    /// The offset that the scroll starts from.
    var origin: CGFloat
    var amount: CGFloat
    var duration: TimeInterval
    /// How many more times the keyboard must be presented before the scroll.
    var presentations: Int
    /// The timer that ends the wait.
    var timer: Int
  }

  /// A scroll to an offset, limited to the legal range at its end.
  struct Running: Hashable, Sendable {
    var offset: CGFloat
    var timer: Int
  }
}
