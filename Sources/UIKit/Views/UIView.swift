import Observation
import UIKitValues
import Simulation

/// A view, which either represents a part of the simulated phone or stores its own geometry.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The part of the simulated phone that the view represents, such as the table; or nil.
  var part: (any PhonePart)?
  /// The view's geometry, unless the view represents a part of the simulated phone.
  var geometry: TransformedFrame
  private(set) var children: [UIView] = []
  /// The view controller whose view this is, or nil.
  weak var controller: UIViewController?
  /// Whether `traitCollectionDidChange` was called for the view's first entry into a window.
  var hasTraits = false
  private var isLayoutNeeded = true
  private var hasStaleDescendant = true
  private var isConstraintUpdateNeeded = true
  private var isPropertyUpdateNeeded = true
  /// Whether a view in this subtree, or this view itself, needs an update of its constraints.
  private var hasConstraintUpdateInside = true
  // A weak reference would need a side table for each superview, and every access to the superview
  // would go through that table. Instead, a deallocated view clears the reference in its children.
  nonisolated(unsafe) private unowned(unsafe) var parent: UIView?

  public var superview: UIView? { parent }
  open var tag = 0
  open var autoresizingMask = AutoresizingMask(rawValue: 0)
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false { didSet { notUsed(UIView.self) } }
  open var isExclusiveTouch = false { didSet { notUsed(UIView.self) } }
  open var clipsToBounds = false { didSet { notDrawn(UIView.self) } }
  open var isOpaque = true { didSet { notDrawn(UIView.self) } }
  open var mask: UIView? { didSet { notDrawn(UIView.self) } }
  open var contentScaleFactor: CGFloat = 1 { didSet { notDrawn(UIView.self) } }
  open var clearsContextBeforeDrawing = true { didSet { notDrawn(UIView.self) } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { notDrawn(UIView.self) }
  }
  open var restorationIdentifier: String?
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { notDrawn(UIView.self) } }
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { notDrawn(UIView.self) } }
  open private(set) var interactions: [any UIInteraction] = []
  open var contentMode = ContentMode.scaleToFill { didSet { notDrawn(UIView.self) } }
  open var backgroundColor: UIColor? { didSet { notDrawn(UIView.self) } }
  private var ownTintColor: UIColor?
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view's own tint color, else its superview's, else system blue.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notDrawn(UIView.self)
      tellOfTint()
    }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      notDrawn(UIView.self)
      tellOfTint()
    }
  }
  open var alpha: CGFloat = 1
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false { didSet { notUsed(UIView.self) } }
  open var accessibilityHint: String? { didSet { notUsed(UIView.self) } }
  open var accessibilityValue: String? { didSet { notUsed(UIView.self) } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { notUsed(UIView.self) } }
  open var accessibilityViewIsModal = false { didSet { notUsed(UIView.self) } }
  open var shouldGroupAccessibilityChildren = false { didSet { notUsed(UIView.self) } }
  open var accessibilityElements: [Any]? { didSet { notUsed(UIView.self) } }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { notUsed(UIView.self) }
  }
  open var showsLargeContentViewer = false { didSet { notUsed(UIView.self) } }
  open var accessibilityElementsHidden = false { didSet { notUsed(UIView.self) } }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false { didSet { notDone(UIView.self) } }
  open lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }()
  /// The view's Auto Layout data, or nil as long as it needs none.
  ///
  /// Most views don't need it, and a long table has many such views.
  private(set) var keptLayoutState: LayoutState?

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      treeDidChange()
      setNeedsLayout()
    }
  }

  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      SimulatedApp.current?.setNeedsSceneUpdate()
      superview?.setNeedsLayout()
      (superview as? UIStackView)?.rearrange()
    }
  }

  public init(frame: CGRect) {
    geometry = TransformedFrame(frame: frame)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    geometry = TransformedFrame(frame: .zero)
    super.init()
  }

  /// Creates a view of the class that this method is called on.
  ///
  /// In code ported to Linux, app classes override it so that generic code can create views.
  open class func construct(frame: CGRect) -> UIView { constructOfUIKit(frame: frame) }
  open class func construct() -> UIView { construct(frame: .zero) }

  deinit { for child in children { child.parent = nil } }

  var layoutState: LayoutState {
    if let keptLayoutState { return keptLayoutState }
    let state = LayoutState()
    keptLayoutState = state
    return state
  }

  /// Makes the view store its own geometry again, not represent a part of the simulated phone.
  func leavePhone() {
    (self as? UIScrollView)?.keepScrollState()
    geometry.setFrame(laidOutFrame)
    part = nil
  }

  /// The layout margins, in points, that a view has unless code sets others.
  var marginsByDefault: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether the constraints in this view's subtree are solved on their own, as in a table cell.
  var isLayoutRoot: Bool { false }

  /// This view as a text input, for typing text into it; nil if the view accepts no text.
  var textInput: (any TextInputView)? { KeyInputField(self) }

  /// Whether the view accepts typed keys, because its class adopts UIKeyInput.
  private(set) lazy var takesKeys = self is any UIKeyInput

  /// The text typed so far into a view that adopts UIKeyInput, which has no way to read the text.
  private(set) var typedText = ""

  /// Stores the text typed so far into a view that adopts UIKeyInput, after each key.
  func setTypedText(_ text: String) { typedText = text }

  /// The view as a table or collection view, whose cells are rows; nil for other views.
  var rowView: (any RowView)? { nil }

  open override var next: UIResponder? { controller ?? superview }

  open var subviews: [UIView] { children }

  // Override points for changes of the hierarchy.
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  /// Calls `tintColorDidChange` of the view, and of subviews without a tint of their own
  /// (tintColorDidChange's documentation).
  private func tellOfTint() {
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.tellOfTint() }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Override points for layout.
  open func updateProperties() {}
  open func layoutSubviews() { applyConstraints() }
  open func updateConstraints() { isConstraintUpdateNeeded = false }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Returns the size in points closest to a target size that the view's constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size in points closest to a target size that the view's constraints allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeOfConstraints(
      closestTo: targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  open var frame: CGRect {
    get { laidOutFrame.applying(transformAboutCenter) }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: laidOutFrame.size) }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { CGPoint(x: laidOutFrame.midX, y: laidOutFrame.midY) }
    set { setCenter(newValue) }
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
  open func draw(_ rect: CGRect) {}
  /// Returns a snapshot of the view; in the simulation it is an empty view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }

  // Override points for adding subviews and requesting layout.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func removeFromSuperview() { detach() }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(isForced: force) }
  open func setNeedsLayout() { askForLayout() }
  open func layoutIfNeeded() { layOutIfNeeded() }
  open func setNeedsUpdateProperties() {
    isPropertyUpdateNeeded = true
    setNeedsLayout()
  }
  open func updatePropertiesIfNeeded() { updateStaleProperties() }
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  open func updateConstraintsIfNeeded() { updateStaleConstraints() }
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    notDrawn(UIView.self)
    return true
  }
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open func setNeedsDisplay() { notDrawn(UIView.self) }
  open func setNeedsDisplay(_ rect: CGRect) { notDrawn(UIView.self) }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open var safeAreaInsets: UIEdgeInsets { insetsOfSafeArea }
  open var layoutMargins: UIEdgeInsets {
    get { marginsInsideSafeArea }
    set { setMargins(newValue) }
  }
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }
  open var traitCollection: UITraitCollection { .current }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open class var layerClass: AnyClass { CALayer.self }
}

/// Changes of the links between superviews and subviews, always on both ends.
extension UIView {
  /// Moves the view to another superview, or out of the tree for nil, without callbacks.
  func link(to next: UIView?, at index: Int) {
    parent?.children.removeAll { $0 === self }
    if let next { next.children.insert(self, at: min(max(0, index), next.children.count)) }
    parent = next
  }

  /// Moves a subview of the view to another index.
  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(of: view) else { return }
    children.remove(at: old)
    children.insert(view, at: index)
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
  }
}

/// Layout passes of a view tree.
///
/// Constraints are updated from the subviews up, and frames are set from the root down.
extension UIView {
  func askForLayout() {
    isLayoutNeeded = true
    var next = superview
    // The next pass finds its way down through marked ancestors.
    while let view = next, !view.hasStaleDescendant {
      view.hasStaleDescendant = true
      next = view.superview
    }
  }

  /// Runs layout passes until no view of the tree needs layout, and warns if that never happens.
  ///
  /// The method gives up after a hundred passes, or a hundred nested calls.
  func layOutIfNeeded() {
    guard Self.passesUnderWay < 100 else {
      Self.hasGivenUp = true
      return sayThatLayoutIsEndless()
    }
    Self.passesUnderWay += 1
    defer {
      Self.passesUnderWay -= 1
      if Self.passesUnderWay == 0 { Self.hasGivenUp = false }
    }
    for _ in 0..<100 where !Self.hasGivenUp {
      updateConstraintsIfNeeded()
      solveConstraints()
      guard isLayoutNeeded || hasStaleDescendant else {
        layoutRoot.layoutState.engine?.tellConflicts()
        return
      }
      layOut()
    }
    if !Self.hasGivenUp { sayThatLayoutIsEndless() }
  }

  /// Whether a nested layout call gave up, so that all calls around it stop too.
  private static var hasGivenUp = false

  /// The number of layout calls that now run one inside another, to stop an endless recursion.
  private static var passesUnderWay = 0

  private func sayThatLayoutIsEndless() {
    let view = viewAskingForLayout ?? self
    let name = view.controller.map { "the view of \(type(of: $0))" } ?? "\(type(of: view))"
    SimulatedApp.warnOnce("\(name) asks for layout each time that it is laid out")
  }

  /// The first view in the subtree that is marked for layout, named in a warning; or nil.
  private var viewAskingForLayout: UIView? {
    isLayoutNeeded ? self : children.lazy.compactMap(\.viewAskingForLayout).first
  }

  func askForConstraintUpdate() {
    isConstraintUpdateNeeded = true
    var next: UIView? = self
    while let view = next, !view.hasConstraintUpdateInside {
      view.hasConstraintUpdateInside = true
      next = view.superview
    }
  }

  public func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }

  func updateStaleConstraints() {
    guard hasConstraintUpdateInside else { return }
    hasConstraintUpdateInside = false
    for child in children { child.updateConstraintsIfNeeded() }
    guard isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  private func updateStaleProperties() {
    guard isPropertyUpdateNeeded else { return }
    isPropertyUpdateNeeded = false
    tracking {
      controller?.updateProperties()
      updateProperties()
    } onChange: {
      $0.setNeedsUpdateProperties()
    }
  }

  /// Runs an update, and calls `mark` to request the next one when an `@Observable` value that the
  /// update has read changes.
  private func tracking(
    _ update: () -> Void, onChange mark: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    withObservationTracking(update) { [weak self] in
      MainActor.assumeIsolated { if let self { mark(self) } }
    }
  }

  func contentSizeDidChange() {
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
    setNeedsLayout()
    // The docked bar's size follows its content. The app's code isn't asked, because it may be
    // creating the bar right now.
    if isInDockedBar { SimulatedApp.current?.setNeedsSceneUpdate() }
  }

  private var isInDockedBar: Bool {
    var next: UIView? = self
    while let view = next, !(view.part is BarPart) { next = view.superview }
    return next != nil
  }

  /// Lays out the views of this subtree that are marked for layout, from this view down.
  private func layOut() {
    if isLayoutRoot { solveConstraints() }
    controller?.noticeSafeArea()
    if isLayoutNeeded {
      updatePropertiesIfNeeded()
      isLayoutNeeded = false
      tracking {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      } onChange: {
        $0.setNeedsLayout()
      }
      tellChildrenOfSafeArea()
    }
    guard hasStaleDescendant else { return }
    hasStaleDescendant = false
    for child in children { child.layOut() }
  }
}
