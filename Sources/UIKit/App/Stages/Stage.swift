import Simulation

/// The views of an app's screen that represent parts of the simulated phone, such as its table.
@preconcurrency @MainActor protocol Stage: AnyObject {
  /// The scroll view that represents the simulated phone's table, or nil without a scroll view.
  var scrollView: UIScrollView? { get }
  /// The scroll views around the one that represents the simulated phone's table, outermost first.
  var outerScrollViews: [UIScrollView] { get }
  /// The view of the bar docked at the screen's bottom, such as a chat's input bar, or nil.
  var bar: UIView? { get }
  /// Returns the view of the simulated phone's first responder: a row's or the docked bar's field.
  func field(of responder: Responder) -> UIResponder?
  /// Returns which first responder of the simulated phone a view is, or nil for other views.
  func responder(of field: UIResponder) -> Responder?
  /// Returns a cell for a row (from 0) of a table view that has no data source.
  func makeCell(ofRow row: Int) -> UITableViewCell
  /// Updates the simulated phone's rows from the screen's views.
  func update(_ app: SimulatedApp)
}
