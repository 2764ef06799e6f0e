import CEditline
import Foundation

extension LineEditor {
  /// Runs something that a key may cut short, which waits to be read as part of the next line; `^Z`
  /// waits as well.
  func watchingKeys(_ body: () -> Void) {
    ceditline_signals_hold_stop(1)
    body()
    ceditline_signals_hold_stop(0)
  }

  /// Gives the terminal its ordinary mode until the next line is read: it hands over what is typed
  /// line by line, and `^D` ends it.
  func handOverLines() {
    handsOverLines = true
    if let handle { ceditline_set_raw(handle, 0) }
  }

  /// Waits; returns whether until then neither a key was pressed nor a signal came.
  func isLeftAlone(until time: ContinuousClock.Instant) -> Bool {
    var entries = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ceditline_signals_wake(), events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let rest = (time - .now) / .milliseconds(1)
      let count = poll(&entries, 2, Int32(max(0, rest.rounded(.up))))
      // A signal's handler has made the wake descriptor readable.
      if count < 0, errno == EINTR { continue }
      return count == 0
    }
  }
}
