import Foundation
import Simulation

/// What has moved a view that holds a field, until the phone's rows follow.
struct FieldMove {
  let author: Author
  let animation: Animation?
  /// The addresses of the calls in which it was moved, the innermost first.
  let calls: [UInt]
}

extension SimulatedApp {
  /// Keeps what moves a view now, for the events to tell of a field in it.
  ///
  /// - Parameters:
  ///   - view: the view, which is no part of the phone.
  ///   - isLaidOut: whether constraints move it: then it is the app's doing where that has set one's constant
  ///     since the last pass, in the calls of that.
  func noteMove(of view: UIView, isLaidOut: Bool) {
    guard phone.isRecording, let stage = stage as? ControllerStage, stage.tellsOfMoves(of: view)
    else { return }
    let isOfApp = isLaidOut ? !constantCalls.isEmpty : author == .app
    moves[ObjectIdentifier(view)] = FieldMove(
      author: isOfApp ? .app : .uikit, animation: animation,
      calls: isOfApp ? Self.currentCalls + constantCalls : [])
  }

  /// Keeps the calls in which a constraint's constant is set, as long as that is not laid out.
  func noteConstant() {
    if phone.isRecording { constantCalls = Self.currentCalls }
  }

  private static var currentCalls: [UInt] { Thread.callStackReturnAddresses.map(\.uintValue) }
}

extension ControllerStage {
  /// Whether events tell of what moves a view: of the active field, and where nothing scrolls of any.
  fileprivate func tellsOfMoves(of view: UIView) -> Bool {
    if scrollView != nil {
      return (SimulatedApp.current?.firstResponder.editor as? UIView)?.isDescendant(of: view) ?? false
    }
    return fields.contains { $0?.isDescendant(of: view) ?? false }
  }

  /// Has events tell of fields that lie elsewhere now: of each view that was moved one of the fields in it, the
  /// active one where that is among them.
  func tellOfMoves(to scene: BuiltScene, on app: SimulatedApp) {
    guard !app.moves.isEmpty, !scene.hasRows else { return }
    var moves = app.moves
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
}
