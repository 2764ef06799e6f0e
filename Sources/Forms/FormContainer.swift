/// A view between the root view of a form's screen and its table.
public struct FormContainer: Equatable, Sendable {
  public var place = FormPlace.filling
  /// Whether it is a card over the screen: a page sheet on an iPhone, a form sheet on an iPad.
  ///
  /// Only the outermost view can be one, and it finds its place by itself.
  public var isSheet = false
  /// Whether it has a navigation bar of its own, which takes 44 points at its top.
  public var hasNavigationBar = false
  /// Whether it has a tab bar of its own, which takes 49 points at its bottom.
  public var hasTabBar = false
  /// The scale of all that is in it, about its centre.
  public var scale = 1.0
  /// Clockwise turns by 90 degrees about its centre, 0 to 3.
  public var turns = 0

  public init() {}
}
