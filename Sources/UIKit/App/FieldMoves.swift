import Foundation
import Simulation

/// The movements of views that hold fields, kept until the phone's rows follow for the events to
/// tell of them.
final class FieldMoves {
  private var moves: [ObjectIdentifier: FieldMove] = [:]
  /// The calls in which a constraint's constant was set that is not laid out yet.
  private var constantCalls: [UInt] = []

  /// Keeps what moves a view now.
  ///
  /// - Parameters:
  ///   - view: the view, which is no part of the phone.
  ///   - isLaidOut: whether constraints move it: then it is the app's doing where that has set one's constant
  ///     since the last pass, in the calls of that.
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

  /// Keeps the calls in which a constraint's constant is set, as long as that is not laid out.
  func noteConstant(on app: SimulatedApp) {
    if app.phone.isRecording { constantCalls = Self.currentCalls }
  }

  /// Forgets the calls of constants, which are all laid out.
  func constantsAreLaidOut() { constantCalls = [] }

  /// Forgets all movements, which the phone's rows have followed.
  func removeAll() { moves = [:] }

  /// Has events tell of fields that lie elsewhere now: of each view that was moved one of the
  /// fields in it, the active one where that is among them.
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
  /// The addresses of the calls in which it was moved, the innermost first.
  let calls: [UInt]
}

extension ControllerStage {
  /// Whether events tell of what moves a view: of the active field, and where nothing scrolls of
  /// any.
  fileprivate func tellsOfMoves(of view: UIView, on app: SimulatedApp) -> Bool {
    if scrollView != nil {
      return (app.firstResponder.editor as? UIView)?.isDescendant(of: view) ?? false
    }
    return fields.contains { $0?.isDescendant(of: view) ?? false }
  }
}
