import Drawing
import Foundation
import Session

/// What somebody at a terminal sees of the phone.
final class Display {
  private let runner: Runner
  private let editor: LineEditor
  private let options: Options
  /// The rows that a picture leaves: to what moved, and to the prompt.
  var rowsBeside = 3
  /// What is pinned now.
  private var pinned: PinnedView?

  init(_ runner: Runner, editor: LineEditor, options: Options) {
    self.runner = runner
    self.editor = editor
    self.options = options
  }

  /// Shows what a command left and, where there is room to play it, how it got there.
  func present() {
    if canPlay, let playback = runner.interpreter.playback { play(playback) }
    if pinned != nil { editor.catchUp() }
    // The terminal may have another size by now.
    switch view {
    case .pinned(let view): pin(view)
    case .inline:
      unpin()
      editor.put(text(of: .screen))
    case .off: unpin()
    }
  }

  /// Prints a picture in the rows that scroll.
  func draw(_ look: Command.Look) { editor.put(text(of: look)) }

  /// Draws what stands above the prompt anew.
  func redraw(after event: LineEditor.Redrawing) {
    if event == .cleared { runner.output.recent.clear() }
    switch view {
    case .pinned(let view):
      open(view, keepsScreen: event == .resumed || pinned == nil)
      showRecentLines(in: view)
    case .inline:
      clearPinned()
      if event == .resized, editor.isRich { editor.put("\u{1b}[H\u{1b}[2J") }
      editor.put(text(of: .screen))
    case .off: clearPinned()
    }
  }

  // What has left a scroll region is in no terminal's memory.
  private func showRecentLines(in view: PinnedView) {
    let limit = view.lines - view.rows - editor.rowsOfLine
    let rows = runner.output.recent.rows(columns: view.columns, limit: limit)
    editor.put(rows.map { $0 + "\r\n" }.joined())
  }

  private var canPlay: Bool {
    guard case .pinned(let view) = view, let pinned else { return false }
    return pinned.hasSize(of: view) && runner.session.isAnimated
  }

  private var view: View {
    guard !options.isQuiet, !options.isJSON, !runner.session.isSpeaking else { return .off }
    let size = editor.size
    return View(
      runner.session.view, columns: size.columns, lines: size.lines,
      canPin: editor.isRich)
  }

  private func text(of look: Command.Look) -> String {
    Screen(
      session: runner.session, options: options, columns: editor.columns,
      lines: max(1, editor.lines - rowsBeside)
    ).text(of: look)
  }
}

extension Display {
  private func page(of session: Session, in view: PinnedView) -> Page {
    Screen(session: session, options: options, columns: view.columns, lines: view.rows).page
  }

  private func pin(_ view: PinnedView) {
    guard let pinned, pinned.hasSize(of: view) else {
      return open(view, keepsScreen: self.pinned == nil)
    }
    show(runner.session)
  }

  private func open(_ view: PinnedView, keepsScreen: Bool) {
    var view = view
    editor.farewell = PinnedView.closing + PinnedView.shownCursor
    editor.put(view.opening(with: page(of: runner.session, in: view), keepsScreen: keepsScreen))
    editor.rowsAbove = view.rows
    pinned = view
  }

  private func unpin() {
    guard pinned != nil else { return }
    pinned = nil
    editor.put(PinnedView.closing)
    editor.rowsAbove = 0
    editor.farewell = ""
  }

  private func clearPinned() {
    guard pinned != nil else { return }
    unpin()
    editor.put("\u{1b}[H\u{1b}[2J")
  }

  private func show(_ session: Session) {
    guard var view = pinned else { return }
    editor.put(view.change(to: page(of: session, in: view)))
    pinned = view
  }

  /// Shows the states on the way in real time, until somebody presses a key or a signal comes.
  private func play(_ playback: Playback) {
    let times = playback.frameTimes(rate: Self.frameRate, speed: runner.session.speed)
    editor.put(PinnedView.hiddenCursor)
    editor.watchingKeys {
      let start = ContinuousClock.now
      for (index, time) in times.enumerated() {
        let due = start + .seconds(Double(index) / Self.frameRate)
        // On a slow terminal frames are left out: the movement keeps its time.
        if ContinuousClock.now > due + .seconds(1 / Self.frameRate) { continue }
        guard editor.isLeftAlone(until: due) else { break }
        show(playback.session(at: time))
      }
      _ = editor.isLeftAlone(until: start + .seconds(Double(times.count) / Self.frameRate))
    }
    editor.put(PinnedView.shownCursor)
  }

  private static let frameRate = 60.0
}
