/// A subscription that sends a subscriber at most the requested number of values.
final class Outlet<Downstream: Subscriber>: Subscription {
  /// The treatment of values that a publisher sends beyond the subscriber's demand.
  enum ExcessPolicy {
    case dropped
    case latestKept
    case allKept
  }

  private var downstream: Downstream?
  private let surplus: ExcessPolicy
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  /// A closure that is called when the subscriber cancels its subscription.
  var onCancel: () -> Void = {}

  /// Creates a subscription for a subscriber; `surplus` decides about values beyond its demand.
  init(_ downstream: Downstream, surplus: ExcessPolicy) {
    self.downstream = downstream
    self.surplus = surplus
  }

  /// Gives the subscriber its subscription, so that it can request values.
  func open() { downstream?.receive(subscription: self) }

  /// Sends a value to the subscriber, or keeps or drops the value if it wasn't requested.
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

  /// Sends the completion to the subscriber, after all kept values.
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

  /// Sends kept values to the subscriber, up to its demand.
  ///
  /// Values that this causes are sent afterward.
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
  /// Gives the subscriber its subscription, and passes a publisher's values and completion to
  /// closures.
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
