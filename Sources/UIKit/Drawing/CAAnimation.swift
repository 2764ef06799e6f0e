import Foundation

/// A movement of what a layer draws, which is not seen: no layout follows it.
open class CAAnimation: NSObject, @unchecked Sendable {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
}

open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}

public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

/// Changes of layers that belong together; those of views are no layer's here.
public final class CATransaction: NSObject {
  private nonisolated(unsafe) static var completions: [(() -> Void)?] = []

  public class func begin() { completions.append(nil) }

  /// Ends a group; without a movement of layers it is complete at once.
  public class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }

  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else { return }
    completions[completions.count - 1] = block
  }

  public class func setDisableActions(_ flag: Bool) { notDone(CATransaction.self) }
  public class func setAnimationDuration(_ duration: CFTimeInterval) { notDone(CATransaction.self) }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    notDone(CATransaction.self)
  }
  public class func flush() { notDone(CATransaction.self) }
}
