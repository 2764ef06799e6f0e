import Foundation

/// A conversion between a view's own coordinates and its superview's.
public struct ViewGeometry: Sendable {
  /// The view's frame in its superview, before rotation and scaling about its center.
  private let frame: CGRect
  /// The origin of the view's own coordinates, such as a scroll view's contentOffset.
  private let boundsOrigin: CGPoint
  private let scale: CGFloat
  /// How many times the view is rotated clockwise by 90 degrees.
  private let quarterTurns: Int

  /// Creates the conversion between a view's and its superview's coordinates, from the view's
  /// frame.
  ///
  /// By default the view is neither scaled nor rotated.
  public init(
    frame: CGRect, boundsOrigin: CGPoint = .zero, scale: CGFloat = 1, quarterTurns: Int = 0
  ) {
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.scale = scale
    self.quarterTurns = quarterTurns
  }

  /// Returns the bounding box in the superview of a rectangle in the view's own coordinates.
  public func toSuperview(_ rect: CGRect) -> CGRect {
    guard isStraight else { return rect.boundingBox(of: toSuperview) }
    let x = rect.origin.x - boundsOrigin.x + frame.minX
    return CGRect(
      origin: CGPoint(x: x, y: rect.origin.y - boundsOrigin.y + frame.minY), size: rect.size)
  }

  /// Returns the bounding box in the view's own coordinates of a rectangle in the superview.
  public func fromSuperview(_ rect: CGRect) -> CGRect {
    guard isStraight else { return rect.boundingBox(of: fromSuperview) }
    let x = rect.origin.x - frame.minX + boundsOrigin.x
    return CGRect(
      origin: CGPoint(x: x, y: rect.origin.y - frame.minY + boundsOrigin.y), size: rect.size)
  }

  /// Whether the view is neither scaled nor rotated, so that coordinates are only shifted.
  private var isStraight: Bool { scale == 1 && quarterTurns % 4 == 0 }

  /// Converts a point from the view's own coordinates to the superview's.
  public func toSuperview(_ point: CGPoint) -> CGPoint {
    let center = boundsCenter
    let turned = CGPoint(x: (point.x - center.x) * scale, y: (point.y - center.y) * scale)
      .turned(by: quarterTurns)
    return CGPoint(x: frame.midX + turned.x, y: frame.midY + turned.y)
  }

  /// Converts a point from the superview's coordinates to the view's own.
  public func fromSuperview(_ point: CGPoint) -> CGPoint {
    let center = boundsCenter
    let turned = CGPoint(x: point.x - frame.midX, y: point.y - frame.midY)
      .turned(by: -quarterTurns)
    return CGPoint(x: center.x + turned.x / scale, y: center.y + turned.y / scale)
  }

  private var boundsCenter: CGPoint {
    CGPoint(x: boundsOrigin.x + frame.width / 2, y: boundsOrigin.y + frame.height / 2)
  }
}

extension CGPoint {
  /// Returns the point rotated about the origin by 90 degrees `quarters` times.
  ///
  /// The rotation is clockwise on a screen, where y increases downward.
  fileprivate func turned(by quarters: Int) -> CGPoint {
    switch ((quarters % 4) + 4) % 4 {
    case 1: CGPoint(x: -y, y: x)
    case 2: CGPoint(x: -x, y: -y)
    case 3: CGPoint(x: y, y: -x)
    default: self
    }
  }
}

extension CGRect {
  /// Returns the smallest rectangle around this rectangle's corners after a transform.
  ///
  /// The transform may rotate only by multiples of 90 degrees.
  fileprivate func boundingBox(of transform: (CGPoint) -> CGPoint) -> CGRect {
    let corners = (transform(origin), transform(CGPoint(x: maxX, y: maxY)))
    return CGRect(
      x: min(corners.0.x, corners.1.x), y: min(corners.0.y, corners.1.y),
      width: abs(corners.0.x - corners.1.x), height: abs(corners.0.y - corners.1.y))
  }
}
