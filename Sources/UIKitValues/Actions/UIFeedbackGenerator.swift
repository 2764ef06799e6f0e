import AppFoundation

/// A generator of haptic feedback, without any effect here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() { notDone(UIFeedbackGenerator.self) }
}

/// A generator of impact feedback, without any effect here.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public func impactOccurred() { notDone(UIImpactFeedbackGenerator.self) }
  public func impactOccurred(intensity: CGFloat) { notDone(UIImpactFeedbackGenerator.self) }

  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

/// A generator of selection feedback, without any effect here.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { notDone(UISelectionFeedbackGenerator.self) }
}

/// A generator of success, warning and error feedback, without any effect here.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public func notificationOccurred(_ notificationType: FeedbackType) {
    notDone(UINotificationFeedbackGenerator.self)
  }

  public enum FeedbackType: Int, Sendable { case success, warning, error }
}
