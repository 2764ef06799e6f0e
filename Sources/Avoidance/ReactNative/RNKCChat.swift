import Foundation
import Simulation

extension Strategy {
  /// KeyboardChatScrollView of react-native-keyboard-controller 1.22, not inverted, on iOS.
  ///
  /// The bottom padding is the keyboard's height less `offset` (0), the distance between the scroll
  /// view's bottom and the screen's, and no more than the scroll view's height. By
  /// `keyboardLiftBehavior` the content goes up with it and down again: `always`; `whenAtEnd`, if the
  /// last 20 points are in view as the keyboard starts to move; `persistent`, up but not down;
  /// `never`. After an interactive dismissal only the padding goes.
  package static let rnkcChat = Strategy(
    .rnkcChat, rule: "padding of the keyboard's height; the content goes up and down by it",
    source: "react-native-keyboard-controller 1.22, KeyboardChatScrollView",
    support: .reactNative, setup: .rnkcChat,
    flaws: [
      "the content moves by the keyboard's height, wherever the active row is",
      "once a finger has dragged the keyboard and it has come back, the next height changes nothing "
        + "but the padding",
      "what the content could not go up it goes down all the same",
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
  /// The content gets the keyboard's height and the spacing below its end, but no more than the
  /// table's height: here as an inset, less the safe area, which does not count then.
  package static let endPadding = Room(
    "endPadding", "the content gets the keyboard's height below its end, at most the table's",
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
  /// The content goes up and down by the padding.
  package static let lift = lifting(.always, "lift", "the content goes up and down by the padding")

  /// The same, if the content's end is in view as the keyboard starts to move.
  package static let liftAtEnd = lifting(
    .atEnd, "liftAtEnd", "the content goes up and down by the padding, if its end is in view")

  /// The content goes up by the padding, and down only as far as the range asks for.
  package static let liftOnly = lifting(
    .onlyUp, "liftOnly", "the content goes up by the padding and stays there")

  /// The content stays, as far as the range allows.
  package static let liftNever = lifting(
    .never, "liftNever", "the content stays, and its end comes back into range")

  /// What the content does with the padding.
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
  /// The padding for the step's keyboard; none for one that leaves.
  fileprivate var paddingForKeyboard: CGFloat { isLeaving ? 0 : max(end.height + spacing, 0) }

  /// Moves the content as `onStart` of the hook for iOS does.
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

  /// The points from the content's end within which the table counts as scrolled to it
  /// (`AT_END_THRESHOLD`).
  private static let endThreshold: CGFloat = 20
}
