/// Common ways to make room for the keyboard: the shared values of this decision of a strategy.
extension Room {
  /// A strategy's decision to make no room for the keyboard.
  public static let none = Room("none", "no room is made", by: .itself) { _ in }

  /// A strategy's decision to set the bottom inset to the keyboard's height.
  ///
  /// The height is that of the end frame in the keyboard's notification.
  package static let insetHeight = Room(
    "insetHeight", "the bottom inset is the keyboard's height"
  ) { step in
    step.setInset(bottom: step.end.height)
  }

  /// A strategy's decision that UIKit itself enlarges the inset by what the keyboard covers.
  ///
  /// The table's contentInset doesn't change, except before iOS 11, where it grows.
  package static let systemInset = Room(
    "systemInset", "the table view controller insets the table by what the keyboard covers",
    by: .itself,
    release: { $0.phone.setKeyboardInset(0, animation: $0.roomAnimation) }
  ) { step in
    let overlap = step.overlap
    step.phone.setKeyboardInset(
      overlap.isNull ? 0 : overlap.height, animation: step.roomAnimation)
  }

  /// A strategy's decision that UIKit itself enlarges the inset by what keyboard and bottom bar
  /// cover.
  ///
  /// SwiftUI's safeAreaInset adds such a bar to the safe area. See ``systemInset`` for the keyboard
  /// alone.
  package static let safeAreaInset = Room(
    "safeAreaInset", "SwiftUI adds what the keyboard and a bottom bar on it cover to the safe area",
    by: .itself,
    release: { $0.phone.setKeyboardInset(0, animation: $0.roomAnimation) }
  ) { step in
    let cover = step.coverInTable.part(in: step.phone.table.bounds)
    step.phone.setKeyboardInset(cover?.height ?? 0, animation: step.roomAnimation)
  }

  /// A strategy's decision to end the table's frame at the keyboard's top, or at a bottom bar above
  /// it.
  ///
  /// If the table is inside a scroll view, the whole window's content ends there instead. Flutter's
  /// Scaffold and Android's window do so.
  package static let frameToKeyboard = Room(
    "frameToKeyboard", "the table's frame ends at the keyboard's top", by: .frame
  ) { step in
    guard !step.phone.isNested else {
      step.endBody(atTopOf: step.end)
      return
    }
    step.rememberTableFrame()
    step.endTable(atTopOf: step.end)
  }

  /// A strategy's decision to move the root view up until the keyboard covers nothing of the active
  /// row.
  package static let moveUp = Room(
    "moveUp", "the root view moves up by the covered part of the row", by: .frame
  ) { step in
    guard let row = step.activeRow else { return }
    let lacking = step.phone.table.rect(forRow: row).maxY + step.margin - step.keyboardInTable.minY
    guard lacking > 0 else {
      step.decline(.alreadyVisible)
      return
    }
    step.rememberRootFrame()
    step.setRootFrame(step.phone.rootView.model.offsetBy(dx: 0, dy: -lacking))
  }
}
