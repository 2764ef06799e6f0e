import Foundation

extension Scene {
  /// What the safe area leaves out at the bottom of a root view that fills the screen: the tab bar
  /// or the home indicator's strip, in points; nothing before iOS 11.
  package var rootSafeAreaBottom: CGFloat {
    ios >= 11 ? max(tabBarFrame.height, safeArea.bottom) : 0
  }
}
