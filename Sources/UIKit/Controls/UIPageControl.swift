import UIKitValues

/// A control with a row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0 { didSet { notDrawn(UIPageControl.self) } }
  open var hidesForSinglePage = false { didSet { notDrawn(UIPageControl.self) } }
  open var pageIndicatorTintColor: UIColor? { didSet { notDrawn(UIPageControl.self) } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { notDrawn(UIPageControl.self) } }

  open var backgroundStyle = BackgroundStyle.automatic { didSet { notDrawn(UIPageControl.self) } }
  open var allowsContinuousInteraction = true { didSet { notUsed(UIPageControl.self) } }
  open var preferredIndicatorImage: UIImage? { didSet { notDrawn(UIPageControl.self) } }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { notDrawn(UIPageControl.self) }
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    notDrawn(UIPageControl.self)
  }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  override var hasTapOfItsOwn: Bool { true }

  /// Handles a tap: the control's left half selects the previous page, its right half the next.
  override func take(_ touch: UITouch) -> Event {
    let page = currentPage + (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard (0..<numberOfPages).contains(page) else { return [] }
    currentPage = page
    return .valueChanged
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 24 + 16 * CGFloat(max(0, numberOfPages - 1)), height: 26)
  }
}
