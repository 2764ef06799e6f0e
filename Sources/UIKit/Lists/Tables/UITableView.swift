import UIKitValues
import Simulation

/// A table, which shows a list of rows in sections.
///
/// The rows of a table on the shown screen are the simulated phone's rows.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public let style: Style
  /// The table's cells by row.
  let cells = TableCells()
  let sectionViews = SectionViews()
  var isReloaded = false
  var updates: RowUpdates?

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  /// The data source for prefetching rows, which is never asked.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { notDone(UITableView.self) }
  }
  open var isPrefetchingEnabled = true { didSet { notDone(UITableView.self) } }
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetRows() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { notDone(UITableView.self) }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { notDone(UITableView.self) }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { notDone(UITableView.self) }
  }
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { notDrawn(UITableView.self) }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { notDrawn(UITableView.self) }
  }
  open var separatorColor: UIColor? { didSet { notDrawn(UITableView.self) } }
  open var backgroundView: UIView? { didSet { notDrawn(UITableView.self) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false { didSet { notUsed(UITableView.self) } }
  open var allowsSelectionDuringEditing = false { didSet { notUsed(UITableView.self) } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { notUsed(UITableView.self) } }
  open var insetsContentViewsToSafeArea = true { didSet { notDone(UITableView.self) } }
  open var dragInteractionEnabled = true { didSet { notUsed(UITableView.self) } }
  open var sectionIndexColor: UIColor? { didSet { notDrawn(UITableView.self) } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { notDrawn(UITableView.self) } }
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { notDone(UITableView.self) } }
  open var isEditing = false { didSet { notDone(UITableView.self) } }
  open var allowsFocus = true { didSet { notUsed(UITableView.self) } }
  open var selectionFollowsFocus = false { didSet { notUsed(UITableView.self) } }
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { notUsed(UITableView.self) }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { notUsed(UITableView.self) }
  }
  open var separatorEffect: UIVisualEffect? { didSet { notDrawn(UITableView.self) } }
  open var fillerRowHeight = UITableView.automaticDimension {
    didSet { notDrawn(UITableView.self) }
  }
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { notDrawn(UITableView.self) } }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { notDone(UITableView.self) }
  }
  open var hasUncommittedUpdates: Bool { updates != nil }
  open var remembersLastFocusedIndexPath = false { didSet { notUsed(UITableView.self) } }
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  public internal(set) var indexPathForSelectedRow: IndexPath?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      scrollDelegate = newValue
      heightsDidChange()
    }
  }

  var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }

  override var rowView: (any RowView)? { self }

  open override var subviews: [UIView] {
    visibleCells + [editedCell].compactMap { $0 } + children.filter { !($0 is UITableViewCell) }
  }

  /// Forgets all cells, and asks the data source at once for the number of rows.
  ///
  /// UIKit also asks at once, as crash reports show. Cells are created in the next layout pass, or
  /// when geometry is requested.
  open func reloadData() {
    forgetRows()
    _ = rowCounts
    tellOfCellsThatLeft()
  }

  private func forgetRows() {
    isReloaded = true
    cells.removeAll()
    sectionViews.removeAll()
    if !isPhonesTable { setNeedsLayout() }
    SimulatedApp.current?.setNeedsSceneUpdate()
  }

  /// Makes the next layout pass ask for the heights of all rows again.
  private func heightsDidChange() {
    cells.geometry = nil
    SimulatedApp.current?.setNeedsSceneUpdate()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutOwnRows()
    tellOfDisplay()
  }

  open func beginUpdates() {
    takeReload()
    var updates = updates ?? RowUpdates()
    updates.depth += 1
    self.updates = updates
  }

  open func endUpdates() { finishUpdates() }

  // Override points for updates.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.deleted.insert(indexPath)
      $0.inserted.insert(newIndexPath)
      $0.moved[newIndexPath] = indexPath
    }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    tellOfUpdates(completion)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.phones, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    SimulatedApp.current?.setNeedsSceneUpdate()
  }
}

extension UITableView {
  public nonisolated static let automaticDimension: CGFloat = -1
  public nonisolated static let indexSearch = "{search}"

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The style of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom

    var phones: Simulation.ScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
