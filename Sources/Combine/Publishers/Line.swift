/// The list of a subject's subscribers, in the order they subscribed, for sending them values.
final class Line<Output, Failure: Error> {
  private var members: [Member] = []
  private var end: Subscribers.Completion<Failure>?

  /// A subscriber of a subject, reduced to closures that send it values and the completion.
  private final class Member {
    let send: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void

    init<S: Subscriber>(_ outlet: Outlet<S>) where S.Input == Output, S.Failure == Failure {
      send = outlet.send
      finish = outlet.send(completion:)
    }
  }

  var isEnded: Bool { end != nil }

  /// Appends a subscriber to the list; `surplus` says which unrequested values are stored for it.
  ///
  /// The subscriber receives `first` at once, if that isn't nil. If the subject has already ended,
  /// the subscriber receives only the completion.
  func add<S: Subscriber>(
    _ subscriber: S, surplus: Outlet<S>.ExcessPolicy, first: Output?
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: surplus)
    let member = Member(outlet)
    outlet.onCancel = { [weak self] in self?.members.removeAll { $0 === member } }
    if end == nil { members.append(member) }
    outlet.open()
    if let end {
      outlet.send(completion: end)
    } else if let first {
      outlet.send(first)
    }
  }

  func send(_ value: Output) {
    for member in members { member.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    if end != nil { return }
    end = completion
    let last = members
    members = []
    for member in last { member.finish(completion) }
  }
}
