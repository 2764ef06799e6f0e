import Foundation
import Simulation

/// The memory of a system that answers more than the keyboard's coming and going.
enum SystemMemory: Hashable, Sendable {
  case none
  case avoidingView(AvoidingViewMemory)
  case awareScroll(AwareScrollMemory)
  case chat(ChatMemory)
  case autoScroll(AutoScrollMemory)
  case assist(AssistMemory)
  case focusedChild(FocusedChildMemory)

  /// KeyboardAvoidingView's of react-native-keyboard-controller.
  var avoidingView: AvoidingViewMemory {
    get { if case .avoidingView(let memory) = self { memory } else { AvoidingViewMemory() } }
    set { self = .avoidingView(newValue) }
  }

  /// KeyboardAwareScrollView's.
  var awareScroll: AwareScrollMemory {
    get { if case .awareScroll(let memory) = self { memory } else { AwareScrollMemory() } }
    set { self = .awareScroll(newValue) }
  }

  /// KeyboardChatScrollView's.
  var chat: ChatMemory {
    get { if case .chat(let memory) = self { memory } else { ChatMemory() } }
    set { self = .chat(newValue) }
  }

  /// .NET MAUI's KeyboardAutoManagerScroll's.
  var autoScroll: AutoScrollMemory {
    get { if case .autoScroll(let memory) = self { memory } else { AutoScrollMemory() } }
    set { self = .autoScroll(newValue) }
  }

  /// Jetpack Compose's.
  var focusedChild: FocusedChildMemory {
    get { if case .focusedChild(let memory) = self { memory } else { FocusedChildMemory() } }
    set { self = .focusedChild(newValue) }
  }

  /// Ionic's scroll assist's.
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
  /// Whether it has the padding at its top that it gets once the keyboard has arrived.
  var isPadded = false
}

/// The state of a KeyboardAwareScrollView.
struct AwareScrollMemory: Hashable, Sendable {
  /// The height that the keyboard was last said to get, in points; 0 once it has left.
  var keyboardHeight: CGFloat = 0
  /// The row that was last focused.
  var row: Int?
  /// The offset before the last focused field, or the last height, made it scroll.
  var offset: CGFloat = 0
  /// Where on the screen the input, or its caret, ended then; nil outside the scroll view.
  var bottom: CGFloat?
}

/// The state of a KeyboardChatScrollView.
struct ChatMemory: Hashable, Sendable {
  /// The bottom padding, in points.
  var padding: CGFloat = 0
  /// The offset that the scroll view was last sent.
  var sentOffset: CGFloat = 0
  /// Whether a finger has dragged the keyboard since it last came or left.
  var isPulled = false
}

/// The state of KeyboardAutoManagerScroll.
struct AutoScrollMemory: Hashable, Sendable {
  /// The row whose field has begun editing.
  var row: Int?
  /// The keyboard's frame in the last notification.
  var keyboard = CGRect.zero
  var isKeyboardShown = false
  /// Whether it keeps the innermost scroll view's first insets.
  var hasFirstInsets = false
  /// The scroll view that it has scrolled last: a container's number, or −1 for the table.
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
  /// Whether the keyboard has been presented since that input got the focus.
  var isPresented = false
  /// The scroll that waits for the keyboard.
  var pending: Scroll?
  /// The scroll that is under way.
  var running: Running?
  /// The padding that was last asked for, in points.
  var padding: CGFloat = 0
  /// The timer that removes the padding.
  var paddingTimer: Int?
  /// The points by which the web view or its page is lower, or is about to be.
  var resize: CGFloat = 0
  /// The timer that makes it lower.
  var resizeTimer: Int?
  /// The height that an iPad's keyboard was first said to cover of the web view, in points.
  var coveredOnPad: CGFloat = 0

  /// A scroll by points, upward in the content.
  struct Scroll: Hashable, Sendable {
    /// The offset that the scroll starts from.
    var origin: CGFloat
    var amount: CGFloat
    var duration: TimeInterval
    /// How many times the keyboard has yet to be presented.
    var presentations: Int
    /// The timer that ends the wait.
    var timer: Int
  }

  /// A scroll that ends at an offset, as far as the range goes by then.
  struct Running: Hashable, Sendable {
    var offset: CGFloat
    var timer: Int
  }
}
