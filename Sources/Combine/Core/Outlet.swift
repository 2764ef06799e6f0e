/// A subscription that sends its subscriber no more values than the subscriber has requested.
///
/// Subjects and operators can send values at any time; values in excess are stored or dropped.
final class Outlet<Downstream: Subscriber>: Subscription {
  /// What happens with unrequested values: they are dropped, or the latest is stored, or all are.
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
  /// A closure that is called when the subscriber requests values.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  /// Creates a subscription for a subscriber; `surplus` says whether it stores values in excess.
  init(_ downstream: Downstream, surplus: ExcessPolicy) {
    self.downstream = downstream
    self.surplus = surplus
  }

  /// Gives this subscription to the subscriber, which can then request values.
  func open() { downstream?.receive(subscription: self) }

  /// Sends a value to the subscriber, or stores or drops the value if it wasn't requested.
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

  /// Ends the subscription with a completion, once all stored values were requested and sent.
  ///
  /// If only the latest value is stored, that value is dropped, and the completion is sent at once.
  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    if end != nil { return }
    end = completion
    if surplus == .latestKept { waiting.removeAll() }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest(demand)
    self.demand += demand
    deliver()
  }

  func cancel() {
    guard downstream != nil else { return }
    close()
    onCancel()
    onCancel = {}
  }

  /// Sends stored values to the subscriber, as many as it has requested.
  ///
  /// If a sent value causes further values, those are sent afterward in this same call.
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
  /// Opens this subscription, and calls closures for another publisher's values and completion.
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
