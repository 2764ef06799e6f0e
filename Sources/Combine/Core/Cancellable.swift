/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off; what is called off stays so.
  func cancel()
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, AnyObject {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

extension Cancellable {
  /// Keeps it in a collection, and so alive.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, and so alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
