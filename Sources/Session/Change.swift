import Foundation

/// A change that a command made: the state before it, and the command.
///
/// Whatever is asked about the way from there is found by running the command again, since the same
/// commands give the same states; so a change costs no more than one copy of the state.
final class Change: Sendable {
  let before: Session
  private let command: Command

  init(_ command: Command, before: Session) {
    self.command = command
    self.before = before
  }

  /// The state that it left, with the events on the way.
  var recorded: Session {
    var state = before
    state.begin(isRecording: true)
    _ = try? state.apply(command, files: NoFiles())
    if !state.isHolding { state.settle() }
    return state
  }

  /// Returns the way to the state that it left; nil where none of the time that passes moves
  /// anything.
  func playback(to end: Session) -> Playback? {
    Playback(from: start, to: end)
  }

  /// The state from which on time passed.
  private var start: Session {
    guard !command.isStep else { return before }
    var state = before
    state.begin(isRecording: false)
    _ = try? state.apply(command, files: NoFiles())
    return state
  }
}

/// What there is where no files are.
private struct NoFiles: FileAccess {
  func read(_ path: String) throws(FileError) -> Data {
    throw FileError(.read, path, .other("no files here"))
  }

  func write(_ data: Data, to path: String) throws(FileError) {
    throw FileError(.read, path, .other("no files here"))
  }
}
