import Forms
import Foundation
import Simulation

/// The keyboard movements in a real device's log, and the row with the field to repeat them for.
package struct Replay: Equatable, Sendable {
  package var row: Int
  package var movements: [KeyboardMovement]
  package var log: Log

  package init(row: Int, movements: [KeyboardMovement], log: Log) {
    (self.row, self.movements, self.log) = (row, movements, log)
  }

  /// A log of keyboard movements recorded on a real device: its file's path and text.
  package struct Log: Equatable, Sendable {
    package var path: String
    package var text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }
}

extension State {
  private func isMoved(byReplayTo after: State) -> Bool {
    let (old, new) = (phone.scene, after.phone.scene)
    return after.replay != nil && after.replay != replay
      && (new.device != old.device || new.ios != old.ios || after.settings != settings)
  }

  /// Returns the command lines that select the phone which a replay of a device's log has selected.
  ///
  /// `after` is the state after the replay. Empty if the replay didn't change the phone.
  package func linesChoosingPhone(ofReplayIn after: State) -> [String] {
    guard isMoved(byReplayTo: after) else { return [] }
    let device = after.phone.scene.device
    let set = [Setting.ios.name, Setting.window.name].compactMap { name in
      after.settings.line(of: name).flatMap { $0 == settings.line(of: name) ? nil : $0 }
    }
    return (device == phone.scene.device ? [] : ["device \(device.name)"]) + set
  }

  /// Returns this state on the phone of a replayed log, as it was before the keyboard moved.
  ///
  /// Nil if the replay didn't change the phone, or if `after` is not the state after a replay.
  package func moved(byReplayTo after: State) -> State? {
    guard let replay = after.replay, isMoved(byReplayTo: after) else { return nil }
    var moved = self
    moved.settings = after.settings
    var place = after.place
    place.orientation = replay.movements.first?.orientation ?? .portrait
    moved.put(on: place)
    return moved
  }

  /// Repeats the keyboard movements of a real device's log; an active field is left first.
  package mutating func make(_ replay: Replay) throws(CommandError) {
    if activeRow != nil { startAgain(under: engine.strategy) }
    rememberBeforeEditing()
    let point = try reach(row: replay.row)
    self.replay = replay
    let isBar = replay.row == form.barRow
    phone.record(.touch(at: point, isBar ? .barField : .field(row: replay.row)))
    simulator.make(replay.movements, of: isBar ? .bar : .row(replay.row))
  }
}
