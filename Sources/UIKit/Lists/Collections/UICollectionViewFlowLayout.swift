import UIKitValues

/// A layout of a collection's items in lines from left to right, which follow each other downward.
///
/// Each line is as high as its tallest item.
///
/// A full line is spread over the width. The last line keeps the spacing of the line before it, or
/// the minimum spacing. An item alone on its line is centered if no second one would fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != .zero else { return }
      SimulatedApp.warnOnce(
        "UICollectionViewFlowLayout.estimatedItemSize: cells have the size of itemSize")
    }
  }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { notDone(UICollectionViewFlowLayout.self) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { notDone(UICollectionViewFlowLayout.self) }
  }
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { notDone(UICollectionViewFlowLayout.self) }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection == .horizontal else { return }
      SimulatedApp.warnOnce(
        "UICollectionViewFlowLayout.scrollDirection: items are laid out downward")
    }
  }
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 0)
  private var items = ItemFrames()

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  open override var collectionViewContentSize: CGSize {
    items.contentSize(in: collectionView)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items.attributes(at: indexPath) }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let insets = collectionView.contentInset
    let width = collectionView.bounds.width - insets.left - insets.right
    items = ItemFrames()
    for section in 0..<collectionView.numberOfSections {
      let measures = FlowMeasures(section, of: self, in: collectionView)
      let top = items.height + measures.header + measures.inset.top
      let lines = FlowLines(measures, width: width)
      items.sections.append(
        lines.frames.map { $0.offsetBy(dx: measures.inset.left, dy: top) })
      items.height = top + lines.height + measures.inset.bottom + measures.footer
    }
  }
}

/// The sizes and spacings of one section in a flow layout, from the delegate or the layout.
@MainActor private struct FlowMeasures {
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGFloat
  let footer: CGFloat

  init(_ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let delegate = view.scrollDelegate as? any UICollectionViewDelegateFlowLayout
    sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      return delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }
    inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    header =
      (delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize).height
    footer =
      (delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize).height
  }
}

/// The frames of a section's items in a flow layout, from the top left corner inside the insets.
@MainActor private struct FlowLines {
  private(set) var frames: [CGRect] = []
  private(set) var height: CGFloat = 0

  init(_ measures: FlowMeasures, width: CGFloat) {
    let width = width - measures.inset.left - measures.inset.right
    var spacing = measures.itemSpacing
    for line in Self.lines(measures, width: width) {
      let sizes = measures.sizes[line]
      let rest = width - sizes.reduce(0) { $0 + $1.width }
      let isFull = line.upperBound < measures.sizes.count
      if isFull, line.count > 1 { spacing = rest / CGFloat(line.count - 1) }
      let hasNoRoom = rest < measures.itemSpacing + (sizes.first?.width ?? 0)
      var x = line.count == 1 && hasNoRoom ? rest / 2 : 0
      let lineHeight = sizes.map(\.height).max() ?? 0
      if !frames.isEmpty { height += measures.lineSpacing }
      for size in sizes {
        let y = height + (lineHeight - size.height) / 2
        frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width + spacing
      }
      height += lineHeight
    }
  }

  /// Returns the items of each line as index ranges; a line ends where no further item fits.
  private static func lines(_ measures: FlowMeasures, width: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, end) = (0, CGFloat(0))
    for (item, size) in measures.sizes.enumerated() {
      let start = item == first ? 0 : end + measures.itemSpacing
      if item > first, start + size.width > width {
        lines.append(first..<item)
        (first, end) = (item, size.width)
      } else {
        end = start + size.width
      }
    }
    if first < measures.sizes.count { lines.append(first..<measures.sizes.count) }
    return lines
  }
}
