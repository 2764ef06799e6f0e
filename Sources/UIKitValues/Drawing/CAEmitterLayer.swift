import AppFoundation

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
