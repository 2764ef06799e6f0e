import Foundation

extension NotificationCenter {
  /// The notifications with one name as an async sequence.
  ///
  /// The observation starts when the sequence is first iterated.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias AsyncIterator = AsyncStream<Notification>.Iterator

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Notification> { stream in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          nonisolated(unsafe) let notification = $0
          stream.yield(notification)
        }
        nonisolated(unsafe) let observer = token
        stream.onTermination = { [center] _ in center.removeObserver(observer) }
      }
      return stream.makeAsyncIterator()
    }
  }

  /// Returns an async sequence of the notifications with a name, optionally of one object only.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
