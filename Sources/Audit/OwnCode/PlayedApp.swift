import Foundation
import Simulation

/// An app whose own code runs on a phone: its objects cannot be copied, so each case takes a new one.
package protocol PlayedApp {
  associatedtype Observer: PhoneObserver

  var phone: Phone { get }
  /// Has the user or UIKit do something, of which the app's code hears.
  func perform(_ action: (inout Simulator<Observer>) -> Void)
}

extension PlayedApp {
  /// The rows with a field that can be active.
  var fieldRows: [Int] {
    phone.fields.indices.filter { phone.fields[$0].map { $0.control == nil } ?? false }
  }

  /// Whether a start is another place than that at which the form has opened, or that very one.
  func isElsewhere(_ start: Start, forRow row: Int) -> Bool {
    guard start != .opening else { return true }
    let offset = start.offset(for: .row(row), on: phone)
    return offset != nil && offset != phone.table.contentOffset.model.y
  }

  /// Scrolls to where a touch of a row's field begins; nil where no finger reaches the field, or the
  /// form has opened there.
  func reach(row: Int, from start: Start) -> (point: CGPoint, offset: CGFloat?)? {
    guard isElsewhere(start, forRow: row) else { return nil }
    let offset = start.offset(for: .row(row), on: phone)
    if let offset { perform { $0.phone.setContentOffset(offset, by: .script) } }
    var point: CGPoint?
    perform { point = $0.reach(.row(row)) }
    return point.map { ($0, offset) }
  }

  /// Does something after which a field is active, and lets it come to rest.
  func move(to row: Int, start: Rest, by way: FieldChange) -> Step {
    var step = Step(.row(row), from: phone, start: start)
    step.look(from: phone) { way.happen(on: &$0) }
    perform {
      way.happen(on: &$0)
      step.lateTime = $0.settle(watching: .row(row))
    }
    return step
  }

  /// Has the field that is active end editing, and lets all come to rest.
  func dismiss(after step: Step) -> Step {
    perform {
      $0.endEditing()
      $0.settle()
    }
    return step.dismissed
  }
}

/// How a field becomes active.
enum FieldChange {
  /// A finger touches it on the screen.
  case touch(CGPoint)
  /// It is the next one.
  case next(Responder)

  /// Has it happen, whatever app is on the phone.
  func happen<Observer>(on simulator: inout Simulator<Observer>) {
    switch self {
    case .touch(let point): simulator.tap(point)
    case .next(let field): simulator.beginEditing(field)
    }
  }
}
