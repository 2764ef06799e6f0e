import Foundation

/// Does what signals ask for while keys are read: one ends the reading, another has it drawn
/// afresh.
final class SignalWatch {
  /// What keys are read for, which decides what a signal does.
  enum Activity {
    case nothing
    case line(LineReading)
    /// With its prompt.
    case secret(String)
    /// With what is asked.
    case question(String)
  }

  weak var backdrop: (any Backdrop)?
  private(set) var activity = Activity.nothing
  /// What a signal, or the loss of the terminal, made of the reading.
  private(set) var ending: LineEditor.Line?
  private let terminal: TerminalDevice

  init(_ terminal: TerminalDevice) { self.terminal = terminal }

  /// Runs a reading that signals may end, unless one has ended all.
  func read(_ activity: Activity, _ body: () -> LineEditor.Line) -> LineEditor.Line {
    // One that came while a question was asked.
    if case .terminated? = ending, let ending { return ending }
    ending = nil
    // A ^C from before the reading belongs to what ran before.
    _ = Signals.take(SIGINT)
    return holdingStop { during(activity, body) }
  }

  /// Runs something that keys are read for.
  func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
    let before = self.activity
    self.activity = activity
    defer { self.activity = before }
    return body()
  }

  /// Runs something that a key may cut short, which waits to be read as part of the next line; `^Z`
  /// waits as well.
  func holdingStop<Result>(_ body: () -> Result) -> Result {
    Signals.holdStop(true)
    defer { Signals.holdStop(false) }
    return body()
  }

  /// Notes that there is no terminal any more, as if it had been hung up.
  func loseTerminal() { ending = .terminated(signal: SIGHUP) }
}

// MARK: - What signals do

extension SignalWatch {
  /// Does what the signals that came ask for; returns whether the reading goes on.
  func handleSignals() -> Bool {
    Signals.drain()
    if let signal = Signals.takeTermination() { return end(with: .terminated(signal: signal)) }
    if Signals.take(SIGINT) { return end(with: .interrupted) }
    followTerminal()
    return true
  }

  /// Does what the signals about the terminal ask for that came since the last line was read; those
  /// that end something stay for the runner.
  func catchUp() {
    Signals.drain()
    followTerminal()
    Signals.holdStop(false)
    if Signals.areEnding { Signals.rouse() }
  }

  /// Takes the terminal again that another program has had, and draws what was there.
  func comeBack() {
    _ = Signals.take(SIGCONT)
    _ = Signals.take(SIGWINCH)
    terminal.takeAgain()
    drawAfresh(after: .resumed)
  }

  private func end(with line: LineEditor.Line) -> Bool {
    // What else has happened to the terminal is for the next reading.
    Signals.rouse()
    if case .question = activity, line == .interrupted { return false }
    ending = line
    if case .line(let reading) = activity { reading.end(isInterrupted: line == .interrupted) }
    return false
  }

  private func followTerminal() {
    switch Signals.takeTerminalEvent() {
    case .stopped: stop()
    // Stopped by SIGSTOP, which cannot be caught.
    case .continued: comeBack()
    case .resized: redrawAfterResize()
    case nil: break
    }
  }

  private func stop() {
    if case .line(let reading) = activity, !reading.isPasting { reading.leave() }
    terminal.giveBackWhileStopped()
    comeBack()
  }

  private func redrawAfterResize() {
    if !terminal.isRich {
      terminal.put("\r\n")
    } else if case .line(let reading) = activity, !reading.isPasting {
      reading.clear()
    } else {
      terminal.put("\r" + LinePainter.clearedBelow)
    }
    drawAfresh(after: .resized)
  }

  private func drawAfresh(after event: Redrawing) {
    if case .line(let reading) = activity { reading.forgetPainting() }
    backdrop?.redraw(after: event)
    switch activity {
    case .nothing: return
    case .secret(let text), .question(let text): terminal.put("\(text)")
    case .line(let reading): if !reading.isPasting { reading.paint() }
    }
  }
}
