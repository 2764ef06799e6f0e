import Foundation

/// A bar of the app that is pinned to the bottom of the form's screen, such as one with a Pay
/// button.
///
/// The bar is above the tab bar, the docked bar or the home indicator's strip, and covers what is
/// under it.
package struct BottomBar: Hashable, Sendable {
  /// The text on the button in the app's bottom bar.
  package var text: String
  /// The height in points of the app's bottom bar, without the space below it.
  package var height: CGFloat
  package var follows: Follows

  /// The default height of a bottom bar in a form, in points.
  ///
  /// It is a button of 44 with 3 above and below it.
  package static let defaultHeight: CGFloat = 50

  /// The edge that a bottom bar's own bottom edge follows.
  package enum Follows: String, CaseIterable, Sendable {
    /// The top edge of a docked keyboard while the keyboard covers the bar's place.
    ///
    /// This is SwiftUI's safeAreaInset(edge: .bottom), or a constraint to
    /// UIView.keyboardLayoutGuide.
    case keyboard
    /// The screen's bottom alone, so that the keyboard covers the bar.
    ///
    /// This is a constraint to the safe area, or ignoresSafeArea(.keyboard).
    case screen
  }

  /// Creates a bar at the bottom of the form's screen.
  ///
  /// The height is in points.
  package init(
    text: String, height: CGFloat = defaultHeight, follows: Follows = .keyboard
  ) {
    self.text = text
    self.height = height
    self.follows = follows
  }
}
