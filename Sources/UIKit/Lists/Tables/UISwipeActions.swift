import UIKitValues

extension UITableViewCell {
  /// The editing control of a table's row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

/// The swipe actions of a table's row.
///
/// In the simulation no finger swipes a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true {
    didSet { notDone(UISwipeActionsConfiguration.self) }
  }

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
    notDone(UISwipeActionsConfiguration.self, "init(actions:)")
  }
}

/// A swipe action of a table's row, since iOS 11.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  public let style: Style
  /// The app's handler for a tap on the action, which the simulation never calls.
  public let handler: Handler
  open var title: String? { didSet { notDrawn(UIContextualAction.self) } }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! { didSet { notDrawn(UIContextualAction.self) } }
  open var image: UIImage? { didSet { notDrawn(UIContextualAction.self) } }

  public enum Style: Int, Sendable { case normal, destructive }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}
