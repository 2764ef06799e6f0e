import Foundation

/// A bar of the app that is pinned to the bottom of the form's screen, such as one with a Pay
/// button.
///
/// It is above the tab bar, the docked bar or the home indicator's strip, and covers what is
/// under it.
package struct BottomBar: Hashable, Sendable {
  /// The text on the bar's button.
  package var text: String
  /// The bar's height in points, without the space below it.
  package var height: CGFloat
  package var follows: Follows

  /// The height of a bar that names none, in points: a button of 44 with 3 above and below it.
  package static let defaultHeight: CGFloat = 50

  /// The thing that the bar's bottom edge follows.
  package enum Follows: String, CaseIterable, Sendable {
    /// The docked keyboard's top edge while that is higher than the bar's place: SwiftUI's
    /// safeAreaInset(edge: .bottom), or a constraint to UIView.keyboardLayoutGuide.
    case keyboard
    /// The screen alone, so that the keyboard covers the bar: a constraint to the safe area, or
    /// ignoresSafeArea(.keyboard).
    case screen
  }

  /// Creates a bar.
  package init(
    text: String, height: CGFloat = defaultHeight, follows: Follows = .keyboard
  ) {
    self.text = text
    self.height = height
    self.follows = follows
  }
}
