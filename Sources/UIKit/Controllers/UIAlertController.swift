import UIKitValues

/// An alert or action sheet over the screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  open var message: String?
  public private(set) var preferredStyle: Style
  open var preferredAction: UIAlertAction? { didSet { notDrawn(UIAlertController.self) } }
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// Whether the alert is shown as a screen of its own, whose rows are the alert's text fields.
  var isScreen = false
  /// The alert's position among the alerts and screens over the form, from 1 at the bottom.
  ///
  /// It is 0 before the alert is shown.
  var place = 0

  /// The style of an alert: an alert in the middle of the screen, or an action sheet.
  public enum Style: Int, Sendable { case actionSheet, alert }

  public override init(nibName: String?, bundle: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibName, bundle: bundle)
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Creates the alert's view, 270 points wide, with its fields below the title and its buttons in
  /// a row below them.
  ///
  /// A button dismisses the alert and calls its action's handler.
  open override func loadView() {
    let fields = textFields ?? []
    let height = Self.titleHeight + sizeOfFields.height
    let root = UIView(
      frame: CGRect(x: 0, y: 0, width: Self.width, height: height + Self.rowHeight))
    for (number, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 16, y: Self.titleHeight + Self.rowHeight * CGFloat(number), width: Self.width - 32,
        height: Self.rowHeight)
      root.addSubview(field)
    }
    let share = Self.width / CGFloat(max(1, actions.count))
    for (number, action) in actions.enumerated() {
      let button = UIButton(
        frame: CGRect(x: share * CGFloat(number), y: height, width: share, height: Self.rowHeight))
      button.setTitle(action.title, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in choose(action) }, for: .touchUpInside)
      root.addSubview(button)
    }
    view = root
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { [self] in
      // The handler may have only a weak reference to the alert.
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }

  /// Closes the alert with its cancel button or only button; without either, no handler runs.
  func close() {
    let action = actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions[0] : nil)
    if let action, action.isEnabled { return choose(action) }
    if !actions.isEmpty {
      SimulatedApp.warnOnce(
        "\(title ?? "an alert") has no button that cancels: it goes without any being pressed")
    }
    dismiss(animated: true)
  }

  /// The height of the title area of an alert, in points.
  private static let titleHeight: CGFloat = 56
  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 270

  /// The total height of the alert's text fields in points, as a size with width 0.
  var sizeOfFields: CGSize {
    CGSize(width: 0, height: Self.rowHeight * CGFloat(textFields?.count ?? 0))
  }
}

/// A button of an alert, with its handler.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  /// Whether the action's button responds to taps.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// The style of an alert's button, such as cancel.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
