import Foundation

/// Controllers beside each other on a wide screen, of which a narrow one shows the last.
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
