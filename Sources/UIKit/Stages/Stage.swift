import Simulation

/// The views that stand for the parts of the phone.
@preconcurrency @MainActor protocol Stage: AnyObject {
  /// The view that stands for the phone's table.
  var scrollView: UIScrollView? { get }
  /// The scroll views around that one which the phone knows, outermost first.
  var outerScrollViews: [UIScrollView] { get }
  /// The view that is docked at the screen's bottom.
  var bar: UIView? { get }
  /// Returns the view whose text is edited while that is first responder.
  func field(of responder: Responder) -> UIResponder?
  /// Returns what a view is as first responder, or nil where the phone knows no such field.
  func responder(of field: UIResponder) -> Responder?
  /// Returns a cell for a row of the table that is none of a data source.
  func makeCell(ofRow row: Int) -> UITableViewCell
  /// Gives the phone what has become of the views.
  func update(_ app: SimulatedApp)
}
