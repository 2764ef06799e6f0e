import Foundation

/// Handles signals that the process gets while keys are read.
///
/// Some signals end the reading, others redraw the screen.
final class SignalWatch {
  /// How the program uses the terminal now, which decides what a signal does.
  enum Activity {
    case nothing
    case line(LineReading)
    /// The program reads keys and the mouse in live mode, which uses the whole screen.
    case touches
    /// The program reads a secret after this prompt, which is shown again after a redraw.
    case secret(String)
    /// The program reads the answer to this question, which is shown again after a redraw.
    case question(String)
  }

  weak var backdrop: (any Backdrop)?
  private(set) var activity = Activity.nothing
  /// The result of the reading if a signal, or the loss of the terminal, ended it; or nil.
  private(set) var ending: LineEditor.Line?
  private let terminal: TerminalDevice

  init(_ terminal: TerminalDevice) { self.terminal = terminal }

  /// Runs a closure that reads keys and that signals can end, and returns its result.
  ///
  /// If a signal that ends the process has already come, `body` doesn't run.
  func read(_ activity: Activity, _ body: () -> LineEditor.Line) -> LineEditor.Line {
    // A termination signal came while a question was asked.
    if case .terminated? = ending, let ending { return ending }
    ending = nil
    // A ^C before the reading belongs to the previous command.
    _ = Signals.take(SIGINT)
    return holdingStop { during(activity, body) }
  }

  /// Runs a closure, during which signals have the effect that `activity` requires.
  func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
    let before = self.activity
    self.activity = activity
    defer { self.activity = before }
    return body()
  }

  /// Runs a closure that may take long, such as an animation; a key should interrupt the closure.
  ///
  /// The next line that is read handles this key, and also a `^Z`.
  func holdingStop<Result>(_ body: () -> Result) -> Result {
    Signals.holdStop(true)
    defer { Signals.holdStop(false) }
    return body()
  }

  /// Records that the terminal is gone, so that the reading ends as after a hangup signal.
  func loseTerminal() { ending = .terminated(signal: SIGHUP) }
}

// MARK: - Handling signals

extension SignalWatch {
  /// Handles signals that have come while keys are read.
  ///
  /// Returns whether the reading continues.
  func handleSignals() -> Bool {
    Signals.drain()
    if let signal = Signals.takeTermination() { return end(with: .terminated(signal: signal)) }
    if Signals.take(SIGINT) { return end(with: .interrupted) }
    followTerminal()
    return true
  }

  /// Handles terminal events, such as a new size, that have happened since the last line was read.
  ///
  /// Signals that end the session or a command are left for the code that runs commands.
  func catchUp() {
    Signals.drain()
    followTerminal()
    Signals.holdStop(false)
    if Signals.areEnding { Signals.rouse() }
  }

  /// Prepares the terminal again after another program has used it, and redraws the screen.
  func comeBack() {
    _ = Signals.take(SIGCONT)
    _ = Signals.take(SIGWINCH)
    terminal.takeAgain()
    drawAfresh(after: .resumed)
  }

  private func end(with line: LineEditor.Line) -> Bool {
    // Other pending terminal events are handled in the next reading.
    Signals.rouse()
    if case .question = activity, line == .interrupted { return false }
    ending = line
    if case .line(let reading) = activity { reading.end(isInterrupted: line == .interrupted) }
    return false
  }

  private func followTerminal() {
    switch Signals.takeTerminalEvent() {
    case .stopped: stop()
    // The process was stopped by SIGSTOP, which cannot be caught.
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
    case .nothing, .touches: return
    case .secret(let text), .question(let text): terminal.put("\(text)")
    case .line(let reading): if !reading.isPasting { reading.paint() }
    }
  }
}
