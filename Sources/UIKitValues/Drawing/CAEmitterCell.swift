import AppFoundation

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
