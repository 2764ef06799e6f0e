import Foundation
import Simulation

/// An app's own code as a strategy: objects that cannot be copied, behind values that can.
///
/// Every call is kept with the phone that it found. Code that stands somewhere else than the value
/// that calls it is made again and called the same way as before, which virtual time makes exact.
/// One thread at a time is in it.
package final class OwnCode: @unchecked Sendable {
  private let makeApp: (inout Phone) -> any AppWithViews
  /// Finds the file and line of the app's sources among calls, the innermost first.
  private let findPlace: @Sendable ([UInt]) -> String?
  private let lock = NSLock()
  private var running: (app: any AppWithViews, record: CallRecord)?

  /// Creates the code.
  ///
  /// - Parameters:
  ///   - findPlace: finds the file and line of the app's sources among calls, the innermost first.
  ///   - makeApp: starts it on a phone, which it may change.
  package init(
    findPlace: @escaping @Sendable ([UInt]) -> String? = { _ in nil },
    _ makeApp: @escaping (inout Phone) -> any AppWithViews
  ) {
    self.findPlace = findPlace
    self.makeApp = makeApp
  }

  /// Returns the file and line of the app's sources at which an event came about.
  package func place(of event: Event) -> String? {
    event.calls.isEmpty ? nil : findPlace(event.calls)
  }

  /// The code that this process was built with.
  package nonisolated(unsafe) static var installed: OwnCode?

  /// Calls the code in the state that the call before has left.
  func perform(_ record: CallRecord, on phone: inout Phone) -> Bool {
    lock.withLock {
      if running?.record !== record.previous || record.previous == nil { goTo(record.previous) }
      return answer(record, on: &phone, isRepeated: false)
    }
  }

  /// Returns the text of a field of the code's own after a call.
  func text(ofRow row: Int?, after record: CallRecord) -> String? {
    ask(after: record) { $0.text(ofRow: row) }
  }

  /// Returns where on the screen a button is that says so after a call.
  func place(ofItem label: String, on phone: Phone, after record: CallRecord) -> CGPoint? {
    ask(after: record) { $0.place(ofItem: label, on: phone) }
  }

  /// Returns which of its screens is shown after a call.
  func screenNumber(after record: CallRecord) -> Int? { ask(after: record) { $0.screenNumber } }

  /// Returns the definition of the form that its screen is on a phone after a call.
  func shownForm(on phone: Phone, after record: CallRecord) -> Data? {
    ask(after: record) { $0.shownForm(on: phone) }
  }

  private func ask<Answer>(
    after record: CallRecord, _ question: (any AppWithViews) -> Answer?
  ) -> Answer? {
    lock.withLock {
      if running?.record !== record { goTo(record) }
      return Self.run(isRepeated: true) { (running?.app).flatMap(question) }
    }
  }

  /// Is told when calls are replayed that all came back before, and when they have been.
  package nonisolated(unsafe) static var noteReplay: () -> Void = {}

  /// Restarts the code, and replays its calls up to one of them.
  private func goTo(_ record: CallRecord?) {
    Self.noteReplay()
    defer { Self.noteReplay() }
    running = nil
    var path: [CallRecord] = []
    var next = record
    while let one = next {
      path.append(one)
      next = one.previous
    }
    for one in path.reversed() {
      var phone = one.phone
      _ = answer(one, on: &phone, isRepeated: true)
    }
  }

  private func answer(_ record: CallRecord, on phone: inout Phone, isRepeated: Bool) -> Bool {
    Self.run(isRepeated: isRepeated) {
      var app = running?.app ?? NoApp()
      if case .start = record.call { app = makeApp(&phone) }
      let answer = record.call.perform(on: &app, &phone)
      running = (app, record)
      return answer
    }
  }
}

/// A placeholder app, until the code is started.
private struct NoApp: AppWithViews {
  func text(ofRow row: Int?) -> String? { nil }
  func place(ofItem label: String, on phone: Phone) -> CGPoint? { nil }
  var screenNumber: Int { 0 }
  func shownForm(on phone: Phone) -> Data? { nil }
}
