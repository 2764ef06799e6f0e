import UIKitValues
import Simulation

/// The movements of views with fields, collected until the next scene update records them as
/// events.
final class FieldMoves {
  private var moves: [ObjectIdentifier: FieldMove] = [:]
  /// The call stack of the last change of a constraint's constant that is not laid out yet.
  private(set) var constantCalls: [UInt] = []

  /// Records that a view with fields has moved.
  ///
  /// - Parameters:
  ///   - view: the view. The phone doesn't lay it out.
  ///   - isLaidOut: whether constraints move it. If the app has changed a constant since the last
  ///     layout pass, the app is the author, with the call stack of that change.
  ///   - app: the app.
  func note(_ view: UIView, isLaidOut: Bool, on app: SimulatedApp) {
    guard app.phone.isRecording, let stage = app.stage as? ControllerStage,
      stage.tellsOfMoves(of: view, on: app)
    else { return }
    let isOfApp = isLaidOut ? !constantCalls.isEmpty : app.author == .app
    moves[ObjectIdentifier(view)] = FieldMove(
      author: isOfApp ? .app : .uikit, animation: app.animation,
      calls: isOfApp ? Self.currentCalls + constantCalls : [])
  }

  /// Records the call stack of a change of a constraint's constant.
  func noteConstant(on app: SimulatedApp) {
    if app.phone.isRecording { constantCalls = Self.currentCalls }
  }

  /// Forgets the recorded changes of constraints, after a layout pass.
  func constantsAreLaidOut() { constantCalls = [] }

  /// Forgets all recorded movements of views, after the phone has received them.
  func removeAll() { moves = [:] }

  /// Records a move event on the phone for one field in each moved view.
  ///
  /// The active field comes first.
  func tell(of fields: [UIView?], in scene: BuiltScene, on app: SimulatedApp) {
    guard !moves.isEmpty, !scene.hasRows else { return }
    var moves = moves
    let frames = scene.fieldFrames
    let rows = fields.indices.sorted { first, _ in first == app.phone.firstResponder }
    for row in rows where frames.indices.contains(row) && fields[row] === scene.fields[row] {
      guard let field = fields[row], let frame = frames[row],
        let moved = sequence(first: field, next: \.superview).first(where: {
          moves[ObjectIdentifier($0)] != nil
        }), let move = moves.removeValue(forKey: ObjectIdentifier(moved))
      else { continue }
      app.phone.note(calls: move.calls)
      app.phone.noteMove(
        ofFieldAtRow: row, to: frame, by: move.author, animation: move.animation)
      app.phone.note(calls: [])
    }
  }

  private static var currentCalls: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }
}

/// A movement of a view that holds a field.
private struct FieldMove {
  let author: Author
  let animation: Animation?
  /// The return addresses of the calls that moved the view, innermost first.
  let calls: [UInt]
}

extension ControllerStage {
  /// Returns whether a view's movement becomes an event.
  ///
  /// With a scroll view only the active field counts, without one any field.
  fileprivate func tellsOfMoves(of view: UIView, on app: SimulatedApp) -> Bool {
    if scrollView != nil {
      return (app.firstResponder.editor as? UIView)?.isDescendant(of: view) ?? false
    }
    return fields.contains { $0?.isDescendant(of: view) ?? false }
  }
}
