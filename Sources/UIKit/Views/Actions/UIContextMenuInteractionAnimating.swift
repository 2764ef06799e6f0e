/// The animations beside a context menu that opens or closes.
///
/// No menu opens here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
