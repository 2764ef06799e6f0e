import Foundation

/// A value of an object that is looked at whenever something has moved.
final class Watch {
  private weak var object: NSObject?
  private let options: NSKeyValueObservingOptions
  private let value: (NSObject) -> Any?
  private let tell: (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void
  private var last: Any?
  var isOver = false
  /// The observer, the name and the object, where they were given by name.
  var observer: (observer: ObjectIdentifier, name: String, object: ObjectIdentifier)?

  init(
    _ object: NSObject, options: NSKeyValueObservingOptions,
    value: @escaping (NSObject) -> Any?,
    tell: @escaping (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void
  ) {
    self.object = object
    self.options = options
    self.value = value
    self.tell = tell
    last = value(object)
  }

  func start() {
    SimulatedApp.current?.watches.append(self)
    guard options.contains(.initial), let object else { return }
    tell(object, nil, options.contains(.new) ? last : nil)
  }

  /// Tells of another value than the last one.
  fileprivate func look() {
    guard !isOver, let object else { return isOver = true }
    let (old, new) = (last, value(object))
    guard !Self.areEqual(old, new) else { return }
    last = new
    tell(object, options.contains(.old) ? old : nil, options.contains(.new) ? new : nil)
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as any Equatable, let second?): first.equals(second)
    default: false
    }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension SimulatedApp {
  /// Tells of all watched values that are others now.
  func lookAtWatched() {
    guard !watches.isEmpty else { return }
    // What ends with a watch may end another one.
    let all = watches
    watches = all.filter { !$0.isOver }
    for watch in all { watch.look() }
  }
}
