import Foundation

/// A picture, of which the name alone is kept.
public final class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  let name: String

  public override convenience init() { self.init("") }
  public convenience init?(named name: String) { self.init(name) }
  public convenience init?(systemName name: String) { self.init(name) }
  public convenience init?(data: Data) { self.init("") }
  public convenience init?(data: Data, scale: CGFloat) { self.init("") }

  /// The same picture, which nothing mirrors: none is drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  private init(_ name: String) {
    self.name = name
    size = CGSize(width: 24, height: 24)
    super.init()
    notDrawn(UIImage.self, "init")
  }
}

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { notDrawn(UIImageView.self) } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
