/// An animator that runs an app's animations when a context menu opens or closes.
///
/// In the simulation no menu opens.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator of a menu that closes because a finger has chosen its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu's preview becomes a screen of its own.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// A view that stands for another one in a menu or drag.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
}
