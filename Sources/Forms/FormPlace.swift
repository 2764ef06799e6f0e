/// Where a view lies in its superview, in points.
package enum FormPlace: Equatable, Sendable {
  /// In the superview's coordinates, before the view is turned and scaled; it stays.
  case frame(x: Double, y: Double, width: Double, height: Double)
  /// From the edges of what the superview's bars leave, which the view follows.
  case insets(top: Double, left: Double, bottom: Double, right: Double)

  /// All that the superview's bars leave.
  package static let filling = FormPlace.insets(top: 0, left: 0, bottom: 0, right: 0)
}
