import Simulation

/// An observer in the place of a strategy, in memory that copies share.
struct ObserverCode: Hashable, Sendable {
  private var kept: Kept

  private final class Kept: Sendable {
    let observer: any PhoneObserver

    init(_ observer: any PhoneObserver) { self.observer = observer }
  }

  init(_ observer: any PhoneObserver) { kept = Kept(observer) }

  /// Calls the observer, unless it is for a timer of another's: its own have no token.
  ///
  /// - Returns: its answer; true where none is asked for.
  mutating func perform(_ call: OwnCall, on phone: inout Phone) -> Bool {
    if case .timer(let token) = call, token != 0 { return true }
    var observer = kept.observer
    defer { kept = Kept(observer) }
    return call.perform(on: &observer, &phone)
  }

  static func == (left: ObserverCode, right: ObserverCode) -> Bool {
    left.kept === right.kept || left.kept.observer.isEqual(to: right.kept.observer)
  }

  /// What is equal is of one type.
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: kept.observer)))
  }
}

extension PhoneObserver {
  fileprivate func isEqual(to other: any PhoneObserver) -> Bool { other as? Self == self }
}
