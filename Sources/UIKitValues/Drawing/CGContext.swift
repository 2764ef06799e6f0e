import AppFoundation

/// A drawing context that discards all drawing.
public final class CGContext {
  package init() {}

  public func saveGState() { notDrawn(CGContext.self) }
  public func restoreGState() { notDrawn(CGContext.self) }
  public func translateBy(x: CGFloat, y: CGFloat) { notDrawn(CGContext.self) }
  public func scaleBy(x: CGFloat, y: CGFloat) { notDrawn(CGContext.self) }
  public func rotate(by angle: CGFloat) { notDrawn(CGContext.self) }
  public func setFillColor(_ color: CGColor) { notDrawn(CGContext.self) }
  public func setStrokeColor(_ color: CGColor) { notDrawn(CGContext.self) }
  public func setLineWidth(_ width: CGFloat) { notDrawn(CGContext.self) }
  public func setLineCap(_ cap: CGLineCap) { notDrawn(CGContext.self) }
  public func setLineJoin(_ join: CGLineJoin) { notDrawn(CGContext.self) }
  public func setBlendMode(_ mode: CGBlendMode) { notDrawn(CGContext.self) }
  public func setShouldAntialias(_ shouldAntialias: Bool) { notDrawn(CGContext.self) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { notDrawn(CGContext.self) }
  public func setAlpha(_ alpha: CGFloat) { notDrawn(CGContext.self) }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    notDrawn(CGContext.self)
  }
  public func beginPath() { notDrawn(CGContext.self) }
  public func closePath() { notDrawn(CGContext.self) }
  public func move(to point: CGPoint) { notDrawn(CGContext.self) }
  public func addLine(to point: CGPoint) { notDrawn(CGContext.self) }
  public func addRect(_ rect: CGRect) { notDrawn(CGContext.self) }
  public func addEllipse(in rect: CGRect) { notDrawn(CGContext.self) }
  public func addPath(_ path: CGPath) { notDrawn(CGContext.self) }
  public func strokePath() { notDrawn(CGContext.self) }
  public func fillPath() { notDrawn(CGContext.self) }
  public func clip() { notDrawn(CGContext.self) }
  public func clip(to rect: CGRect) { notDrawn(CGContext.self) }
  public func fill(_ rect: CGRect) { notDrawn(CGContext.self) }
  public func stroke(_ rect: CGRect) { notDrawn(CGContext.self) }
  public func fillEllipse(in rect: CGRect) { notDrawn(CGContext.self) }
  public func strokeEllipse(in rect: CGRect) { notDrawn(CGContext.self) }
  public func clear(_ rect: CGRect) { notDrawn(CGContext.self) }
}

/// Returns the context of the innermost open image context.
///
/// It is nil in a view's `draw(_:)`, since views don't draw in the simulation.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  notDrawn(CGContext.self)
  return pictureSizes.isEmpty ? nil : CGContext()
}

/// How the colors of a drawing are combined with the colors behind it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

// Nothing is drawn.
extension UIImage {
  public func draw(at point: CGPoint) { notDrawn(UIImage.self) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    notDrawn(UIImage.self)
  }
}

/// The sizes in points of the image contexts that app code has begun and not ended, innermost last.
@MainActor private var pictureSizes: [CGSize] = []

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  pictureSizes.append(size)
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{ pictureSizes.append(size) }

/// Returns an image with the size of the innermost image context, or nil if none is open.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  pictureSizes.last.map { size in UIGraphicsImageRenderer(size: size).image { _ in } }
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = pictureSizes.popLast() }

/// A renderer that makes images by drawing.
///
/// In the simulation, the images have a size but no pixels.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(
      cgImage: CGImage(width: Int(size.width), height: Int(size.height)), scale: 1,
      orientation: .up)
  }
}

/// The context for rendering an image.
public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()

  public func fill(_ rect: CGRect) { notDrawn(UIGraphicsImageRendererContext.self) }
  public func stroke(_ rect: CGRect) { notDrawn(UIGraphicsImageRendererContext.self) }
}
