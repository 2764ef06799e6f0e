import AppFoundation

/// A generator of haptic feedback, which has no effect in the simulation.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() { notDone(UIFeedbackGenerator.self) }
}

/// A generator of haptic feedback for impacts, which has no effect in the simulation.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public func impactOccurred() { notDone(UIImpactFeedbackGenerator.self) }
  public func impactOccurred(intensity: CGFloat) { notDone(UIImpactFeedbackGenerator.self) }

  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

/// A generator of haptic feedback for selection changes, without effect in the simulation.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { notDone(UISelectionFeedbackGenerator.self) }
}

/// A generator of haptic feedback for success, warning and error, without effect in the simulation.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public func notificationOccurred(_ notificationType: FeedbackType) {
    notDone(UINotificationFeedbackGenerator.self)
  }

  public enum FeedbackType: Int, Sendable { case success, warning, error }
}
