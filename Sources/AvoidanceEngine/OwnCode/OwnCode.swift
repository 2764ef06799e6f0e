import Foundation
import Simulation

/// An app's own code, wrapped so that it can be used as a strategy.
///
/// The app's objects can't be copied, but values such as undo snapshots refer to their states.
/// Every call is recorded together with the phone at that time. If the objects are in another state
/// than the calling value, they are created again and the recorded calls are replayed. Virtual time
/// makes this exact. Only one thread at a time may run the code.
package final class OwnCode: @unchecked Sendable {
  private let makeApp: (inout Phone) -> any AppWithViews
  /// The places in the app's source files, or nil without source files.
  private let places: (any AppPlaces)?
  private let lock = NSLock()
  private var running: (app: any AppWithViews, record: CallRecord)?

  /// Creates a strategy from an app's own code.
  ///
  /// - Parameters:
  ///   - places: the places in the app's source files.
  ///   - makeApp: starts the app on a phone, which it may change.
  package init(
    places: (any AppPlaces)? = nil, _ makeApp: @escaping (inout Phone) -> any AppWithViews
  ) {
    self.places = places
    self.makeApp = makeApp
  }

  /// Returns the file and line of the app's source code that caused an event, or nil.
  package func place(of event: Event) -> String? {
    event.calls.isEmpty ? nil : places?.innermost(of: event.calls)
  }

  /// Returns the file and line of the first code in the tested screen's files that contains a text.
  package func place(ofText text: String) -> String? { places?.first(text) }

  /// The app's own code that was compiled into this process, or nil.
  package nonisolated(unsafe) static var installed: OwnCode?

  /// Makes a recorded call to the app's code, after bringing the code into the state before it.
  ///
  /// Returns the code's answer, or true if the call has no answer.
  func perform(_ record: CallRecord, on phone: inout Phone) -> Bool {
    lock.withLock {
      if running?.record !== record.previous || record.previous == nil { goTo(record.previous) }
      return answer(record, on: &phone, isRepeated: false)
    }
  }

  /// Returns the text that the app's field in a row had after a recorded call.
  ///
  /// `row` is nil for the docked input bar's field.
  func text(ofRow row: Int?, after record: CallRecord) -> String? {
    ask(after: record) { $0.text(ofRow: row) }
  }

  /// Returns where on the screen the app's button with a label was after a recorded call, or nil.
  func place(ofItem label: String, on phone: Phone, after record: CallRecord) -> CGPoint? {
    ask(after: record) { $0.place(ofItem: label, on: phone) }
  }

  /// Returns what was covered on the app's screen after a recorded call, or nil.
  func covers(on phone: Phone, after record: CallRecord) -> AppCovers? {
    ask(after: record) { $0.covers(on: phone) }
  }

  /// Returns an integer that identifies the screen that the app showed after a recorded call.
  func screenNumber(after record: CallRecord) -> Int? { ask(after: record) { $0.screenNumber } }

  /// Returns a form definition of the screen that the app showed after a recorded call, or nil.
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

  /// Called when a replay of earlier calls to an app's code starts and when it ends.
  ///
  /// The replayed calls have returned before, so a hang detector can ignore them.
  package nonisolated(unsafe) static var noteReplay: () -> Void = {}

  /// Discards the running app's code, and replays the recorded calls up to the given one.
  ///
  /// The first recorded call starts the code again. With nil, nothing is replayed.
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
      var app = running?.app ?? EmptyApp()
      if case .start = record.call { app = makeApp(&phone) }
      let answer = record.call.perform(on: &app, &phone)
      running = (app, record)
      return answer
    }
  }
}

/// An empty app that stands in until the real app's code is started.
private struct EmptyApp: AppWithViews {
  func text(ofRow row: Int?) -> String? { nil }
  func place(ofItem label: String, on phone: Phone) -> CGPoint? { nil }
  func covers(on phone: Phone) -> AppCovers { AppCovers() }
  var screenNumber: Int { 0 }
  func shownForm(on phone: Phone) -> Data? { nil }
}
