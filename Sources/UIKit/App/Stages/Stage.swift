import Simulation

/// The views of an app's screen that represent parts of the simulated phone, such as its table.
@preconcurrency @MainActor protocol Stage: AnyObject {
  /// The scroll view that represents the simulated phone's table, or nil without a scroll view.
  var scrollView: UIScrollView? { get }
  /// The scroll views around ``scrollView``, outermost first.
  var outerScrollViews: [UIScrollView] { get }
  /// The view of the bar docked at the screen's bottom, such as a chat's input bar, or nil.
  var bar: UIView? { get }
  /// Returns the view for a field of the simulated phone, in a row or in the docked bar; or nil.
  func field(of responder: Responder) -> UIResponder?
  /// Returns which field of the simulated phone a view is: a row's or the bar's; nil for others.
  func responder(of field: UIResponder) -> Responder?
  /// Returns a cell for a row (from 0) of a table view that has no data source.
  func makeCell(ofRow row: Int) -> UITableViewCell
  /// Updates the simulated phone's rows from the screen's views.
  func update(_ app: SimulatedApp)
}
