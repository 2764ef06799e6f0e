import UIKitValues

/// A layer of a view's drawing, which is kept but not drawn.
///
/// A view's own layer shares the view's geometry.
open class CALayer: NSObject, @unchecked Sendable {
  /// The view that owns the layer and provides its geometry.
  weak var view: UIView?
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

  /// Always nil, since layers aren't animated here.
  open func animationKeys() -> [String]? { nil }
  open func add(_ animation: CAAnimation, forKey key: String?) { notDrawn(CALayer.self) }
  // Animations of the phone's own views continue.
  open func removeAllAnimations() { if view?.part != nil { notDone(CALayer.self) } }
  open func removeAnimation(forKey key: String) { if view?.part != nil { notDone(CALayer.self) } }
  open func setNeedsLayout() { notDone(CALayer.self) }
  open func setNeedsDisplay() { notDrawn(CALayer.self) }
}

/// A layer with a color gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]? { didSet { notDrawn(CAGradientLayer.self) } }
  open var locations: [NSNumber]? { didSet { notDrawn(CAGradientLayer.self) } }
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

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for filling overlapping paths.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
