/// A cancellable that is cancelled when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates one from what calls it off.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates one from another.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Calls it off.
  public func cancel() {
    let once = action
    action = nil
    once?()
  }

  /// Whether they are one object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Adds its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
