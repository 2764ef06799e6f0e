import Foundation
import Simulation

/// A state of an app's own code, represented by the recorded calls that led to it.
struct OwnRun: Hashable, Sendable {
  let code: OwnCode
  private var last: CallRecord?

  init(_ code: OwnCode) { self.code = code }

  /// Makes a call to the app's own code, which changes the state.
  ///
  /// A call before the app's start is ignored. Returns the answer, or true if the call has no
  /// answer.
  mutating func perform(_ call: OwnCall, on phone: inout Phone) -> Bool {
    if case .start = call { last = nil } else if last == nil { return true }
    let next = CallRecord(call, on: phone, after: last)
    last = next
    return code.perform(next, on: &phone)
  }

  /// Returns the text of the app's own field in a row, or nil without such a field.
  ///
  /// `row` is nil for the docked input bar's field.
  func text(ofRow row: Int?) -> String? {
    last.flatMap { code.text(ofRow: row, after: $0) }
  }

  /// Returns the point on the screen of the app's button with a label, or nil.
  func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    last.flatMap { code.place(ofItem: label, on: phone, after: $0) }
  }

  /// Returns what is covered on the app's screen, or nil before the start.
  func covers(on phone: Phone) -> AppCovers? {
    last.flatMap { code.covers(on: phone, after: $0) }
  }

  /// An integer that identifies the app's screen that is shown; 0 before the start.
  var screenNumber: Int { last.flatMap { code.screenNumber(after: $0) } ?? 0 }

  /// Returns a form definition, as JSON, of the app's screen that is shown, or nil.
  func shownForm(on phone: Phone) -> Data? {
    last.flatMap { code.shownForm(on: phone, after: $0) }
  }

  static func == (left: OwnRun, right: OwnRun) -> Bool { left.last === right.last }

  func hash(into hasher: inout Hasher) { hasher.combine(last.map(ObjectIdentifier.init)) }
}

/// A recorded call to an app's own code, with a link to the calls before it.
final class CallRecord: Sendable {
  let previous: CallRecord?
  let call: OwnCall
  /// The phone's state at the time of the call.
  let phone: Phone

  init(_ call: OwnCall, on phone: Phone, after previous: CallRecord?) {
    self.call = call
    self.phone = phone
    self.previous = previous
  }
}
