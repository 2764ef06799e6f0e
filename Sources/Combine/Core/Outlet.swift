/// The way to a subscriber, which gets no more values than it asked for.
final class Outlet<Downstream: Subscriber>: Subscription {
  /// The treatment of a value that was not asked for yet.
  enum Surplus {
    case dropped
    case latestKept
    case allKept
  }

  private var downstream: Downstream?
  private let surplus: Surplus
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// Called when the subscriber has had enough.
  var onCancel: () -> Void = {}

  /// Creates the way to a subscriber.
  init(_ downstream: Downstream, surplus: Surplus) {
    self.downstream = downstream
    self.surplus = surplus
  }

  /// Tells the subscriber that it may ask.
  func open() { downstream?.receive(subscription: self) }

  /// Sends a value, or keeps it until it is asked for.
  func send(_ value: Downstream.Input) {
    if downstream == nil || end != nil { return }
    if demand == .none {
      switch surplus {
      case .dropped: return
      case .latestKept: waiting.removeAll()
      case .allKept: break
      }
    }
    waiting.append(value)
    deliver()
  }

  /// Sends the end, after what is kept.
  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    if end != nil { return }
    end = completion
    if surplus == .latestKept { waiting.removeAll() }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    guard downstream != nil else { return }
    close()
    onCancel()
    onCancel = {}
  }

  /// Sends what is kept and asked for; what that brings about is sent after it.
  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isDelivering = false
    guard let end, waiting.isEmpty, let downstream else { return }
    close()
    onCancel = {}
    downstream.receive(completion: end)
  }

  private func close() {
    downstream = nil
    waiting = []
  }
}

extension Outlet {
  /// Opens it and takes all that a publisher sends.
  func feed<P: Publisher>(
    from publisher: P,
    receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    receiveValue: @escaping (P.Output) -> Void
  ) {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    onCancel = sink.cancel
    open()
    publisher.subscribe(sink)
  }
}
