import Forms
import Foundation
import Session

/// The place of the phone on a terminal.
enum PicturePlace: Equatable {
  case pinned(PinnedView)
  case inline
  case off

  /// Chooses the place that fits the user's setting, the phone's screen, the form's row height, and
  /// the terminal.
  init(
    _ wanted: PhoneView, columns: Int, lines: Int, screen: CGSize,
    rowHeight: CGFloat = FormRow.defaultHeight, canPin: Bool
  ) {
    let pinned =
      canPin
      ? PinnedView(columns: columns, lines: lines, screen: screen, rowHeight: rowHeight) : nil
    switch wanted {
    case .off: self = .off
    case .inline: self = .inline
    case .pinned: self = pinned.map(Self.pinned) ?? .inline
    case .auto:
      let isRoomy = lines >= PinnedView.leastLinesByDefault
      self = isRoomy ? pinned.map(Self.pinned) ?? .inline : .inline
    }
  }
}
