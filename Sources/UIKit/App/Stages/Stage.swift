import Simulation

/// The views that represent the parts of the phone.
@preconcurrency @MainActor protocol Stage: AnyObject {
  /// The view that represents the phone's table.
  var scrollView: UIScrollView? { get }
  /// The scroll views around it that the phone knows, outermost first.
  var outerScrollViews: [UIScrollView] { get }
  /// The view of the docked bar at the screen's bottom, if there is one.
  var bar: UIView? { get }
  /// Returns the field of a first responder.
  func field(of responder: Responder) -> UIResponder?
  /// Returns a view's identity as first responder, or nil if the phone doesn't know the field.
  func responder(of field: UIResponder) -> Responder?
  /// Returns a cell for a row of a table without data source.
  func makeCell(ofRow row: Int) -> UITableViewCell
  /// Updates the phone from the views.
  func update(_ app: SimulatedApp)
}
