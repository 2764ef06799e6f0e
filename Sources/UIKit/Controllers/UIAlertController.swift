import Foundation

/// A question over the screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public let message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public enum Style: Int, Sendable { case actionSheet, alert }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) {
    message = nil
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  public var isEnabled = true { didSet { notDone(UIAlertAction.self) } }
  let handler: ((UIAlertAction) -> Void)?

  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
