/// A cancellable that cancels itself when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a cancellable from a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a cancellable that cancels another one.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels the activity, once.
  public func cancel() {
    let once = action
    action = nil
    once?()
  }

  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
