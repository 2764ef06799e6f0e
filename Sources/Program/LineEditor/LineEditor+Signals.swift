import CEditline
import Foundation

extension LineEditor {
  /// Does what the signals that came ask for; returns whether the reading goes on.
  func handleSignals() -> Bool {
    ceditline_signals_drain()
    if let signal = Signals.takeTermination() { return finish(.terminated(signal: signal)) }
    if Signals.take(SIGINT) { return finish(.interrupted) }
    followTerminal()
    return true
  }

  /// Does what the signals about the terminal ask for that came since the last line was read; those
  /// that end something stay for whoever runs it.
  func catchUp() {
    ceditline_signals_drain()
    followTerminal()
    ceditline_signals_hold_stop(0)
    if Signals.areEnding { ceditline_signals_rouse() }
  }

  private func followTerminal() {
    if Signals.take(SIGTSTP) {
      stop()
    } else if Signals.take(SIGCONT) {
      // Stopped by SIGSTOP, which nobody sees coming.
      comeBack()
    } else if Signals.take(SIGWINCH) {
      redrawAfterResize()
    }
  }

  private func finish(_ line: Line) -> Bool {
    if case .question = activity, line == .interrupted { return false }
    outcome = line
    if activity == .line || activity == .paste {
      if line == .interrupted {
        droppedLine = self.line.text
        markInterruption()
      }
      leaveLine()
    }
    return false
  }

  private func markInterruption() {
    hideHint()
    guard isRich else { return }
    let line = line
    let layout = layout(of: line)
    let motion = Self.motion(from: layout.positions[line.cursor], to: layout.end)
    put("\u{1b}7" + motion + "^C" + "\u{1b}8")
  }

  private func stop() {
    if activity == .line { leaveLine() }
    if let handle { ceditline_set_raw(handle, 0) }
    let isBracketed = isPasteBracketed
    if isBracketed { setPasteBracketed(false) }
    ceditline_terminal_restore()
    ceditline_signals_stop()
    if isBracketed { setPasteBracketed(true) }
    comeBack()
  }

  // libedit takes the terminal for raw already, though another program has had it since.
  private func comeBack() {
    _ = Signals.take(SIGCONT)
    _ = Signals.take(SIGWINCH)
    setFarewell()
    guard let handle else { return }
    ceditline_set_raw(handle, 0)
    if !handsOverLines { ceditline_set_raw(handle, 1) }
    put("\r")
    drawAfresh(handle, after: .resumed)
  }

  // Terminals wrap the rows anew in the new width, so the cursor's row is counted in that.
  private func redrawAfterResize() {
    guard let handle else { return }
    if !isRich {
      put("\r\n")
    } else {
      let row = activity == .line ? layout(of: line).positions[line.cursor].row : 0
      put("\r" + (row > 0 ? "\u{1b}[\(row)A" : "") + "\u{1b}[J")
    }
    drawAfresh(handle, after: .resized)
  }

  private func drawAfresh(_ handle: OpaquePointer, after event: Redrawing) {
    shownHint = nil
    ceditline_resize(handle)
    redrawAbove(event)
    switch activity {
    case .nothing, .paste: return
    case .secret: put(prompt.printed)
    case .question(let question): put(question)
    case .line:
      ceditline_draw_afresh(handle)
      paint()
    }
  }
}
