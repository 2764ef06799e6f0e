import AppFoundation

/// A path for drawing.
///
/// Only its bounds are stored, since the simulation doesn't draw it.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1 { didSet { notDrawn(UIBezierPath.self) } }
  open var miterLimit: CGFloat = 10 { didSet { notDrawn(UIBezierPath.self) } }
  open var flatness: CGFloat = 0.6 { didSet { notDrawn(UIBezierPath.self) } }
  open var lineCapStyle = CGLineCap.butt { didSet { notDrawn(UIBezierPath.self) } }
  open var lineJoinStyle = CGLineJoin.miter { didSet { notDrawn(UIBezierPath.self) } }
  open private(set) var currentPoint = CGPoint.zero
  open private(set) var bounds = CGRect.null

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    bounds = cgPath.bounds
  }

  /// Adds an arc to the path.
  ///
  /// The path gets the bounds of the whole circle, even for a shorter arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    bounds = bounds.union(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    currentPoint = CGPoint(
      x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { addLine(to: endPoint) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addLine(to: endPoint)
  }

  open func append(_ bezierPath: UIBezierPath) {
    bounds = bounds.union(bezierPath.bounds)
    currentPoint = bezierPath.currentPoint
  }

  open func removeAllPoints() {
    bounds = .null
    currentPoint = .zero
  }

  open var isEmpty: Bool { bounds.isNull }
  open var usesEvenOddFillRule = false { didSet { notDrawn(UIBezierPath.self) } }

  open func move(to point: CGPoint) { currentPoint = point }

  open func addLine(to point: CGPoint) {
    for end in [currentPoint, point] {
      bounds = bounds.union(CGRect(origin: end, size: .zero))
    }
    currentPoint = point
  }

  open var cgPath: CGPath { CGPath(bounds: bounds) }

  open func close() { notDone(UIBezierPath.self) }
  open func stroke() { notDrawn(UIBezierPath.self) }
  open func fill() { notDrawn(UIBezierPath.self) }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    notDrawn(UIBezierPath.self)
  }
  open func addClip() { notDrawn(UIBezierPath.self) }
}

/// A Core Graphics path.
///
/// Only its bounds are stored, since the simulation doesn't draw it.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var bounds: CGRect

  fileprivate init(bounds: CGRect) { self.bounds = bounds }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(bounds: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(bounds: rect) }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(bounds: rect)
  }

  public var boundingBox: CGRect { bounds }
  public var boundingBoxOfPath: CGRect { bounds }
  public var isEmpty: Bool { bounds.isNull }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(bounds: transform.map { bounds.applying($0.pointee) } ?? bounds)
  }
  public func copy() -> CGPath? { CGPath(bounds: bounds) }
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addRect(bounds)
    return path
  }
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.bounds == other.bounds }
  public func hash(into hasher: inout Hasher) {
    for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { hasher.combine(number) }
  }
}

/// A Core Graphics path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public private(set) var currentPoint = CGPoint.zero

  public init() { super.init(bounds: .null) }

  public func move(to point: CGPoint) { currentPoint = point }

  public func addLine(to point: CGPoint) {
    for end in [currentPoint, point] {
      bounds = bounds.union(CGRect(origin: end, size: .zero))
    }
    currentPoint = point
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { addLine(to: end) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { addLine(to: end) }
  public func addRect(_ rect: CGRect) { bounds = bounds.union(rect) }
  public func addEllipse(in rect: CGRect) { bounds = bounds.union(rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    bounds = bounds.union(rect)
  }
  /// Adds an arc to the path.
  ///
  /// The path gets the bounds of the whole circle, even for a shorter arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { addRect(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)) }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addLine(to: tangent1End)
    addLine(to: tangent2End)
  }
  public func addPath(_ path: CGPath) { bounds = bounds.union(path.bounds) }
  public func closeSubpath() { notDrawn(CGMutablePath.self) }
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// The shape of a drawn line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The shape of a drawn line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
