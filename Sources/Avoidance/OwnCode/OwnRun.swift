import Foundation
import Simulation

/// The state of own code, by the calls that it has had so far.
struct OwnRun: Hashable, Sendable {
  let code: OwnCode
  private var last: CallRecord?

  init(_ code: OwnCode) { self.code = code }

  /// Calls the code; nothing before it was started.
  mutating func perform(_ call: OwnCall, on phone: inout Phone) -> Bool {
    if case .start = call { last = nil } else if last == nil { return true }
    let next = CallRecord(call, on: phone, after: last)
    last = next
    return code.perform(next, on: &phone)
  }

  /// Returns the text of a field of the code's own.
  func text(ofRow row: Int?) -> String? {
    last.flatMap { code.text(ofRow: row, after: $0) }
  }

  /// Returns where on the screen a button of the code's own is that says so.
  func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    last.flatMap { code.place(ofItem: label, on: phone, after: $0) }
  }

  /// The number of the code's own screen that is shown; 0 before it was started.
  var screenNumber: Int { last.flatMap { code.screenNumber(after: $0) } ?? 0 }

  /// Returns the definition of the form that the screen is on a phone.
  func shownForm(on phone: Phone) -> Data? {
    last.flatMap { code.shownForm(on: phone, after: $0) }
  }

  static func == (left: OwnRun, right: OwnRun) -> Bool { left.last === right.last }

  func hash(into hasher: inout Hasher) { hasher.combine(last.map(ObjectIdentifier.init)) }
}

/// A call of own code, with all that were before.
final class CallRecord: Sendable {
  let previous: CallRecord?
  let call: OwnCall
  /// The phone that the call found.
  let phone: Phone

  init(_ call: OwnCall, on phone: Phone, after previous: CallRecord?) {
    self.call = call
    self.phone = phone
    self.previous = previous
  }
}
