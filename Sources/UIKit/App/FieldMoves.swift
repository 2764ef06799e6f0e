import UIKitValues
import Simulation

/// The recorded movements of views that contain text fields, until the next update of the simulated
/// phone's rows turns these movements into events.
final class FieldMoves {
  private var moves: [ObjectIdentifier: FieldMove] = [:]
  /// The call stack of a constraint's last constant change, for events of the moves that it causes.
  private(set) var constantCalls: [UInt] = []

  /// Records that a view that contains text fields has moved.
  ///
  /// - Parameters:
  ///   - view: the view, whose frame the app or Auto Layout sets, not the simulated phone.
  ///   - isLaidOut: whether constraints moved the view. If the app has changed a constant since the
  ///     last layout pass, the move counts as the app's, with the call stack of that change.
  ///   - app: the app that owns the view.
  func note(_ view: UIView, isLaidOut: Bool, on app: SimulatedApp) {
    guard app.phone.isRecording, let stage = app.stage as? ControllerStage,
      stage.tellsOfMoves(of: view, on: app)
    else { return }
    let isOfApp = isLaidOut ? !constantCalls.isEmpty : app.author == .app
    moves[ObjectIdentifier(view)] = FieldMove(
      author: isOfApp ? .app : .uikit, animation: app.animation,
      calls: isOfApp ? Self.currentCalls + constantCalls : [])
  }

  /// Records the current call stack as the cause of moves, after a constraint's constant changed.
  func noteConstant(on app: SimulatedApp) {
    if app.phone.isRecording { constantCalls = Self.currentCalls }
  }

  /// Forgets the call stack of a changed constraint, after a layout pass has applied the change.
  func constantsAreLaidOut() { constantCalls = [] }

  /// Forgets all recorded movements of views, after the simulated phone has received them.
  func removeAll() { moves = [:] }

  /// Records a move event on the simulated phone for one text field in each moved view.
  ///
  /// If the active field has moved, that event is recorded first.
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

/// A movement of a view that contains text fields, with its cause.
private struct FieldMove {
  let author: Author
  let animation: Animation?
  /// The return addresses of the calls that moved the view, innermost first.
  let calls: [UInt]
}

extension ControllerStage {
  /// Returns whether the movement of a view with text fields is recorded as an event.
  ///
  /// On a screen with a scroll view, the view must contain the active field; on others, any field.
  fileprivate func tellsOfMoves(of view: UIView, on app: SimulatedApp) -> Bool {
    if scrollView != nil {
      return (app.firstResponder.editor as? UIView)?.isDescendant(of: view) ?? false
    }
    return fields.contains { $0?.isDescendant(of: view) ?? false }
  }
}
