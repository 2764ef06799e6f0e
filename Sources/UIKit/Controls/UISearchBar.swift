import UIKitValues
import Simulation

/// The delegate of a search bar's text field.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = [] { didSet { notDone(UISearchTextField.self) } }
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { notDone(UISearchTextField.self) }
  }
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
  open var tokenBackgroundColor: UIColor? { didSet { notDrawn(UISearchTextField.self) } }
  open var allowsCopyingTokens = true { didSet { notDone(UISearchTextField.self) } }
  open var allowsDeletingTokens = true { didSet { notDone(UISearchTextField.self) } }
}

/// A bar with a search field that reports events to its delegate.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  /// The search controller that owns the search bar, or nil.
  weak var searchController: UISearchController?
  open var barStyle = UIBarStyle.default { didSet { notDrawn(UISearchBar.self) } }
  open var barTintColor: UIColor? { didSet { notDrawn(UISearchBar.self) } }
  open var isTranslucent = true { didSet { notDrawn(UISearchBar.self) } }
  open var prompt: String? { didSet { notDone(UISearchBar.self) } }
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
      SimulatedApp.current?.setNeedsSceneUpdate()
    }
  }
  let cancelButton = UIButton(type: .system)
  open var searchBarStyle = Style.default { didSet { notDrawn(UISearchBar.self) } }
  private lazy var listener = SearchFieldListener(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeField()
  }

  private func takeField() {
    searchTextField.ownReturnKeyType = .search
    searchTextField.delegate = listener
    searchTextField.addTarget(
      listener, action: Selector("changed", SearchFieldListener.changed), for: .editingChanged)
    addSubview(searchTextField)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    enableCancel(false)
    cancelButton.addAction(
      UIAction { [unowned self] _ in
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      },
      for: .touchUpInside)
    addSubview(cancelButton)
  }

  /// Enables the cancel button if the search field is being edited, or else disables the button.
  fileprivate func enableCancel(_ isEditing: Bool) { cancelButton.isEnabled = isEditing }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The titles of the scope bar, which is not shown here.
  open var scopeButtonTitles: [String]? { didSet { warnAboutScopes() } }
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false { didSet { warnAboutScopes() } }
  private func warnAboutScopes() {
    guard showsScopeBar || scopeButtonTitles?.isEmpty == false else { return }
    SimulatedApp.warnOnce(
      "UISearchBar has no scope bar here, so it takes no room and has no buttons")
  }
  open var backgroundImage: UIImage? { didSet { notDrawn(UISearchBar.self) } }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    notDrawn(UISearchBar.self)
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    notDrawn(UISearchBar.self)
  }
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { notDrawn(UISearchBar.self) }
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { notDrawn(UISearchBar.self) } }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open var showsBookmarkButton = false { didSet { notDone(UISearchBar.self) } }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The search bar's size in points: 56 high since iOS 11, 44 before.
  open override var intrinsicContentSize: CGSize {
    let isNew = (SimulatedApp.current?.phone.scene.ios ?? 18) >= 11
    return CGSize(width: UIView.noIntrinsicMetric, height: isNew ? 56 : 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The width in points that a visible cancel button takes from the search field, else 0.
  var cancelWidth: CGFloat {
    showsCancelButton ? cancelButton.intrinsicContentSize.width + 8 : 0
  }

  /// Returns the search bar's frame for a frame of its field, in the same coordinates.
  func frame(around field: CGRect) -> CGRect {
    CGRect(
      x: field.minX - 8, y: field.minY - 10, width: field.width + cancelWidth + 16,
      height: field.height + 20)
  }

  /// Lays out the search field, with insets of 8 points at the sides and 10 at top and bottom.
  ///
  /// A visible cancel button also has 8 points around it, which is inferred.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var field = bounds.insetBy(dx: 8, dy: min(10, bounds.height / 4))
    if showsCancelButton {
      let width = cancelWidth - 8
      cancelButton.frame = CGRect(
        x: field.maxX - width, y: field.minY, width: width, height: field.height)
      field.size.width -= cancelWidth
    }
    searchTextField.frame = field
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
}

/// The search field's delegate, which forwards its events to the search bar's delegate.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func changed() {
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.searchController?.update()
  }

  // The order between the bar's delegate and the controller's is inferred.

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.searchController?.begin()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.enableCancel(true)
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.update()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // The button of a search controller's bar ends the search even without the keyboard; inferred.
    bar.enableCancel(bar.searchController?.isActive ?? false)
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Calls the search bar's delegate when Return is pressed; the keyboard stays up.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}

/// The delegate of a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
