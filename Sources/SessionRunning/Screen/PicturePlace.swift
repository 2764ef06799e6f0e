import Forms
import Foundation
import Session

/// Where on a terminal the phone is drawn.
enum PicturePlace: Equatable {
  case pinned(PinnedView)
  case inline
  case off

  /// Chooses where to draw the phone on a terminal.
  ///
  /// The choice depends on the setting `wanted`, on the given sizes and on `canPin`: whether the
  /// terminal can redraw a part of its screen.
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
