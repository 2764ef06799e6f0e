import Foundation

/// The bars around a table.
package struct Chrome: Hashable, Sendable {
  package var hasNavigationBar: Bool
  package var hasTabBar: Bool

  /// Creates the bars of a form.
  package init(hasNavigationBar: Bool = true, hasTabBar: Bool = false) {
    self.hasNavigationBar = hasNavigationBar
    self.hasTabBar = hasTabBar
  }
}
