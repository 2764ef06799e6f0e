import Foundation

/// The bars around a table.
public struct Chrome: Hashable, Sendable {
  public var hasNavigationBar: Bool
  public var hasTabBar: Bool

  /// Creates the bars of a form.
  public init(hasNavigationBar: Bool = true, hasTabBar: Bool = false) {
    self.hasNavigationBar = hasNavigationBar
    self.hasTabBar = hasTabBar
  }
}
