import UIKitValues

/// The frame and display attributes of one item in a collection's layout.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath()
  open var alpha: CGFloat = 1 { didSet { notDrawn(UICollectionViewLayoutAttributes.self) } }
  open var isHidden = false
  open var zIndex = 0 { didSet { notDrawn(UICollectionViewLayoutAttributes.self) } }
  open var transform = CGAffineTransform.identity {
    didSet { notDrawn(UICollectionViewLayoutAttributes.self) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  public override required init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Copies the item's layout attributes.
  ///
  /// Subclasses override this method to copy their own properties too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    (copy.frame, copy.isHidden) = (frame, isHidden)
    if alpha != 1 { copy.alpha = alpha }
    if zIndex != 0 { copy.zIndex = zIndex }
    if transform != .identity { copy.transform = transform }
    return copy
  }
}

extension UICollectionViewLayoutAttributes: NSCopying {}

/// The scope of an invalidation of a collection's layout; in the simulation always everything.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
}

/// The scope of an invalidation of a flow layout; in the simulation always everything.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { notDone(UICollectionViewFlowLayoutInvalidationContext.self) }
  }
  open var invalidateFlowLayoutAttributes = true {
    didSet { notDone(UICollectionViewFlowLayoutInvalidationContext.self) }
  }
}

/// A layout of a collection view's items.
///
/// Apps subclass it for custom layouts.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.indexPaths.compactMap { layoutAttributesForItem(at: $0) }
      .filter { $0.frame.intersects(rect) }
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  open func invalidateLayout() {
    isPrepared = false
    SimulatedApp.current?.setNeedsSceneUpdate()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
