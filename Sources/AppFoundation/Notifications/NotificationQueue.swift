import Foundation

/// A queue of notifications to post later, which can merge similar ones (NotificationQueue's
/// reference).
///
/// In virtual time, the run loop counts as idle after all due calls have run.
public final class NotificationQueue: @unchecked Sendable {
  /// A notification that waits to be posted.
  private struct Entry {
    let notification: Notification
    let call: DelayedCalls.Call
  }

  private static let ofMainThread = NotificationQueue(notificationCenter: nil)
  public static var `default`: NotificationQueue { ofMainThread }

  /// The notification center to post to; nil for the center that is the default when posting.
  private let center: NotificationCenter?
  private var entries: [Entry] = []

  private init(notificationCenter: NotificationCenter?) { center = notificationCenter }

  public init(notificationCenter: NotificationCenter) { center = notificationCenter }

  public enum PostingStyle: UInt, Sendable { case whenIdle = 1, asap, now }

  /// Which properties make waiting notifications count as the same, so that they merge into one.
  public struct NotificationCoalescing: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none = NotificationCoalescing([])
    public static let onName = NotificationCoalescing(rawValue: 1)
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  public func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(
      notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  /// Posts a notification now or later, and removes waiting notifications that count as the same.
  public func enqueue(
    _ notification: Notification, postingStyle: PostingStyle, coalesceMask: NotificationCoalescing,
    forModes modes: [RunLoop.Mode]?
  ) {
    if !coalesceMask.isEmpty {
      dequeueNotifications(matching: notification, coalesceMask: Int(coalesceMask.rawValue))
    }
    guard postingStyle != .now, let app = AppRuntime.active else {
      return (center ?? .default).post(notification)
    }
    // The run loop is idle after the calls due now and the immediate calls they schedule.
    let call = app.calls.add(after: 0, on: app) { [self] in
      guard postingStyle == .whenIdle else { return post(notification) }
      app.calls.tell(after: 0, on: app) { [self] in post(notification) }
    }
    entries.append(Entry(notification: notification, call: call))
  }

  /// Removes waiting notifications that have the given notification's name, sender or both.
  ///
  /// `coalesceMask` says which of the two must be equal; with 0, all notifications are removed.
  public func dequeueNotifications(matching notification: Notification, coalesceMask: Int) {
    let mask = NotificationCoalescing(rawValue: UInt(max(0, coalesceMask)))
    entries.removeAll { entry in
      let isAlike =
        (!mask.contains(.onName) || entry.notification.name == notification.name)
        && (!mask.contains(.onSender) || entry.notification.isOfSameSender(as: notification))
      if isAlike { entry.call.isCancelled = true }
      return isAlike
    }
  }

  private func post(_ notification: Notification) {
    guard
      let index = entries.firstIndex(where: {
        $0.notification.name == notification.name
          && $0.notification.isOfSameSender(as: notification)
      })
    else { return }
    entries.remove(at: index)
    (center ?? .default).post(notification)
  }
}

extension Notification {
  fileprivate func isOfSameSender(as other: Notification) -> Bool {
    object.map { ObjectIdentifier($0 as AnyObject) }
      == other.object.map { ObjectIdentifier($0 as AnyObject) }
  }
}
