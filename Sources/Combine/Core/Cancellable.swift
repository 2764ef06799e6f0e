/// An activity that can be cancelled, such as a subscription.
public protocol Cancellable {
  /// Cancels the activity, such as a subscription, for good.
  func cancel()
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, AnyObject {
  /// Requests more values from the publisher.
  func request(_ demand: Subscribers.Demand)
}

extension Cancellable {
  /// Stores the cancellable in a collection, which keeps it alive.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the cancellable in a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
