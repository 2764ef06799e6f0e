import Foundation
import Simulation

/// A rectangle of the screen: a part of the phone, or one that the phone does not know, which keeps
/// its own geometry.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// What of the phone it stands for.
  var part: (any PhonePart)?
  /// Its geometry while it stands for nothing.
  var geometry: ViewGeometry
  private(set) var children: [UIView] = []
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// Whether it has heard of its first traits.
  var hasTraits = false
  private var isLayoutNeeded = true
  private var hasStaleDescendant = true
  private var isConstraintUpdateNeeded = true
  /// Whether it, or a view in it, has constraints to update.
  private var hasConstraintUpdateInside = true
  // Weak it would take a table of its own in memory for every view around another one, through
  // which each use of that view then goes; a view that ends tells its children.
  nonisolated(unsafe) private unowned(unsafe) var parent: UIView?

  public var superview: UIView? { parent }
  open var tag = 0
  open var autoresizingMask = AutoresizingMask(rawValue: 0)
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false { didSet { notDone(UIView.self) } }
  open var isExclusiveTouch = false { didSet { notDone(UIView.self) } }
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
  /// Its own, or that of the view around it.
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
  open var isAccessibilityElement = false { didSet { notDone(UIView.self) } }
  open var accessibilityHint: String? { didSet { notDone(UIView.self) } }
  open var accessibilityValue: String? { didSet { notDone(UIView.self) } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { notDone(UIView.self) } }
  open var accessibilityViewIsModal = false { didSet { notDone(UIView.self) } }
  open var shouldGroupAccessibilityChildren = false { didSet { notDone(UIView.self) } }
  open var accessibilityElements: [Any]? { didSet { notDone(UIView.self) } }
  open var accessibilityElementsHidden = false { didSet { notDone(UIView.self) } }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false { didSet { notDone(UIView.self) } }
  open lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }()
  /// Nothing in most views, of which a long table has many.
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
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// Returns a view that its class makes; a class of the app's is ported with an override of its
  /// own.
  open class func construct(frame: CGRect) -> UIView { constructOfUIKit(frame: frame) }
  open class func construct() -> UIView { construct(frame: .zero) }

  deinit { for child in children { child.parent = nil } }

  var layoutState: LayoutState {
    if let keptLayoutState { return keptLayoutState }
    let state = LayoutState()
    keptLayoutState = state
    return state
  }

  /// Stands for no part of the phone any more, and keeps the frame that it had there.
  func leavePhone() {
    (self as? UIScrollView)?.keepScrollState()
    geometry.setFrame(laidOutFrame)
    part = nil
  }

  /// The margins that it has as long as no code gives it others.
  var marginsByDefault: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether what is in it is solved by itself.
  var isLayoutRoot: Bool { false }

  /// It as what holds a text that is edited; nil for any other view.
  var textInput: (any TextInputView)? { KeyInputField(self) }

  /// Whether keys can be typed into it.
  private(set) lazy var takesKeys = self is any UIKeyInput

  /// What was typed into it, as far as keys can tell.
  private(set) var typedText = ""

  /// Takes over what keys have made of what was typed into it.
  func setTypedText(_ text: String) { typedText = text }

  /// It as what makes cells for a data source; nil for any other view.
  var rowView: (any RowView)? { nil }

  open override var next: UIResponder? { controller ?? superview }

  open var subviews: [UIView] { children }

  // What subclasses override to follow their place in the tree.
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  /// Tells it, and those in it that have no colour of their own (tintColorDidChange's reference).
  private func tellOfTint() {
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.tellOfTint() }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // What subclasses override to lay themselves out.
  open func layoutSubviews() { applyConstraints() }
  open func updateConstraints() { isConstraintUpdateNeeded = false }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
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
  /// A view as large as it, which shows nothing.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }

  // What subclasses override to follow what is put into them, and what asks for layout.
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

/// Its place in the tree, of which either end knows the other.
extension UIView {
  /// Goes from its superview to another one, or out of all; nothing is told of it.
  func link(to next: UIView?, at index: Int) {
    parent?.children.removeAll { $0 === self }
    if let next { next.children.insert(self, at: min(max(0, index), next.children.count)) }
    parent = next
  }

  /// Gives one of its children another place among them.
  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(of: view) else { return }
    children.remove(at: old)
    children.insert(view, at: index)
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
  }
}

/// Layout passes: constraints from the leaves up, then frames from the root down.
extension UIView {
  func askForLayout() {
    isLayoutNeeded = true
    var next = superview
    // What is above has to find the way down again.
    while let view = next, !view.hasStaleDescendant {
      view.hasStaleDescendant = true
      next = view.superview
    }
  }

  /// Lays out until nothing asks for it; what asks again each time is left after a hundred passes,
  /// and so is what has layout done a hundred times over from inside of itself.
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

  /// Whether what is under way inside of itself was left, so that all of it comes back.
  private static var hasGivenUp = false

  /// Layout passes inside of each other.
  private static var passesUnderWay = 0

  private func sayThatLayoutIsEndless() {
    let view = viewAskingForLayout ?? self
    let name = view.controller.map { "the view of \(type(of: $0))" } ?? "\(type(of: view))"
    SimulatedApp.warnOnce("\(name) asks for layout each time that it is laid out")
  }

  /// The first view that asks for layout, of it and those in it.
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

  func contentSizeDidChange() {
    setNeedsUpdateConstraints()
    superview?.setNeedsLayout()
    setNeedsLayout()
    // The docked bar's own size follows what is in it; the app, which may just be making it, is not
    // asked.
    if isInDockedBar { SimulatedApp.current?.setNeedsSceneUpdate() }
  }

  private var isInDockedBar: Bool {
    var next: UIView? = self
    while let view = next, !(view.part is BarPart) { next = view.superview }
    return next != nil
  }

  /// Lays out what asks for it, from here down.
  private func layOut() {
    if isLayoutRoot { solveConstraints() }
    controller?.noticeSafeArea()
    if isLayoutNeeded {
      isLayoutNeeded = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      tellChildrenOfSafeArea()
    }
    guard hasStaleDescendant else { return }
    hasStaleDescendant = false
    for child in children { child.layOut() }
  }
}
