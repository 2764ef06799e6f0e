import AppFoundation

/// A part of a search, shown as a capsule in the search field; the simulation doesn't show it.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) { notDone(UISearchToken.self, "init(icon:text:)") }
}
