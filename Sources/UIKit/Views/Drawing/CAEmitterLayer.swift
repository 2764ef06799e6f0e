import UIKitValues

/// A layer that emits particles, which the simulation doesn't draw.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  open var emitterCells: [CAEmitterCell]? { didSet { notDrawn(CAEmitterLayer.self) } }
  open var emitterPosition = CGPoint.zero { didSet { notDrawn(CAEmitterLayer.self) } }
  open var emitterSize = CGSize.zero { didSet { notDrawn(CAEmitterLayer.self) } }
  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { notDrawn(CAEmitterLayer.self) }
  }
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { notDrawn(CAEmitterLayer.self) }
  }
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { notDrawn(CAEmitterLayer.self) }
  }
  open var birthRate: Float = 1 { didSet { notDrawn(CAEmitterLayer.self) } }
  open var lifetime: Float = 1 { didSet { notDrawn(CAEmitterLayer.self) } }
  open var velocity: Float = 1 { didSet { notDrawn(CAEmitterLayer.self) } }
  open var scale: Float = 1 { didSet { notDrawn(CAEmitterLayer.self) } }
  open var spin: Float = 1 { didSet { notDrawn(CAEmitterLayer.self) } }
}

/// A kind of particle that an emitter layer emits.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  open var contents: Any? { didSet { notDrawn(CAEmitterCell.self) } }
  open var color: CGColor? { didSet { notDrawn(CAEmitterCell.self) } }
  open var name: String?
  open var birthRate: Float = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var lifetime: Float = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var lifetimeRange: Float = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var alphaSpeed: Float = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var alphaRange: Float = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var velocity: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var velocityRange: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var emissionLongitude: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var emissionRange: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var xAcceleration: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var yAcceleration: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var scale: CGFloat = 1 { didSet { notDrawn(CAEmitterCell.self) } }
  open var scaleRange: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var scaleSpeed: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var spin: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }
  open var spinRange: CGFloat = 0 { didSet { notDrawn(CAEmitterCell.self) } }

  public override init() { super.init() }
}
