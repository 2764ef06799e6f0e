import Foundation
import Simulation

/// Where own code stands: what it was called for so far.
struct OwnRun: Hashable, Sendable {
  let code: OwnCode
  private var moment: OwnMoment?

  init(_ code: OwnCode) { self.code = code }

  /// Calls the code; nothing before it was started.
  mutating func call(_ call: OwnCall, on phone: inout Phone) -> Bool {
    if case .start = call { moment = nil } else if moment == nil { return true }
    let next = OwnMoment(call, on: phone, after: moment)
    moment = next
    return code.call(next, on: &phone)
  }

  /// Returns the text of a field of the code's own.
  func text(ofRow row: Int?) -> String? {
    moment.flatMap { code.text(ofRow: row, at: $0) }
  }

  /// Returns where on the screen a button of the code's own is that says so.
  func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    moment.flatMap { code.place(ofItem: label, on: phone, at: $0) }
  }

  /// Which of the code's own screens is shown; 0 before it was started.
  var screenNumber: Int { moment.flatMap { code.screenNumber(at: $0) } ?? 0 }

  /// Returns the definition of the form that the screen is on a phone.
  func shownForm(on phone: Phone) -> Data? {
    moment.flatMap { code.shownForm(on: phone, at: $0) }
  }

  static func == (left: OwnRun, right: OwnRun) -> Bool { left.moment === right.moment }

  func hash(into hasher: inout Hasher) { hasher.combine(moment.map(ObjectIdentifier.init)) }
}

/// A call of own code, with all that were before.
final class OwnMoment: Sendable {
  let previous: OwnMoment?
  let call: OwnCall
  /// The phone that the call found.
  let phone: Phone

  init(_ call: OwnCall, on phone: Phone, after previous: OwnMoment?) {
    self.call = call
    self.phone = phone
    self.previous = previous
  }
}
