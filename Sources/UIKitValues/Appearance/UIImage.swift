import AppFoundation

/// An image that has only a name and a size, since the simulation has no pixels.
public final class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  public let imageOrientation: Orientation
  package let name: String

  public override convenience init() { self.init("") }
  public convenience init?(named name: String) { self.init(name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(name) }
  public convenience init?(systemName name: String) { self.init(name) }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(name)
  }
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      "", size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)),
      scale: scale, orientation: orientation)
  }
  public convenience init?(data: Data) { self.init("") }
  public convenience init?(data: Data, scale: CGFloat) { self.init("") }
  public convenience init?(contentsOfFile path: String) { self.init(path) }

  /// Returns the same image, since the simulation doesn't draw it.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  // System images.
  public static var add: UIImage { UIImage("plus") }
  public static var remove: UIImage { UIImage("minus") }
  public static var actions: UIImage { UIImage("ellipsis") }
  public static var checkmark: UIImage { UIImage("checkmark") }
  public static var strokedCheckmark: UIImage { UIImage("checkmark.circle") }

  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(name) }

  /// Returns the image as a PNG file: always empty data and never nil, since the image has no
  /// pixels.
  public func pngData() -> Data? { Data() }
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }

  /// A bitmap with the image's size in pixels; never nil in the simulation.
  public var cgImage: CGImage? {
    CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private init(
    _ name: String, size: CGSize = CGSize(width: 24, height: 24), scale: CGFloat = 1,
    orientation: Orientation = .up
  ) {
    self.name = name
    self.scale = scale
    self.size = CGSize(width: size.width / scale, height: size.height / scale)
    imageOrientation = orientation
    super.init()
    notDrawn(UIImage.self, "init")
  }
}

extension UIImage {
  /// The display options of an image, such as a symbol's weight; they have no effect.
  public class Configuration: NSObject, @unchecked Sendable {}

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init()
    }
    public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

/// A Core Graphics bitmap without pixels.
public struct CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
}

/// The name of a color in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  public convenience init(resource: ImageResource) { self.init(resource.name) }
}
