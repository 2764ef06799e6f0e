import Foundation

/// Controllers side by side on a wide screen.
///
/// A narrow screen shows only the last one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }

  override var shown: UIViewController { children.last?.shown ?? self }
  override var childrenShown: [UIViewController] { children.last.map { [$0] } ?? [] }
}
