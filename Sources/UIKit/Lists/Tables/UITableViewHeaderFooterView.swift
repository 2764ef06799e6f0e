import UIKitValues

/// A reusable view for a table section's header or footer.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView? { didSet { notDrawn(UITableViewHeaderFooterView.self) } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { notDrawn(UITableViewHeaderFooterView.self) }
  }
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { notDone(UITableViewHeaderFooterView.self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { notDrawn(UITableViewHeaderFooterView.self) }
  }
  /// Whether a table in the plain style has created the view.
  fileprivate var isOfPlainTable = false
  private var content = ContentPlace()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  open override class func construct(frame: CGRect) -> UIView {
    let view = self.init(reuseIdentifier: nil)
    view.frame = frame
    return view
  }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isOfPlainTable ? .plainHeader() : .groupedHeader()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// Registration of views for a table's section headers and footers.
///
/// Each section keeps a view of its own, so that views are never reused.
extension UITableView {
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.tellOfCells()
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cells.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = cells.headerClasses[identifier].map { $0.init(reuseIdentifier: identifier) }
    view?.isOfPlainTable = style == .plain
    return view
  }
}
