import UIKitValues

/// A search with a search bar in the navigation bar, or in a view, for example above a table's rows.
///
/// The search begins when the bar's field is edited, and ends with the cancel button. The results
/// controller's view covers the content while the search has a text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search dims the content, so that a tap there ends the search.
  ///
  /// In the simulation, the content is never dimmed and can always be touched.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of `obscuresBackgroundDuringPresentation`, before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar takes the title's place during a search.
  ///
  /// For a search bar outside a navigation bar, it only causes a warning.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  /// Whether the search bar's cancel button appears and disappears with the search.
  ///
  /// The property exists since iOS 13. Before, the button always appeared and disappeared.
  open var automaticallyShowsCancelButton = true
  /// When the scope bar appears, since iOS 16; the simulation has no scope bar.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { notDone(UISearchController.self) }
  }
  /// Suggestions below the search field, since iOS 16; the simulation doesn't show them.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { notDone(UISearchController.self) }
  }
  private var isSearching = false
  /// Whether the search bar is in the controller's own view, which is presented.
  private var isPresentedAlone = false
  /// The results controller's view during the search, which is hidden or covers the content; or nil.
  private(set) var resultsView: UIView?
  /// Whether the results controller is shown as soon as the search has a text, since iOS 13.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showOrHideResults() }
  }
  private var showsResults = false
  /// Whether the results controller is shown during the search, since iOS 13.
  ///
  /// Setting the property turns the automatic choice off.
  open var showsSearchResultsController: Bool {
    get { resultsView?.isHidden == false }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.searchController = self
  }

  public convenience init() { self.init(searchResultsController: nil) }
  public required init?(coder: NSCoder) { nil }

  /// Whether the search is active, that is, was begun and not ended.
  ///
  /// App code can set this property to start or end the search without a touch.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// Starts the search when `presenter` presents the controller.
  ///
  /// A search bar that isn't on the screen is placed at the top of the controller's own view.
  ///
  /// - Returns: whether the search bar was on the screen, so that nothing else has to be presented.
  func begin(by presenter: UIViewController, _ completion: (() -> Void)?) -> Bool {
    let isInBar = sequence(first: presenter, next: \.parent).contains {
      $0.navigationItem.searchController === self
    }
    isPresentedAlone = !isInBar && searchBar.window == nil
    if isPresentedAlone {
      modalPresentationStyle = .fullScreen
      searchBar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(searchBar)
      NSLayoutConstraint.activate([
        searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    isActive = true
    if let completion, !isPresentedAlone { atEndOfMovement { _ in completion() } }
    return !isPresentedAlone
  }

  /// Starts the search, with delegate calls before and after (UISearchControllerDelegate's
  /// documentation).
  func begin() {
    guard !isSearching else { return }
    if let presenter = SimulatedApp.current?.shownController { willBePresented(by: presenter) }
    delegate?.willPresentSearchController(self)
    isSearching = true
    SimulatedApp.current?.setNeedsSceneUpdate()
    if hidesNavigationBarDuringPresentation, !(searchBar.part is NavigationFieldPart),
      SimulatedApp.current?.phone.shownNavigationBarFrame.isEmpty == false
    {
      notDone(UISearchController.self, "hidesNavigationBarDuringPresentation")
    }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showOrHideResults()
    atEndOfMovement { $0.delegate?.didPresentSearchController($0) }
  }

  /// Ends the search, clears its text and resigns the search field.
  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    SimulatedApp.current?.setNeedsSceneUpdate()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    searchBar.resignFirstResponder()
    update()
    if isPresentedAlone { super.dismiss(animated: true) }
    atEndOfMovement { $0.delegate?.didDismissSearchController($0) }
  }

  /// Makes the app update the search results, after the search text or its focus has changed
  /// (UISearchResultsUpdating.updateSearchResults(for:)'s documentation).
  func update() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search, as the presented search controller does in UIKit.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    guard let completion else { return }
    atEndOfMovement { _ in completion() }
  }

  /// Puts the results controller's view over the content during a search.
  ///
  /// It is hidden while the text is empty (searchResultsController's documentation).
  private func showOrHideResults() {
    guard let results = searchResultsController else { return }
    SimulatedApp.current?.setNeedsSceneUpdate()
    guard isSearching else {
      resultsView = nil
      return
    }
    guard searchBar.part is NavigationFieldPart else {
      return SimulatedApp.warnOnce(
        "UISearchController shows its searchResultsController here only for a search bar in a "
          + "navigation bar")
    }
    if results.parent !== self {
      addChild(results)
      results.didMove(toParent: self)
    }
    resultsView = results.view
    let isEmpty = searchBar.text?.isEmpty ?? true
    resultsView?.isHidden = automaticallyShowsSearchResultsController ? isEmpty : !showsResults
  }

  private func atEndOfMovement(_ body: @escaping (UISearchController) -> Void) {
    guard let app = SimulatedApp.current else { return body(self) }
    app.calls.tell(after: ScreenTransitions.duration, on: app) { [weak self] in
      if let self { body(self) }
    }
  }
}

extension UISearchController {
  /// The moments when a search controller's scope bar appears.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
}

/// The object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate for the start and end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
