import AppFoundation
import Foundation

/// The view that owns a layer, as far as the layer needs it.
@preconcurrency @MainActor package protocol LayerOwner: AnyObject {
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  /// The origin of the view's coordinates, in those of its window.
  var originInWindow: CGPoint { get }
  /// Whether the phone itself moves the view, so that the app can't stop its animations.
  var isMovedByPhone: Bool { get }
}

/// A layer of a view's drawing, whose settings are kept but not drawn.
///
/// A view's own layer has the view's frame and bounds.
open class CALayer: NSObject, @unchecked Sendable {
  /// The view that owns the layer and provides its geometry.
  package weak var view: (any LayerOwner)?
  private var ownFrame = CGRect.zero
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let view {
        view.center = newValue
      } else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      }
    }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }
  private var isOwnHidden = false
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { notDone(CALayer.self) } }
  open var transform = CATransform3DIdentity { didSet { notDone(CALayer.self) } }
  open var sublayerTransform = CATransform3DIdentity { didSet { notDrawn(CALayer.self) } }
  open var cornerRadius: CGFloat = 0 { didSet { notDrawn(CALayer.self) } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { notDrawn(CALayer.self) } }
  open var maskedCorners = CACornerMask.all { didSet { notDrawn(CALayer.self) } }
  open var borderWidth: CGFloat = 0 { didSet { notDrawn(CALayer.self) } }
  open var borderColor: CGColor? { didSet { notDrawn(CALayer.self) } }
  open var backgroundColor: CGColor? { didSet { notDrawn(CALayer.self) } }
  open var shadowColor: CGColor? { didSet { notDrawn(CALayer.self) } }
  open var shadowOpacity: Float = 0 { didSet { notDrawn(CALayer.self) } }
  open var shadowRadius: CGFloat = 3 { didSet { notDrawn(CALayer.self) } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { notDrawn(CALayer.self) } }
  open var shadowPath: CGPath? { didSet { notDrawn(CALayer.self) } }
  open var masksToBounds = false { didSet { notDrawn(CALayer.self) } }
  open var shouldRasterize = false { didSet { notDrawn(CALayer.self) } }
  open var rasterizationScale: CGFloat = 1 { didSet { notDrawn(CALayer.self) } }
  open var zPosition: CGFloat = 0 { didSet { notDrawn(CALayer.self) } }
  open var name: String?
  open var mask: CALayer? { didSet { notDrawn(CALayer.self) } }
  private var ownSublayers: [CALayer]?
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set {
      for layer in ownSublayers ?? [] { layer.superlayer = nil }
      for layer in newValue ?? [] where layer.superlayer !== self { layer.removeFromSuperlayer() }
      ownSublayers = newValue
      for layer in newValue ?? [] { layer.superlayer = self }
    }
  }
  open private(set) weak var superlayer: CALayer?

  public override required init() { super.init() }

  /// Draws the layer into a context; nothing is drawn in the simulation.
  open func render(in context: CGContext) { notDrawn(CALayer.self) }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    ownSublayers = layers
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: index(of: sibling) ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: index(of: sibling).map { $0 + 1 } ?? UInt32.max)
  }

  private func index(of sibling: CALayer?) -> UInt32? {
    sublayers?.firstIndex { $0 === sibling }.map { UInt32($0) }
  }

  open func removeFromSuperlayer() {
    superlayer?.ownSublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Converts a rectangle from another layer's coordinates, or for nil from the outermost layer's
  /// or window's.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    let (from, own) = (layer?.originInRoot ?? .zero, originInRoot)
    return rect.offsetBy(dx: from.x - own.x, dy: from.y - own.y)
  }

  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    let (to, own) = (layer?.originInRoot ?? .zero, originInRoot)
    return rect.offsetBy(dx: own.x - to.x, dy: own.y - to.y)
  }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: layer).origin
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: layer).origin
  }

  /// The origin of the layer's coordinates, in those of the outermost layer or of the window.
  private var originInRoot: CGPoint {
    if let view { return view.originInWindow }
    let outer = superlayer?.originInRoot ?? .zero
    return CGPoint(x: outer.x + ownFrame.minX, y: outer.y + ownFrame.minY)
  }

  /// Returns the names of the layer's animations: always nil, since the simulation has none.
  open func animationKeys() -> [String]? { nil }
  open func add(_ animation: CAAnimation, forKey key: String?) { notDrawn(CALayer.self) }
  // Animations of the phone's own views continue.
  open func removeAllAnimations() { if view?.isMovedByPhone == true { notDone(CALayer.self) } }
  open func removeAnimation(forKey key: String) {
    if view?.isMovedByPhone == true { notDone(CALayer.self) }
  }
  open func setNeedsLayout() { notDone(CALayer.self) }
  open func setNeedsDisplay() { notDrawn(CALayer.self) }
}

/// A layer with a color gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]? { didSet { notDrawn(CAGradientLayer.self) } }
  open var locations: [NSNumber]? { didSet { notDrawn(CAGradientLayer.self) } }
  open var type = CAGradientLayerType.axial { didSet { notDrawn(CAGradientLayer.self) } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { notDrawn(CAGradientLayer.self) } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { notDrawn(CAGradientLayer.self) } }
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath? { didSet { notDrawn(CAShapeLayer.self) } }
  open var fillColor: CGColor? { didSet { notDrawn(CAShapeLayer.self) } }
  open var strokeColor: CGColor? { didSet { notDrawn(CAShapeLayer.self) } }
  open var lineWidth: CGFloat = 1 { didSet { notDrawn(CAShapeLayer.self) } }
  open var strokeStart: CGFloat = 0 { didSet { notDrawn(CAShapeLayer.self) } }
  open var strokeEnd: CGFloat = 1 { didSet { notDrawn(CAShapeLayer.self) } }
  open var miterLimit: CGFloat = 10 { didSet { notDrawn(CAShapeLayer.self) } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { notDrawn(CAShapeLayer.self) } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { notDrawn(CAShapeLayer.self) } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { notDrawn(CAShapeLayer.self) } }
  open var lineDashPhase: CGFloat = 0 { didSet { notDrawn(CAShapeLayer.self) } }
  open var lineDashPattern: [NSNumber]? { didSet { notDrawn(CAShapeLayer.self) } }
}

/// A layer that draws a text.
open class CATextLayer: CALayer, @unchecked Sendable {
  open var string: Any? { didSet { notDrawn(CATextLayer.self) } }
  open var font: AnyObject? { didSet { notDrawn(CATextLayer.self) } }
  open var fontSize: CGFloat = 36 { didSet { notDrawn(CATextLayer.self) } }
  open var foregroundColor: CGColor? { didSet { notDrawn(CATextLayer.self) } }
  open var isWrapped = false { didSet { notDrawn(CATextLayer.self) } }
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { notDrawn(CATextLayer.self) }
  }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { notDrawn(CATextLayer.self) } }
}
