import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of KeyboardChatScrollView of react-native-keyboard-controller 1.22 on iOS, not
  /// inverted.
  ///
  /// The bottom padding is the keyboard's height minus `offset` (0), which is the distance between
  /// the scroll view's bottom and the screen's bottom. The scroll view's height is its maximum.
  ///
  /// `keyboardLiftBehavior` says when the content moves up and down with the padding: `always`;
  /// `whenAtEnd`, if the last 20 points are visible when the keyboard starts to move; `persistent`,
  /// up but not down; or `never`. After an interactive dismissal, only the padding is removed.
  package static let rnkcChat = Strategy(
    .rnkcChat, rule: "padding of the keyboard's height; the content goes up and down by it",
    source: "react-native-keyboard-controller 1.22, KeyboardChatScrollView",
    support: .reactNative, setup: .rnkcChat,
    flaws: [
      "the content moves by the keyboard's height, wherever the active row is",
      "after a finger has dragged the keyboard and it has come back, the next height changes "
        + "only the padding",
      "on hide the content goes down the whole way, even if it could not go up as far",
      "an offset that equals the last one it asked for is not set again, wherever the content is",
    ],
    when: .eachMove, room: .endPadding, reveal: .lift, motion: .keyboard, hide: .saved,
    options: [
      Option(
        "keyboardLiftBehavior", for: .reveal,
        among: [
          ("always", Reveal.lift), ("whenAtEnd", .liftAtEnd), ("persistent", .liftOnly),
          ("never", .liftNever),
        ]
      ) { $0.reveal = $1 },
      Option("offset", lowering: .spacing),
    ], insetAdjustment: .never)
}

extension Setup {
  fileprivate static let rnkcChat = Setup(taking: [.reveal, .spacing]) { strategy in
    let behavior = strategy.optionWord("keyboardLiftBehavior") ?? "always"
    return """
      // react-native-keyboard-controller 1.22 or later
      import {KeyboardChatScrollView, KeyboardProvider} from 'react-native-keyboard-controller';

      <KeyboardProvider>
        <KeyboardChatScrollView
          keyboardLiftBehavior="\(behavior)"
          offset={\((strategy.spacing == 0 ? 0 : -strategy.spacing).inDigits)}>
          {messages}
        </KeyboardChatScrollView>
      </KeyboardProvider>
      """
  }
}

extension Room {
  /// A strategy's decision to add a padding of the keyboard's height plus the spacing below the
  /// content's end.
  ///
  /// It is at most the table's height. The padding is simulated as an inset minus the safe area,
  /// because React Native ignores the safe area.
  package static let endPadding = Room(
    "endPadding",
    "the content gets the keyboard's height below its end, but at most the "
      + "table's height",
    followFinger: { $0.memory.system.chat.isPulled = true }
  ) { step in
    let padding = step.paddingForKeyboard - step.phone.table.systemInset.bottom
    let height = step.phone.table.bounds.height
    step.setBottomInset(
      step.firstInset.bottom + max(0, min(height, padding)),
      indicators: step.firstIndicators.bottom + max(0, padding))
  }
}

extension Reveal {
  /// A strategy's decision to scroll the content up and down as the bottom padding changes.
  package static let lift = lifting(
    .always, "lift", "the content scrolls by as much as the bottom inset changes")

  /// A strategy's decision to scroll the content as the bottom padding changes, if its end is
  /// visible.
  ///
  /// The content's end must be visible when the keyboard starts to move.
  package static let liftAtEnd = lifting(
    .atEnd, "liftAtEnd",
    "the content scrolls by as much as the bottom inset changes, if its end is in view")

  /// A strategy's decision to scroll the content up by the bottom padding, and not back on hide.
  ///
  /// On hide, the content moves down only as far as the legal range of scroll offsets requires.
  package static let liftOnly = lifting(
    .onlyUp, "liftOnly",
    "the content scrolls up by as much as the bottom inset grows, and stays there")

  /// A strategy's decision not to scroll the content when the keyboard shows or hides.
  ///
  /// When the keyboard hides, a table that is scrolled to its end moves back into the legal range
  /// of offsets.
  package static let liftNever = lifting(
    .never, "liftNever", "the content stays, and its end comes back into range")

  /// The condition for scrolling the content when the bottom padding changes.
  fileprivate enum Lift {
    case always
    case atEnd
    case onlyUp
    case never
  }

  private static func lifting(_ lift: Lift, _ name: String, _ summary: String) -> Reveal {
    Reveal(
      name, summary, rememberOffset: { _ in }, followKeyboard: { $0.liftContent(lift) },
      // The offset is set together with the padding.
      act: { _ in })
  }
}

extension Step {
  /// The bottom padding for the keyboard, in points; 0 when the keyboard hides.
  fileprivate var paddingForKeyboard: CGFloat { isLeaving ? 0 : max(end.height + spacing, 0) }

  /// Scrolls the content by the change of the bottom padding, if the condition `lift` is met.
  ///
  /// This is `onStart` in the library's hook for iOS.
  fileprivate mutating func liftContent(_ lift: Reveal.Lift) {
    let padding = paddingForKeyboard
    let (offset, height) = (offsetAtStart, phone.table.bounds.height)
    let content = phone.table.rows.contentHeight
    let before = memory.system.chat
    memory.system.chat = ChatMemory(padding: padding, sentOffset: before.sentOffset)
    // The finger has scrolled the content already.
    guard !before.isPulled else { return }
    let isAtEnd = offset + height >= content - Self.endThreshold
    let last = max(content - height + padding, 0)
    let shrinks = padding < before.padding
    let target: CGFloat? =
      switch lift {
      case .onlyUp where shrinks: max(0, min(offset, last))
      case .never where shrinks && isAtEnd: max(0, min(offset, last))
      case .never: nil
      case .atEnd where !isAtEnd: nil
      case .always, .atEnd, .onlyUp: min(max(padding + offset - before.padding, 0), last)
      }
    // The scroll view is sent an offset only if it is another one than it was last sent, wherever it
    // has been scrolled to since (`prevContentOffsetY`).
    memory.system.chat.sentOffset = target ?? offset
    guard let target, target != offset, target != before.sentOffset else { return }
    phone.setContentOffset(target, by: .strategy, animation: roomAnimation)
  }

  /// A table at most this far from the content's end counts as scrolled to the end.
  ///
  /// It is in points; this is the library's `AT_END_THRESHOLD`.
  private static let endThreshold: CGFloat = 20
}
