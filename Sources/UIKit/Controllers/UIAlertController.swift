import Foundation

/// A question over the screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  open var message: String?
  public private(set) var preferredStyle: Style
  open var preferredAction: UIAlertAction? { didSet { notDrawn(UIAlertController.self) } }
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// Whether its fields are the phone's rows.
  var isScreen = false
  /// Where it lies among what covers the phone's screen, from 1.
  var place = 0

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

  /// Lays its fields out below the title, and its buttons side by side below those, in the alert's
  /// 270 points of width; one that is dismissed by a button has its action's handler called then.
  open override func loadView() {
    let fields = textFields ?? []
    let height = Self.titleHeight + heightOfFields
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
      // The handler may know the alert by a weak reference alone.
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }

  /// Is dismissed as a person does it: by the button that cancels, or the only one there is.
  func close() {
    let action = actions.first { $0.style == .cancel } ?? (actions.count == 1 ? actions[0] : nil)
    if let action, action.isEnabled { return choose(action) }
    if !actions.isEmpty {
      SimulatedApp.warnOnce(
        "\(title ?? "an alert") has no button that cancels: it goes without any being pressed")
    }
    dismiss(animated: true)
  }

  /// What the phone's alert leaves to the title and to the buttons, and how wide it is.
  private static let titleHeight: CGFloat = 56
  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 270

  /// The height of its fields, one below the other.
  var heightOfFields: CGFloat { Self.rowHeight * CGFloat(textFields?.count ?? 0) }
}

@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  /// Whether it can be chosen.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
