import Foundation

/// The place that a layout gives an item.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath: IndexPath
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

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// A layout of a collection's items; an app's own overrides its methods.
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
