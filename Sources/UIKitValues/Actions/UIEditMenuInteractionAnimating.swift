/// An animator that runs an app's animations when a text's edit menu appears or disappears.
///
/// No menu opens here.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
