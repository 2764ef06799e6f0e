import Foundation
import Simulation

/// An app's own code as a strategy: objects that cannot be copied, behind values that can.
///
/// Every call is kept with the phone that it found. Code that stands somewhere else than the value
/// that calls it is made again and called the same way as before, which virtual time makes exact.
/// One thread at a time is in it.
package final class OwnCode: @unchecked Sendable {
  private let makeGuest: (inout Phone) -> any AppWithViews
  /// Finds the file and line of the app's sources among calls, the innermost first.
  private let findPlace: @Sendable ([UInt]) -> String?
  private let lock = NSLock()
  private var guest: (observer: any AppWithViews, moment: OwnMoment)?

  /// Creates the code.
  ///
  /// - Parameters:
  ///   - findPlace: finds the file and line of the app's sources among calls, the innermost first.
  ///   - makeGuest: starts it on a phone, which it may change.
  package init(
    findPlace: @escaping @Sendable ([UInt]) -> String? = { _ in nil },
    _ makeGuest: @escaping (inout Phone) -> any AppWithViews
  ) {
    self.findPlace = findPlace
    self.makeGuest = makeGuest
  }

  /// Returns the file and line of the app's sources at which an event came about.
  package func place(of event: Event) -> String? {
    event.calls.isEmpty ? nil : findPlace(event.calls)
  }

  /// The code that this process was built with.
  package nonisolated(unsafe) static var installed: OwnCode?

  /// Calls the code in the state that a moment says.
  func call(_ moment: OwnMoment, on phone: inout Phone) -> Bool {
    lock.withLock {
      if guest?.moment !== moment.previous || moment.previous == nil { goTo(moment.previous) }
      return answer(moment, on: &phone)
    }
  }

  /// Returns the text of a field of the code's own at a moment.
  func text(ofRow row: Int?, at moment: OwnMoment) -> String? {
    ask(at: moment) { $0.text(ofRow: row) }
  }

  /// Returns where on the screen a button is at a moment that says so.
  func place(ofItem label: String, on phone: Phone, at moment: OwnMoment) -> CGPoint? {
    ask(at: moment) { $0.place(ofItem: label, on: phone) }
  }

  /// Returns which of its screens is shown at a moment.
  func screenNumber(at moment: OwnMoment) -> Int? { ask(at: moment) { $0.screenNumber } }

  /// Returns the definition of the form that its screen is on a phone at a moment.
  func shownForm(on phone: Phone, at moment: OwnMoment) -> Data? {
    ask(at: moment) { $0.shownForm(on: phone) }
  }

  private func ask<Answer>(
    at moment: OwnMoment, _ question: (any AppWithViews) -> Answer?
  ) -> Answer? {
    lock.withLock {
      if guest?.moment !== moment { goTo(moment) }
      return (guest?.observer).flatMap(question)
    }
  }

  /// Starts anew and does all again up to a moment.
  private func goTo(_ moment: OwnMoment?) {
    guest = nil
    var path: [OwnMoment] = []
    var next = moment
    while let one = next {
      path.append(one)
      next = one.previous
    }
    for one in path.reversed() {
      var phone = one.phone
      _ = answer(one, on: &phone)
    }
  }

  private func answer(_ moment: OwnMoment, on phone: inout Phone) -> Bool {
    var observer = guest?.observer ?? NoGuest()
    if case .start = moment.call { observer = makeGuest(&phone) }
    let answer = moment.call.perform(on: &observer, &phone)
    guest = (observer, moment)
    return answer
  }
}

/// Nobody.
private struct NoGuest: AppWithViews {
  func text(ofRow row: Int?) -> String? { nil }
  func place(ofItem label: String, on phone: Phone) -> CGPoint? { nil }
  var screenNumber: Int { 0 }
  func shownForm(on phone: Phone) -> Data? { nil }
}
