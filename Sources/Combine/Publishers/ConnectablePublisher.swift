/// A publisher that sends values only after `connect()` was called.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending values, until the returned object is cancelled.
  func connect() -> any Cancellable
}

extension Publishers {
  /// A publisher that connects another one when its first subscriber comes, and disconnects it when
  /// the last subscriber has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    /// Creates a publisher that connects `upstream` while there are subscribers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          self.leave()
          outlet.send(completion: end)
        }, receiveValue: outlet.send)
      let cancel = outlet.onCancel
      outlet.onCancel = {
        cancel()
        self.leave()
      }
      count += 1
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A publisher with one subscription to another publisher, whose values go to all its
  /// subscribers.
  public final class Multicast<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.subscribe(subscriber) }

    public func connect() -> any Cancellable {
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { self.subject.send(completion: $0) },
        receiveValue: { self.subject.send($0) })
      upstream.subscribe(sink)
      return AnyCancellable(sink)
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Shares one subscription to the publisher among all subscribers, while there are any.
  public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self>> {
    Publishers.Multicast(self).autoconnect()
  }
}
