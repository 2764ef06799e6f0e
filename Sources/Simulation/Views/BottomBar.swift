import Foundation

/// A bar of the app that is pinned to the bottom of the form's screen, for example with a Pay
/// button.
///
/// The bar is above the tab bar, the docked input bar or the home indicator's strip, and covers the
/// content under it.
package struct BottomBar: Hashable, Sendable {
  /// The text on the button in the app's bottom bar.
  package var text: String
  /// The height in points of the app's bottom bar, without the space below it.
  package var height: CGFloat
  package var follows: Attachment

  /// The default height of a bottom bar in a form, in points.
  ///
  /// The bar's button is 44 points high, with 3 points above and below it.
  package static let defaultHeight: CGFloat = 50

  /// The edge of the screen or keyboard that a bottom bar stays attached to.
  package enum Attachment: String, CaseIterable, Sendable {
    /// The top edge of a docked keyboard, whenever the keyboard would cover the bar.
    ///
    /// This is SwiftUI's safeAreaInset(edge: .bottom), or a constraint to
    /// UIView.keyboardLayoutGuide.
    case keyboard
    /// The screen's bottom, so that the keyboard covers the bar.
    ///
    /// This is a constraint to the safe area, or ignoresSafeArea(.keyboard).
    case screen
  }

  /// Creates a bar at the bottom of the form's screen.
  ///
  /// The height is in points.
  package init(
    text: String, height: CGFloat = defaultHeight, follows: Attachment = .keyboard
  ) {
    self.text = text
    self.height = height
    self.follows = follows
  }
}
