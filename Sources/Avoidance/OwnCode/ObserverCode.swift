import Simulation

/// An observer as the app's code on a phone, in memory that copies share.
struct ObserverCode: AppCode, Hashable, Sendable {
  private var kept: Kept

  private final class Kept: Sendable {
    let observer: any PhoneObserver

    init(_ observer: any PhoneObserver) { self.observer = observer }
  }

  init(_ observer: any PhoneObserver) { kept = Kept(observer) }

  private mutating func tell<Answer>(_ body: (inout any PhoneObserver) -> Answer) -> Answer {
    var observer = kept.observer
    defer { kept = Kept(observer) }
    return body(&observer)
  }

  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    tell { $0.received(notification, on: &phone) }
  }

  mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool {
    tell { $0.shouldBeginEditing(row: row, on: &phone) }
  }

  mutating func shouldEndEditing(on phone: inout Phone) -> Bool {
    tell { $0.shouldEndEditing(on: &phone) }
  }

  mutating func didBeginEditing(on phone: inout Phone) {
    tell { $0.didBeginEditing(on: &phone) }
  }

  mutating func didEndEditing(on phone: inout Phone) { tell { $0.didEndEditing(on: &phone) } }

  mutating func willScroll(on phone: inout Phone) { tell { $0.willScroll(on: &phone) } }

  mutating func timerFired(_ token: Int, on phone: inout Phone) {
    // Others on the same phone have tokens.
    if token == 0 { tell { $0.timerFired(on: &phone) } }
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
