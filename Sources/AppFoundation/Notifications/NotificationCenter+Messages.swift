import Foundation

/// Notifications that are described by a message type, as in iOS 26.
extension NotificationCenter {
  /// A type of notification that is posted and observed on the main actor.
  public protocol MainActorMessage {
    /// The type of the object that posts the message.
    associatedtype Subject
    /// The name of the notification that is posted for each message of this type.
    static var name: Notification.Name { get }
    /// Returns the message for a notification, or nil if the notification lacks a needed value.
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
    /// Returns the notification to post for a message, for observers that use the name.
    @MainActor static func makeNotification(_ message: Self) -> Notification
  }

  /// A type of notification that is observed by asynchronous code.
  public protocol AsyncMessage: Sendable {
    associatedtype Subject
    static var name: Notification.Name { get }
    static func makeMessage(_ notification: Notification) -> Self?
    static func makeNotification(_ message: Self) -> Notification
  }

  /// A short name for a type of message, such as `.keyboardWillShow`.
  public protocol MessageIdentifier {
    associatedtype MessageType
  }

  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    public init() {}
  }

  /// A token for an observer of messages; the observer is removed when the token is deallocated.
  public final class ObservationToken: Hashable, @unchecked Sendable {
    private let observer: any NSObjectProtocol
    private weak var center: NotificationCenter?

    fileprivate init(_ observer: any NSObjectProtocol, in center: NotificationCenter) {
      self.observer = observer
      self.center = center
    }

    deinit { remove() }

    fileprivate func remove() { center?.removeObserver(observer) }

    public static func == (one: ObservationToken, other: ObservationToken) -> Bool {
      one === other
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The user info key of a notification's original message, if it was posted as a message.
  fileprivate static let messageKey = "AppFoundation.message"

  public func removeObserver(_ token: ObservationToken) { token.remove() }
}

extension NotificationCenter.MainActorMessage {
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { nil }

  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}

extension NotificationCenter.AsyncMessage {
  public static var name: Notification.Name { Notification.Name(String(reflecting: Self.self)) }

  public static func makeMessage(_ notification: Notification) -> Self? { nil }

  public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name)
  }
}

/// Methods that post and observe messages on the main actor.
extension NotificationCenter {
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for message: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    observe(Message.name, of: subject) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        let message = notification.userInfo?[Self.messageKey] as? Message
        if let message = message ?? Message.makeMessage(notification) { observer(message) }
      }
    }
  }

  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject.Type, for message: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    addObserver(of: nil as Message.Subject?, for: message, using: observer)
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: subject, for: Message.self, using: observer)
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: nil as Message.Subject?, for: Message.self, using: observer)
  }

  @MainActor public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    post(Message.makeNotification(message), with: message, from: subject)
  }

  @MainActor public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject.Type = Message.Subject.self
  ) {
    post(Message.makeNotification(message), with: message, from: nil)
  }
}

/// Methods that post and observe messages in asynchronous code.
extension NotificationCenter {
  public func addObserver<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for message: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    observe(Message.name, of: subject) { notification in
      let message = notification.userInfo?[Self.messageKey] as? Message
      guard let message = message ?? Message.makeMessage(notification) else { return }
      Task { await observer(message) }
    }
  }

  public func post<Message: AsyncMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    post(Message.makeNotification(message), with: message, from: subject)
  }

  private func observe(
    _ name: Notification.Name, of subject: AnyObject?,
    using block: @escaping (Notification) -> Void
  ) -> ObservationToken {
    ObservationToken(
      addObserver(forName: name, object: subject, queue: nil, using: block), in: self)
  }

  private func post(_ notification: Notification, with message: Any, from subject: AnyObject?) {
    var notification = notification
    if let subject { notification.object = subject }
    var info = notification.userInfo ?? [:]
    info[Self.messageKey] = message
    notification.userInfo = info
    post(notification)
  }
}
