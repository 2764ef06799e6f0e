import UIKitValues

/// A touch of a finger.
@preconcurrency @MainActor public final class UITouch: NSObject {
  public let view: UIView?
  public let window: UIWindow?
  public let tapCount: Int
  public internal(set) var phase: Phase
  public let timestamp: TimeInterval
  private var place: CGPoint
  private var placeBefore: CGPoint

  init(at place: CGPoint, on view: UIView?) {
    self.view = view
    self.place = place
    placeBefore = place
    phase = .began
    window = view?.window
    tapCount = 1
    timestamp = SimulatedApp.current?.phone.clock ?? 0
  }

  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
  public func previousLocation(in view: UIView?) -> CGPoint { convert(placeBefore, to: view) }

  func move(to place: CGPoint) { (placeBefore, self.place, phase) = (self.place, place, .moved) }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return place }
    return window.convert(place, to: view ?? window)
  }

  /// The type of the touch: always direct, as in the simulation only fingers touch.
  public let type = TouchType.direct

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// The phase of a touch, such as began.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
}

/// An event of one or more touches.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  public let allTouches: Set<UITouch>?

  /// The kinds of motion, such as a shake, which never happen in the simulation.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  public override init() { allTouches = nil }
  init(_ touches: Set<UITouch>) { allTouches = touches }

  public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = allTouches?.filter(isMeant)
    return found?.isEmpty == false ? found : nil
  }
}
