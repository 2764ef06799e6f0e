import AppCode
import Drawing
import Foundation
import Session
import Terminal
import TerminalCells

/// The live mode: shows the phone on the whole terminal, and lets keys and the mouse touch it.
///
/// A frame is sent as fast as the terminal accepts it without waiting. The next frame is drawn only
/// when this frame is sent completely. So a slow terminal shows fewer frames, and keys act at once.
final class LiveScreen {
  private let editor: LineEditor
  private let phone: LivePhone
  private var loop: TouchLoop
  private var decoder = InputDecoder()
  /// The page that the terminal shows after it has received all bytes of the last frame.
  private var shown: Page?
  /// The bytes of the last frame that the terminal has not accepted yet.
  private var unsent: ArraySlice<UInt8> = []
  private var pacing = FramePacing()
  private var movement: Movement?

  /// An animation of the phone that is being shown while the user touches it in live mode.
  private struct Movement {
    let playback: Playback
    /// The part of the animation that was already shown, in virtual seconds.
    var time: TimeInterval = 0
    var lastFrame = ContinuousClock.now
    /// The number of single frames that the user had requested when the last frame was drawn.
    ///
    /// The user can request single frames while the animation is paused.
    var stepCount: Int
  }

  init(_ editor: LineEditor, _ phone: LivePhone, style: PictureStyle) {
    self.editor = editor
    self.phone = phone
    let size = editor.terminal.size
    loop = TouchLoop(columns: size.columns, lines: size.lines, style: style)
  }

  /// Shows the phone in live mode until the user leaves it, or a signal arrives.
  ///
  /// - Returns: the signal by which the process must end, or nil if the user left.
  func run() -> Int32? {
    let before = editor.backdrop
    editor.backdrop = self
    let ending = editor.readTouches {
      enter()
      while !loop.hasEnded, takeTurn() {}
      phone.keepLine()
      editor.terminal.giveScreenBack(by: LiveScreen.leaving)
    }
    editor.backdrop = before
    if case .terminated(let signal) = ending { return signal }
    return nil
  }

  private static let frameRate = 60.0
  /// The time to wait for the rest of an escape sequence, before a single Esc byte counts as the
  /// Esc key.
  private static let escapePatience: Duration = .milliseconds(40)

  private static let entering: ScreenText =
    "\u{1b}[?1049h\u{1b}[r\u{1b}[0m\u{1b}[2J\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h"
  static let leaving: ScreenText = "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1049l\u{1b}[?25h"

  private func enter() {
    // The rest of a frame, which is dropped, ends with the question that the pacing waits for.
    if !unsent.isEmpty { pacing.forgetFrames() }
    (shown, unsent) = (nil, [])
    editor.terminal.takeScreen(by: Self.entering, farewell: Self.leaving)
  }

  /// Shows one frame of the phone in live mode, waits for input, and handles it.
  ///
  /// Returns whether live mode continues.
  private func takeTurn() -> Bool {
    showFrame()
    switch editor.terminal.wait(until: deadline, toWrite: !unsent.isEmpty) {
    case .input, .signal:
      guard let bytes = editor.readWaitingBytes() else { return false }
      take(decoder.take(bytes))
    case .output: sendRest()
    case .nothing: take(decoder.flush())
    }
    return true
  }

  private var deadline: ContinuousClock.Instant? {
    if decoder.isWaiting { return .now + Self.escapePatience }
    if !unsent.isEmpty { return nil }
    if let time = pacing.nextFrame(at: .now) { return time }
    guard let movement, !loop.isPaused else { return nil }
    return movement.lastFrame + .seconds(1 / Self.frameRate)
  }

  private func take(_ events: [InputEvent]) {
    for event in events where !loop.hasEnded {
      if event == .reply(FramePacing.answer) { pacing.takeAnswer(at: .now) }
      loop.take(event, on: phone)
      switch phone.takeMovement() {
      case .asBefore: continue
      case .none: movement = nil
      case .new(let playback):
        movement =
          phone.session.isAnimated
          ? Movement(playback: playback, stepCount: loop.stepCount) : nil
      }
    }
    // What is touched is what is there, and not what was on its way there.
    if loop.finger?.isDragging == true { movement = nil }
  }
}

// MARK: - Frames

extension LiveScreen {
  private func showFrame() {
    guard unsent.isEmpty, pacing.nextFrame(at: .now) == nil else { return }
    let page = loop.picture(of: nextSession()).page
    let text = page.text(over: shown)
    shown = page
    guard !text.isEmpty else { return }
    unsent = Array((ScreenText(drawn: text) + FramePacing.question).sent.utf8)[...]
    pacing.send(at: .now)
    sendRest()
  }

  /// Returns the session whose phone is drawn in the next frame.
  private func nextSession() -> Session {
    guard var movement else { return loop.seen(phone.session) }
    let now = ContinuousClock.now
    let steps = Double(loop.stepCount - movement.stepCount) / Self.frameRate
    let passed = loop.isPaused ? steps : (now - movement.lastFrame) / .seconds(1)
    movement.time += passed * phone.session.speed * (loop.isSlow ? 0.1 : 1)
    (movement.lastFrame, movement.stepCount) = (now, loop.stepCount)
    guard movement.time < movement.playback.duration else {
      self.movement = nil
      return loop.seen(phone.session)
    }
    self.movement = movement
    return movement.playback.session(at: movement.time)
  }

  private func sendRest() {
    unsent = unsent.dropFirst(editor.terminal.putAhead(unsent))
  }
}

extension LiveScreen: Backdrop {
  func redraw(after event: Redrawing) {
    let size = editor.terminal.size
    loop.resize(columns: size.columns, lines: size.lines, on: phone)
    if event == .resumed { pacing.forgetFrames() }
    enter()
    showFrame()
  }

  func command(at mouse: MouseEvent) -> String? { nil }

  func refresh() {}

  func hide() -> Bool { false }
}
