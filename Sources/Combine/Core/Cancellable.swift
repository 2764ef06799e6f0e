/// An activity that can be cancelled, such as a subscription.
public protocol Cancellable {
  /// Ends the activity for good; a cancelled subscription sends nothing more to its subscriber.
  func cancel()
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, AnyObject {
  /// Requests more values from the publisher.
  func request(_ demand: Subscribers.Demand)
}

extension Cancellable {
  /// Appends the cancellable to a collection, so that it stays alive and doesn't cancel itself.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Inserts the cancellable into a set, so that it stays alive and doesn't cancel itself.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
