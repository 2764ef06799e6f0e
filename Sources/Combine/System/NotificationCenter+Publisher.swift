import AppFoundation

extension NotificationCenter {
  /// A publisher of the notifications with one name that a notification center posts.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let center = center
      let token = center.addObserver(
        forName: name, object: object, queue: nil, using: outlet.send)
      outlet.onCancel = { center.removeObserver(token) }
      outlet.open()
    }
  }

  /// Returns a publisher of the center's notifications with a name, optionally of one object only.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
