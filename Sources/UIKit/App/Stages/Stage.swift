import Simulation

/// The views of an app's screen that represent the parts of the phone.
@preconcurrency @MainActor protocol Stage: AnyObject {
  /// The view that represents the phone's table.
  var scrollView: UIScrollView? { get }
  /// The scroll views around the phone's table that the phone knows, outermost first.
  var outerScrollViews: [UIScrollView] { get }
  /// The view of the docked bar at the screen's bottom, or nil.
  var bar: UIView? { get }
  /// Returns the view of the field that the phone's first responder means, or nil.
  func field(of responder: Responder) -> UIResponder?
  /// Returns a view's identity as first responder, or nil if the phone doesn't know the field.
  func responder(of field: UIResponder) -> Responder?
  /// Returns a cell for a row of a table without data source.
  func makeCell(ofRow row: Int) -> UITableViewCell
  /// Updates the phone's rows from the screen's views.
  func update(_ app: SimulatedApp)
}
