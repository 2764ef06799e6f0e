import AppCode
import Drawing
import Foundation
import Session
import Terminal
import TerminalCells

/// The drawn phone of a session on a terminal: in a fixed part of the terminal, or in the output.
final class Display {
  private let editor: LineEditor
  private let options: Options
  /// The style of the phone's pictures, before the session's color theme is applied.
  private let plainStyle: PictureStyle
  private let recent: RecentLines
  /// The session whose phone is shown, or will be shown at the next redraw.
  private var session: Session
  /// The number of terminal rows that a picture in the output leaves free for messages and prompt.
  private var rowsBeside = 3
  /// The part of the terminal where the phone is pinned, or nil if it isn't pinned.
  private var pinned: PinnedView?
  /// Phones side by side that are shown instead of the single phone until the next command; or nil.
  private var phones: ComparedPhones?

  init(_ session: Session, editor: LineEditor, options: Options, recent: RecentLines) {
    self.session = session
    self.editor = editor
    self.options = options
    self.recent = recent
    var style = options.style
    style.hasRules = editor.terminal.isRich
    plainStyle = style
  }

  /// Sets the session whose phone is drawn at the next redraw.
  ///
  /// If the phone should be pinned but isn't, for example because it was hidden, pins it now.
  func follow(_ session: Session) {
    self.session = session
    if pinned == nil, case .pinned(let view) = place { pin(view) }
  }

  /// Removes the phone from the terminal if it is pinned to the right of the scrolling output.
  ///
  /// A phone below the scrolling output stays on the screen.
  func close() {
    if pinned?.pane.pictureColumn != nil { unpin() }
  }

  /// Removes a phone pinned at the right; call it before the terminal echoes text over the phone.
  func clearColumns() { close() }

  /// Whether the phone is pinned to a part of the terminal and so always visible.
  var isPinned: Bool { pinned != nil }

  /// The style of the phone's pictures, with the colors of the session's theme.
  var style: PictureStyle {
    guard plainStyle.isColored else { return plainStyle }
    var style = plainStyle
    style.isLight =
      switch session.theme {
      case .auto: editor.hasLightBackground
      case .light: true
      case .dark: false
      }
    return style
  }

  /// Removes the pinned phone; call it before something else, such as an editor, uses the screen.
  func makeWay() {
    phones = nil
    if !hide() { unpin() }
  }

  /// Shows the phone of a session in its place again, after something else used the screen.
  func comeBack(showing session: Session) {
    self.session = session
    switch place {
    case .pinned(let view) where editor.terminal.pane.division != nil: pin(view)
    case .pinned, .inline: redraw(after: .resumed)
    case .off: break
    }
  }

  /// Draws the phone for the first time, and leaves `rowsBelow` rows free below it.
  func open(_ session: Session, rowsBelow: Int) {
    rowsBeside = rowsBelow + 1
    present(session, playback: nil)
    rowsBeside = 3
  }

  /// Shows a session's new state: redraws a pinned phone with an animation, if possible.
  ///
  /// A phone that isn't pinned is printed again among the output.
  func present(_ session: Session, playback: @autoclosure () -> Playback?) {
    takePhonesAway()
    self.session = session
    if canPlay, let playback = playback() { play(playback) }
    if pinned != nil { editor.catchUp() }
    // The terminal's size may have changed.
    switch place {
    case .pinned(let view): pin(view)
    case .inline:
      unpin()
      editor.terminal.put(text(of: .screen))
    case .off: unpin()
    }
  }

  /// Redraws a pinned phone for a session's new state.
  ///
  /// Does nothing if no phone is pinned.
  func update(_ session: Session, playback: @autoclosure () -> Playback? = nil) {
    takePhonesAway()
    self.session = session
    guard pinned != nil, case .pinned(let view) = place else { return }
    if canPlay, let playback = playback() { play(playback) }
    pin(view)
  }

  /// Prints a picture of the phone among the output, as the user asked.
  func show(_ look: ShowTopic, of session: Session) {
    self.session = session
    editor.terminal.put(text(of: look))
  }

  private var canPlay: Bool {
    guard case .pinned(let view) = place else { return false }
    return pinned?.hasSize(of: view) == true && session.isAnimated
  }

  private var place: PicturePlace {
    guard !options.isQuiet, !options.isJSON, !session.isSpeaking else { return .off }
    let size = editor.terminal.size
    let place = PicturePlace(
      session.view, columns: size.columns, lines: size.lines,
      screen: session.phone.scene.screenSize, rowHeight: session.phone.usualRowHeight,
      canPin: editor.terminal.isRich)
    guard case .pinned(let view) = place, view.pane.pictureColumn != nil,
      editor.terminal.isInCookedMode
    else { return place }
    return .off
  }

  private func text(of look: ShowTopic) -> ScreenText {
    let room = editor.terminal.room
    let lines = max(1, room.rows - rowsBeside)
    return ScreenText(
      drawn: Screen(session, columns: room.columns, lines: lines, style: style).text(of: look))
  }
}

extension Display: Backdrop {
  func redraw(after event: Redrawing) {
    if event == .cleared { recent.clear() }
    switch place {
    case .pinned(let view):
      let lines = rowsThatWouldBeLost(in: view)
      open(view, keepsScreen: event == .resumed || pinned == nil)
      showRecentLines(in: view, atLeast: lines)
    case .inline:
      clearPinned()
      if event == .resized, editor.terminal.isRich {
        editor.terminal.put(LinePainter.clearedScreen)
      }
      editor.terminal.put(text(of: .screen))
    case .off: clearPinned()
    }
  }

  /// Returns how many rows above the prompt would be lost if the whole terminal was redrawn.
  ///
  /// Zero if the terminal became narrower: it has then rewrapped its rows and kept the rest in its
  /// scrollback.
  private func rowsThatWouldBeLost(in view: PinnedView) -> Int {
    guard let pinned, pinned.columns <= view.columns else { return 0 }
    return min(editor.terminal.pane.row ?? 0, view.lines)
  }

  private func showRecentLines(in view: PinnedView, atLeast count: Int = 0) {
    let limit = max(view.pane.rows - editor.rowsOfLine, count)
    let rows = recent.rows(columns: view.pane.columns, limit: limit)
    editor.terminal.put(.rows(rows))
  }

  func command(at mouse: MouseEvent) -> String? {
    guard let view = pinned, phones == nil else { return nil }
    let screen = Screen(
      session, columns: view.pictureColumns, lines: view.pictureRows, style: style)
    let (line, column) = (mouse.line - view.origin.line, mouse.column - view.origin.column)
    return screen.target(line: line, column: column)?.command
  }

  func refresh() {
    if let pinned, editor.terminal.pane.hasScrolled { show(page(in: pinned)) }
  }

  func hide() -> Bool {
    guard let view = pinned, view.pane.pictureColumn == nil else { return false }
    pinned = nil
    editor.terminal.takeAll(by: view.removal)
    return true
  }
}

// MARK: - Phones side by side

extension Display {
  /// Shows phones side by side instead of the pinned phone, or else prints them among the output.
  ///
  /// - Returns: the width in columns that the phones need, if this terminal is too narrow; or nil.
  func show(_ phones: ComparedPhones) -> Int? {
    let place = place
    if place == .off { return nil }
    if case .pinned(let view) = place,
      let view = [view, view.below].compactMap(\.self).first(where: {
        page(of: phones, at: nil, in: $0) != nil
      })
    {
      divide(as: view)
      self.phones = phones
      if session.isAnimated, pinned?.isDivided(as: view) == true {
        play(phones.frameTimes(rate: Self.frameRate, speed: session.speed)) {
          page(of: phones, at: $0, in: view)
        }
      }
      if pinned != nil { editor.catchUp() }
      pin(view)
      return nil
    }
    let room = editor.terminal.room
    let lines = max(1, room.rows - rowsBeside)
    guard let text = phones.text(columns: room.columns, lines: lines, style: style) else {
      return leastColumns(for: phones)
    }
    editor.terminal.put(ScreenText(drawn: text))
    return nil
  }

  /// Returns the width in columns that phones side by side need, or nil if the terminal is wide
  /// enough.
  private func leastColumns(for phones: ComparedPhones) -> Int? {
    let columns = phones.leastColumns
    return editor.terminal.size.columns < columns ? columns : nil
  }

  /// Shows the single phone again instead of phones side by side.
  private func takePhonesAway() {
    guard phones != nil else { return }
    phones = nil
    if case .pinned(let view) = place { divide(as: view) }
  }

  /// Divides the terminal between output and phone in another way.
  ///
  /// The last lines of prompts and output are shown again in their part.
  private func divide(as view: PinnedView) {
    guard let pinned, pinned.hasSize(of: view), !pinned.isDivided(as: view) else { return }
    open(view, keepsScreen: false)
    showRecentLines(in: view)
  }
}

// MARK: - The pinned picture

extension Display {
  /// Returns the page for the pinned part: the phone or phones side by side, without animation.
  private func page(in view: PinnedView) -> Page {
    phones.flatMap { page(of: $0, at: nil, in: view) } ?? page(of: session, in: view)
  }

  private func page(of session: Session, in view: PinnedView) -> Page {
    Screen(session, columns: view.pictureColumns, lines: view.pictureRows, style: style).page
  }

  private func page(
    of phones: ComparedPhones, at time: TimeInterval?, in view: PinnedView
  ) -> Page? {
    phones.page(at: time, columns: view.pictureColumns, lines: view.pictureRows, style: style)
  }

  private func pin(_ view: PinnedView) {
    if let pinned, pinned.isDivided(as: view) { return show(page(in: view)) }
    // With another screen, the picture needs other rows, so the conversation is kept.
    if pinned?.hasSize(of: view) == true { _ = hide() }
    let pane = editor.terminal.pane
    if pinned == nil, pane.division?.rows == view.lines, let row = pane.row {
      bringBack(view, from: row)
    } else if pinned == nil {
      open(view, keepsScreen: true)
    } else {
      redraw(after: .resized)
    }
  }

  private func open(_ view: PinnedView, keepsScreen: Bool) {
    var view = view
    let text = view.opening(with: page(in: view), keepsScreen: keepsScreen)
    editor.terminal.divide(view.pane, by: text, cursorRow: 0, farewell: view.farewell)
    pinned = view
  }

  /// Pins the phone again, below text that was written while the phone was hidden.
  ///
  /// `row` is the terminal row, from 0, where that text ended.
  private func bringBack(_ view: PinnedView, from row: Int) {
    var view = view
    let text = view.returning(with: page(in: view), from: row)
    editor.terminal.divide(
      view.pane, by: text, cursorRow: min(row, view.pane.rows - 1), farewell: view.farewell)
    pinned = view
  }

  private func unpin() {
    let removal = pinned?.removal ?? ""
    pinned = nil
    if editor.terminal.pane.division != nil { editor.terminal.endDivision(by: removal) }
  }

  private func clearPinned() {
    guard editor.terminal.pane.division != nil else { return }
    unpin()
    editor.terminal.put(LinePainter.clearedScreen)
  }

  private func show(_ page: Page) {
    guard var view = pinned else { return }
    let scrolled = editor.terminal.pane.takeScrolledRows()
    editor.terminal.put(view.change(to: page, scrolledBy: scrolled))
    pinned = view
  }

  private func play(_ playback: Playback) {
    guard let view = pinned else { return }
    play(playback.frameTimes(rate: Self.frameRate, speed: session.speed)) {
      page(of: playback.session(at: $0), in: view)
    }
  }

  /// Shows the frames of an animation in real time, until a key is pressed or a signal arrives.
  private func play(_ times: [TimeInterval], page: (TimeInterval) -> Page?) {
    editor.terminal.put(PinnedView.hiddenCursor)
    editor.watchingKeys {
      let start = ContinuousClock.now
      for (index, time) in times.enumerated() {
        let due = start + .seconds(Double(index) / Self.frameRate)
        // A slow terminal skips frames, so the animation keeps its duration.
        if ContinuousClock.now > due + .seconds(1 / Self.frameRate) { continue }
        guard editor.terminal.staysQuiet(until: due) else { break }
        if let page = page(time) { show(page) }
      }
      _ = editor.terminal.staysQuiet(
        until: start + .seconds(Double(times.count) / Self.frameRate))
    }
    editor.terminal.put(PinnedView.shownCursor)
  }

  private static let frameRate = 60.0
}
