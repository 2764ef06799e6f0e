/// A view between the root view of a form's screen and its table.
package struct FormContainer: Equatable, Sendable {
  package var place = FormPlace.filling
  /// Whether it is a card over the screen: a page sheet on an iPhone, a form sheet on an iPad.
  ///
  /// Only the outermost view can be one, and it finds its place by itself.
  package var isSheet = false
  /// Whether it has a navigation bar of its own, which takes 44 points at its top.
  package var hasNavigationBar = false
  /// Whether it has a tab bar of its own, which takes 49 points at its bottom.
  package var hasTabBar = false
  /// The scale of all that is in it, about its centre.
  package var scale = 1.0
  /// Clockwise turns by 90 degrees about its centre, 0 to 3.
  package var turns = 0

  package init() {}
}
