/// The bars around a form's table: navigation bar, tab bar and the app's own bottom bar.
package struct Chrome: Hashable, Sendable {
  package var hasNavigationBar: Bool
  package var hasTabBar: Bool
  /// Whether the controller's toolbar is shown at the bottom (UINavigationController.toolbar).
  package var hasToolbar: Bool
  /// Whether the navigation bar prefers large titles, since iOS 11.
  package var hasLargeTitle: Bool
  /// Whether the navigation bar contains a search bar, since iOS 11
  /// (UINavigationItem.searchController).
  package var hasSearchBar: Bool
  /// The text field in the navigation bar, or nil without one.
  package var navigationField: NavigationField?
  /// The app's own bar at the bottom of the screen, or nil without one.
  package var bottomBar: BottomBar?

  /// Creates the bars around a form's table.
  package init(
    hasNavigationBar: Bool = true, hasTabBar: Bool = false, hasLargeTitle: Bool = false,
    hasSearchBar: Bool = false, hasToolbar: Bool = false, bottomBar: BottomBar? = nil
  ) {
    self.hasNavigationBar = hasNavigationBar
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
    self.hasLargeTitle = hasLargeTitle
    self.hasSearchBar = hasSearchBar
    self.bottomBar = bottomBar
  }

  /// Whether a tab bar or a toolbar is at the bottom.
  package var hasBarAtBottom: Bool { hasTabBar || hasToolbar }
}
