import Foundation

/// A controller whose search bar a navigation bar shows.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { notDone(UISearchController.self) }
  }
  open var obscuresBackgroundDuringPresentation = true {
    didSet { notDone(UISearchController.self) }
  }
  open var hidesNavigationBarDuringPresentation = true {
    didSet { notDone(UISearchController.self) }
  }
  open var isActive = false { didSet { notDone(UISearchController.self) } }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
