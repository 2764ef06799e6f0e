import Simulation

/// An app's observer that runs instead of a strategy, in storage that copies share.
struct ObserverCode: Hashable, Sendable {
  private var kept: Storage

  private final class Storage: Sendable {
    let observer: any PhoneObserver

    init(_ observer: any PhoneObserver) { self.observer = observer }
  }

  init(_ observer: any PhoneObserver) { kept = Storage(observer) }

  /// Forwards a phone's call to the observer.
  ///
  /// - Returns: the observer's answer, or true if the call has no answer.
  mutating func perform(_ call: OwnCall, on phone: inout Phone) -> Bool {
    var observer = kept.observer
    defer { kept = Storage(observer) }
    return observer.answer(call, on: &phone)
  }

  static func == (left: ObserverCode, right: ObserverCode) -> Bool {
    left.kept === right.kept || left.kept.observer.isEqual(to: right.kept.observer)
  }

  /// Hashes only the observer's type: observers need not be hashable, and equal ones share a type.
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: kept.observer)))
  }
}

extension PhoneObserver {
  /// Forwards a phone's call to the observer, if observers receive this kind of call.
  ///
  /// Returns the observer's answer, or true if the call has no answer.
  fileprivate mutating func answer(_ call: OwnCall, on phone: inout Phone) -> Bool {
    switch call {
    case .received(let notification): received(notification, on: &phone)
    case .shouldBegin(let row): return shouldBeginEditing(row: row, on: &phone)
    case .shouldEnd: return shouldEndEditing(on: &phone)
    case .didBegin: didBeginEditing(on: &phone)
    case .didEnd: didEndEditing(on: &phone)
    case .willScroll: willScroll(on: &phone)
    case .other(let call): if call.kind == .scrollToTop { willScroll(on: &phone) }
    // An observer's own timers have no token.
    case .timer(let token): if token == 0 { timerFired(on: &phone) }
    case .start, .keyboardMoved, .sheetLaidOut, .textChanged, .caretMoved: break
    }
    return true
  }

  fileprivate func isEqual(to other: any PhoneObserver) -> Bool { other as? Self == self }
}
