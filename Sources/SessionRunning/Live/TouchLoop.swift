import Drawing
import Foundation
import Session
import TerminalText
import Terminal
import TerminalCells

/// The logic of live mode: turns keys and the mouse into commands for the phone, and draws the
/// phone.
///
/// The loop uses neither a terminal nor a clock. Only commands change the phone. The loop itself
/// stores only what is displayed, and the state of the finger.
struct TouchLoop {
  private(set) var columns: Int
  private(set) var lines: Int
  private let style: PictureStyle
  var interaction = Interaction()
  /// The message in the screen's last lines, or nil if they list the main keys.
  var message: String?
  var menu: LiveMenu?
  var finger: Finger?
  /// The keys that the last command has run for; further keys of the same kind extend the command.
  ///
  /// Nil if the next key begins a new command.
  var stroke: Stroke?
  /// The command line of the last touch, to repeat it under another strategy.
  ///
  /// Nil if the last command was not a touch or changed nothing.
  var lastTouch: String?
  /// The index of the picker's wheel that the arrow keys turn, counted from 0.
  var wheel = 0
  /// Whether animations are shown at a tenth of a real phone's speed.
  private(set) var isSlow = false
  /// Whether the user has paused the phone's animations by a key in live mode.
  private(set) var isPaused = false
  /// The number of single frames that the user has requested while animations are paused.
  private(set) var stepCount = 0
  /// Whether the user has left live mode, where keys and the mouse touch the phone.
  private(set) var hasEnded = false
  /// The index of the row that was active when the caret was placed, or nil.
  private var caretRow: Int?

  init(columns: Int, lines: Int, style: PictureStyle) {
    self.columns = columns
    self.lines = lines
    self.style = style
  }

  /// Returns the picture of the phone in live mode, where the user touches it.
  ///
  /// The session may be in the middle of an animation.
  func picture(of session: Session) -> TouchPicture {
    TouchPicture(
      session, columns: columns, lines: lines, style: style, interaction: interaction,
      foot: foot(for: session), panel: menu?.panel)
  }

  /// Returns the session to draw while a finger is down, with the content dragged by the finger.
  func seen(_ session: Session) -> Session {
    guard let finger, finger.isDragging else { return session }
    return session.dragged(by: finger.distances, from: finger.start.y)
  }

  /// Adapts the picture to a new size of the terminal, in columns and lines.
  ///
  /// If a finger is dragging, lifts it.
  mutating func resize(columns: Int, lines: Int, on phone: some TouchedPhone) {
    if let finger, finger.isDragging { lift(finger, on: phone) }
    finger = nil
    (self.columns, self.lines) = (columns, lines)
  }

  /// Handles a key or mouse event in live mode, and runs the command for the event, if any.
  mutating func take(_ event: InputEvent, on phone: some TouchedPhone) {
    if case .mouse(let mouse) = event {
      take(mouse, on: phone)
    } else if case .reply = event {
      return
    } else {
      message = nil
      if menu != nil { takeInMenu(event, on: phone) } else { takeKey(event, on: phone) }
    }
    follow(phone.session)
  }

  /// Resets the caret and the drawn keyboard if another field has become active.
  private mutating func follow(_ session: Session) {
    let row = session.activeRow
    if row != caretRow {
      (interaction.caret, interaction.plane, wheel) = (nil, nil, 0)
      caretRow = row
    }
    if let row, let caret = interaction.caret, caret >= session.value(ofRow: row).count {
      interaction.caret = nil
    }
    if row != nil { interaction.highlightedRow = nil }
  }

  /// Runs the command for a touch or key in live mode, and stores the message to show.
  ///
  /// - Parameters:
  ///   - line: the command.
  ///   - phone: the phone.
  ///   - stroke: the keys that the command runs for, if further keys can extend the command.
  ///   - isTouch: whether the command can be repeated with another strategy.
  /// - Returns: whether the command succeeded.
  @discardableResult
  mutating func run(
    _ line: String, on phone: some TouchedPhone, as stroke: Stroke? = nil, isTouch: Bool = false
  ) -> Bool {
    let replaces = self.stroke != nil && stroke?.kind == self.stroke?.kind
    let row = phone.session.activeRow
    switch phone.run(line, inPlaceOfLast: replaces) {
    case .refused(let words):
      message = words
      if !replaces { self.stroke = nil }
      return false
    case .done(let changesState, let words):
      message = Self.problem(ofRow: row, in: phone.session) ?? words
      self.stroke = changesState ? stroke : nil
      lastTouch = isTouch && changesState ? line : nil
      return true
    }
  }

  /// Returns the validation message of a field that is no longer active, or nil.
  private static func problem(ofRow row: Int?, in session: Session) -> String? {
    guard let row, row != session.activeRow, let message = session.message(ofRow: row) else {
      return nil
    }
    return "\(session.form.field(atRow: row)?.name ?? ""): \(message)"
  }

  private mutating func takeKey(_ event: InputEvent, on phone: some TouchedPhone) {
    let isActive = phone.session.activeRow != nil
    switch event {
    case .text("?") where !isActive, .key(.help): menu = .help
    case .control(let letter): takeControl(letter, on: phone)
    case .key(let key): isActive ? edit(key, on: phone) : navigate(key, on: phone)
    case .text(let text): type(text, on: phone)
    case .paste(let text): paste(text, on: phone)
    case .mouse, .reply: break
    }
  }

  private mutating func takeControl(_ letter: Character, on phone: some TouchedPhone) {
    switch letter {
    case "t":
      let name = phone.session.strategy.name
      let present = LiveMenu.strategies(with: "").firstIndex { $0.name == name }
      menu = .strategies(filter: "", selected: present ?? 0)
    case "r":
      let isLandscape = phone.session.phone.scene.orientation.isLandscape
      run("rotate \(isLandscape ? "portrait" : "landscape")", on: phone)
    case "k":
      let isAttached = phone.session.phone.keyboard.isHardwareAttached
      run("keyboard hardware \(isAttached ? "off" : "on")", on: phone)
    case "u": run("undo", on: phone)
    case "y": run("redo", on: phone)
    case "w": isSlow.toggle()
    case "p": isPaused.toggle()
    case "n" where isPaused: stepCount += 1
    case "d": hasEnded = true
    default: break
    }
  }

  /// Ends live mode, where keys and the mouse touch the phone.
  mutating func leave() { hasEnded = true }

  /// Dismisses the keyboard of the active field; ends live mode if no field is active.
  mutating func dismiss(on phone: some TouchedPhone) {
    let isActive = phone.session.activeRow != nil || phone.session.phone.responder == .cover
    if isActive { run("dismiss", on: phone) } else { leave() }
  }

  /// Returns the screen's last lines: a message or the main keys, and the key that opens the help.
  private func foot(for session: Session) -> [String] {
    let states = [isSlow ? "slow" : nil, isPaused ? "paused, ^N one frame" : nil]
      .compactMap { $0.map { "[\($0)] " } }.joined()
    let keys =
      session.activeRow == nil
      ? "click or Tab · Return · Esc leaves · ^T strategy · ^U undo · ^R rotate"
      : "Esc dismisses · Tab next · Return · ^T strategy · ^U undo · ^R rotate"
    let end = "F1 keys"
    let room = max(0, columns - 2 - end.count)
    let words = states + (menu?.words ?? message ?? keys)
    let isMessage = (menu?.words ?? message) != nil
    // A long message covers little of the phone, so that its keys can still be touched.
    let most = isMessage ? max(1, lines / 8) : 1
    let rows = most > 1 ? WrappedLine.parts(of: words, columns: room) : [words]
    let first = rows.prefix(min(most, rows.count) - 1)
    let last = ShownText.start(
      of: rows.dropFirst(first.count).joined(separator: " "), columns: room)
    return first + [
      last.text + String(repeating: " ", count: room - last.columns + 1) + end
    ]
  }
}

extension TouchLoop {
  /// A series of keys that are run as one command, such as characters typed one after another.
  ///
  /// One undo reverts the whole series.
  struct Stroke: Equatable {
    enum Kind: Equatable {
      case typing(row: Int)
      case deleting(row: Int)
      /// The keys insert characters before the end of the text in a row's field.
      case inserting(row: Int)
      /// Clicks and drags of the mouse on the small map of the content scroll the table.
      case scrolling
    }

    var kind: Kind
    /// The characters typed so far, which the one command inserts.
    var text = ""
    /// The number of deletions so far, which the one command performs.
    var count = 0
  }
}
