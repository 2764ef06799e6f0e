import Foundation

/// A center that delivers notifications to observers, in the order the observers were added.
///
/// An observer that was deallocated isn't called any more.
public final class NotificationCenter: @unchecked Sendable {
  private static let withoutApp = NotificationCenter()

  /// The notification center of the current app; each simulated app has its own.
  public static var `default`: NotificationCenter {
    AppRuntime.active?.notificationCenter ?? withoutApp
  }

  /// An observer of notifications, with the name and object that it observes and its handler.
  private final class Entry {
    weak var observer: AnyObject?
    let name: Notification.Name?
    let sender: ObjectIdentifier?
    let call: (AnyObject, Notification) -> Void
    var isRemoved = false

    init(
      _ observer: AnyObject, _ name: Notification.Name?, _ sender: AnyObject?,
      _ call: @escaping (AnyObject, Notification) -> Void
    ) {
      self.observer = observer
      self.name = name
      self.sender = sender.map(ObjectIdentifier.init)
      self.call = call
    }
  }

  private var entries: [Entry] = []
  /// The tokens returned for observing closures, kept alive until the observer is removed.
  private var tokens: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    entries.append(
      Entry(observer as AnyObject, name, object.map { $0 as AnyObject }) { observer, notification in
        selector.call(on: observer, with: notification)
      })
  }

  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    tokens[ObjectIdentifier(token)] = token
    entries.append(
      Entry(token, name, object.map { $0 as AnyObject }) { _, notification in block(notification) })
    return token
  }

  public func removeObserver(_ observer: Any) { remove(observer as AnyObject) { _ in true } }

  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let sender = object.map { ObjectIdentifier($0 as AnyObject) }
    remove(observer as AnyObject) { entry in
      (name == nil || entry.name == name) && (sender == nil || entry.sender == sender)
    }
  }

  /// Returns whether a notification with this name has any observer; if not, it needn't be posted.
  package func hasObserver(of name: Notification.Name) -> Bool {
    entries.contains { $0.name == nil || $0.name == name }
  }

  public func post(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    for entry in entries where !entry.isRemoved {
      guard entry.name == nil || entry.name == notification.name,
        entry.sender == nil || entry.sender == sender, let observer = entry.observer
      else { continue }
      entry.call(observer, notification)
    }
  }

  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func remove(_ observer: AnyObject, where isMeant: (Entry) -> Bool) {
    for entry in entries where entry.observer === observer && isMeant(entry) {
      entry.isRemoved = true
    }
    // Deinitializers may remove more observers.
    let removed = (entries, tokens[ObjectIdentifier(observer)])
    entries = entries.filter { !$0.isRemoved && $0.observer != nil }
    tokens[ObjectIdentifier(observer)] = nil
    withExtendedLifetime(removed) {}
  }
}

extension AppRuntime {
  /// The default notification center of this app; each simulated app has its own.
  package var notificationCenter: NotificationCenter { onlyObject(NotificationCenter.init) }
}
