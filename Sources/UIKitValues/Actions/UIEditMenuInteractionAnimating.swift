/// An animator that runs an app's animations when a text's edit menu appears or disappears.
///
/// In the simulation no menu opens.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
