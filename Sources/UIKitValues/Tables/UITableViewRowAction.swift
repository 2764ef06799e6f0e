import AppFoundation

/// A swipe action of a table's row, before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  public let style: Style
  /// The app's handler for a tap on the action, which the simulation never calls.
  public let handler: Handler
  open var title: String? { didSet { notDrawn(UITableViewRowAction.self) } }
  open var backgroundColor: UIColor? { didSet { notDrawn(UITableViewRowAction.self) } }
  open var backgroundEffect: UIVisualEffect? { didSet { notDrawn(UITableViewRowAction.self) } }

  public enum Style: Int, Sendable {
    case destructive, normal
    public static let `default` = Style.destructive
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}
