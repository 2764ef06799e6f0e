/// The animations beside a text's edit menu.
///
/// No menu opens here.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
