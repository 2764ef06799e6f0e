import Foundation

/// What is drawn on: nothing is, so that what code draws is kept by none.
public final class CGContext {
  init() {}

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

/// Returns nothing: no view is asked to draw.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  notDrawn(CGContext.self)
  return nil
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// The sizes of the pictures that code draws now, the innermost last.
@MainActor private var pictureSizes: [CGSize] = []

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  pictureSizes.append(size)
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{ pictureSizes.append(size) }

/// Returns a picture of the size that was begun.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  pictureSizes.last.map { size in UIGraphicsImageRenderer(size: size).image { _ in } }
}

@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = pictureSizes.popLast() }

/// What makes a picture by drawing it: its size is all that comes of it.
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

/// What such a picture is drawn on.
public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()

  public func fill(_ rect: CGRect) { notDrawn(UIGraphicsImageRendererContext.self) }
  public func stroke(_ rect: CGRect) { notDrawn(UIGraphicsImageRendererContext.self) }
}
