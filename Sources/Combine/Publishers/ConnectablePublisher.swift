/// A publisher that starts to send when it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts the publisher, until the result is cancelled.
  func connect() -> any Cancellable
}

extension Publishers {
  /// A publisher that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    /// Wraps a connectable publisher.
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

  /// A publisher that gives all subscribers its values through one subject.
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
  /// Connects the publisher while there are subscribers.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers, while there are any.
  public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self>> {
    Publishers.Multicast(self).autoconnect()
  }
}
