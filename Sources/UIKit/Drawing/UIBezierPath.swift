import Foundation

/// A path that views draw: nothing is drawn, so it keeps where it is alone.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1 { didSet { notDrawn(UIBezierPath.self) } }
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

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

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
  open func addClip() { notDrawn(UIBezierPath.self) }
}

/// A path of Core Graphics.
public struct CGPath: Hashable, Sendable {
  let bounds: CGRect
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
