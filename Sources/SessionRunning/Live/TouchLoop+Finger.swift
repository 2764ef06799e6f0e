import Drawing
import Foundation
import Session
import Simulation
import Terminal

/// Handles the mouse as a finger that touches the phone in live mode.
extension TouchLoop {
  /// A finger on the phone in live mode; it is down while the mouse's button is pressed.
  struct Finger: Equatable {
    /// The point where the finger went down, in whole points in screen coordinates.
    let start: CGPoint
    /// The finger's current y coordinate, in points on the phone's screen.
    var y: CGFloat
    /// Whether the finger drags on the small map of the content beside the phone.
    var isOnMap = false
    /// Whether the finger is on a part of the phone that doesn't scroll, such as a bar or the
    /// keyboard.
    var isFixed = false
    /// The caret's position that a tap would set, as a number of characters in the field's text.
    ///
    /// Nil if the finger is outside the active field.
    var caretPlace: Int?
    /// The lengths in points of the finger's vertical movements, up and down alternately.
    var distances: [CGFloat] = []

    var isDragging: Bool { !distances.isEmpty }

    /// Moves the finger to another y coordinate, in points on the phone's screen.
    mutating func move(to height: CGFloat) {
      let distance = height - y
      guard distance != 0, !isFixed else { return }
      y = height
      if let last = distances.last, last.sign == distance.sign {
        distances[distances.count - 1] += distance
      } else {
        distances.append(distance)
      }
    }
  }

  mutating func take(_ mouse: MouseEvent, on phone: some TouchedPhone) {
    switch mouse.kind {
    case .press:
      message = nil
      press(mouse, on: phone)
    case .move: drag(to: mouse, on: phone)
    case .release:
      guard let finger else { return }
      self.finger = nil
      lift(finger, on: phone)
    case .wheelUp: roll(by: 1, mouse, on: phone)
    case .wheelDown: roll(by: -1, mouse, on: phone)
    }
  }

  private mutating func press(_ mouse: MouseEvent, on phone: some TouchedPhone) {
    finger = nil
    let picture = picture(of: phone.session)
    switch picture.target(line: mouse.line, column: mouse.column) {
    case .panelRow(let row): chooseInMenu(row, on: phone)
    case nil:
      if menu == nil { message = "that is beside the phone; click on the phone" }
      menu = nil
    case .key(let action): perform(action, on: phone)
    case .content(let y):
      finger = Finger(start: .zero, y: 0, isOnMap: true)
      scroll(to: y, on: phone)
    case .screen(let point):
      let start = CGPoint(x: point.x.rounded(), y: point.y.rounded())
      let target = phone.session.phone.hitTest(start)
      let middle = picture.point(line: mouse.line, column: mouse.column)?.y.rounded()
      finger = Finger(start: start, y: middle ?? start.y, isFixed: !target.scrolls)
      if target == .barField || phone.session.activeRow.map(HitTarget.field) == target {
        finger?.caretPlace = picture.caretPlace(line: mouse.line, column: mouse.column)
      }
    }
  }

  private mutating func drag(to mouse: MouseEvent, on phone: some TouchedPhone) {
    guard let finger else { return }
    let picture = picture(of: phone.session)
    if finger.isOnMap {
      if case .content(let y) = picture.target(line: mouse.line, column: mouse.column) {
        scroll(to: y, on: phone)
      }
    } else if let point = picture.point(line: mouse.line, column: mouse.column) {
      let height = phone.session.phone.scene.screenSize.height
      self.finger?.move(to: min(max(0, point.y.rounded()), height))
    }
  }

  /// Lifts a finger from the phone, and runs the command for the tap or drag that this completes.
  mutating func lift(_ finger: Finger, on phone: some TouchedPhone) {
    guard !finger.isOnMap else { return }
    if finger.isDragging {
      let distances = finger.distances.map(\.words).joined(separator: " ")
      run("drag \(distances) from \(finger.start.y.words)", on: phone, isTouch: true)
    } else {
      let row = phone.session.activeRow
      let target = phone.session.phone.hitTest(finger.start)
      let isDone = run(
        "tap \(finger.start.x.words) \(finger.start.y.words)", on: phone, isTouch: true)
      if isDone, lastTouch == nil { message = target.advice(in: phone.session.form) ?? message }
      // Like a pointer on an iPad, between the characters: a finger on an iPhone finds words.
      if let place = finger.caretPlace, phone.session.activeRow == row,
        wheels(in: phone.session) == nil
      {
        moveCaret(to: place, in: phone.session)
      }
    }
  }

  /// Scrolls the table so that a y coordinate of its content is in the middle of the visible part.
  private mutating func scroll(to y: CGFloat, on phone: some TouchedPhone) {
    let shown = phone.session.phone
    let visible = shown.convertToTable(fromScreen: shown.visibleTableFrame)
    let offset = shown.table.contentOffset.model.y + y - visible.midY
    let legal = shown.table.legalOffset(offset).rounded()
    guard legal != shown.table.contentOffset.model.y.rounded() else { return }
    run("scroll to \(legal.words)", on: phone, as: Stroke(kind: .scrolling))
  }

  /// Handles the mouse wheel: drags the table by two rows, or turns the picker's wheel under the
  /// mouse.
  private mutating func roll(by step: Int, _ mouse: MouseEvent, on phone: some TouchedPhone) {
    if menu != nil { return moveInMenu(by: -step) }
    let session = phone.session
    guard let point = picture(of: session).point(line: mouse.line, column: mouse.column) else {
      return
    }
    let keyboard = session.phone.keyboard.frame.model
    let count = wheels(in: session)?.count ?? 1
    if session.phone.keyboard.kind.isWheels, session.phone.isKeyboardUp, keyboard.contains(point) {
      let place = Int((point.x - keyboard.minX) / keyboard.width * CGFloat(count))
      return turnWheel(min(place, count - 1), by: -step, on: phone)
    }
    run(
      "drag \((CGFloat(step) * 2 * session.phone.usualRowHeight).rounded().words)", on: phone,
      isTouch: true)
  }

  /// Scrolls the table by three quarters of the visible height, up or down.
  mutating func turnPage(by step: Int, on phone: some TouchedPhone) {
    let height = phone.session.phone.visibleTableFrame.height
    let distance = (CGFloat(step) * 0.75 * height).rounded()
    if distance != 0 { run("drag \(distance.words)", on: phone, isTouch: true) }
  }
}

// MARK: - Without an active field

extension TouchLoop {
  mutating func navigate(_ key: InputEvent.Key, on phone: some TouchedPhone) {
    switch key {
    case .escape: dismiss(on: phone)
    case .up: moveHighlight(by: -1, on: phone)
    case .down: moveHighlight(by: 1, on: phone)
    case .enter: tapHighlight(on: phone)
    case .tab: focusFirst(on: phone)
    case .pageUp: turnPage(by: 1, on: phone)
    case .pageDown: turnPage(by: -1, on: phone)
    case .home: run("scroll top", on: phone)
    case .end: run("scroll bottom", on: phone)
    case .backTab, .newLine, .backspace, .delete, .left, .right, .help: break
    }
  }

  private func rows(in session: Session) -> [Int] {
    session.form.fieldRows.filter {
      $0 != session.form.barRow && !session.phone.table.rows.isHidden(row: $0)
    }
  }

  private mutating func moveHighlight(by step: Int, on phone: some TouchedPhone) {
    let session = phone.session
    let rows = rows(in: session)
    guard !rows.isEmpty else { return }
    let next: Int?
    if let row = interaction.highlightedRow, let place = rows.firstIndex(of: row) {
      next = rows.indices.contains(place + step) ? rows[place + step] : row
    } else {
      let visible = rows.filter { session.phone.visibleShare(ofRow: $0) == 1 }
      next = (step > 0 ? visible.first : visible.last) ?? rows.first
    }
    interaction.highlightedRow = next
    if let next { bringIntoView(next, on: phone) }
  }

  /// Scrolls the row that is highlighted by the arrow keys into view, by the least distance.
  private mutating func bringIntoView(_ row: Int, on phone: some TouchedPhone) {
    let frame = phone.session.phone.frameOnScreen(ofRow: row)
    let visible = phone.session.phone.visibleTableFrame
    let distance =
      frame.minY < visible.minY
      ? (visible.minY - frame.minY).rounded(.up)
      : min(0, (visible.maxY - frame.maxY).rounded(.down))
    if distance != 0 { run("drag \(distance.words)", on: phone, isTouch: true) }
  }

  private mutating func tapHighlight(on phone: some TouchedPhone) {
    guard let row = interaction.highlightedRow,
      let field = phone.session.form.field(atRow: row)
    else {
      message = "the arrows choose a row, which Return taps"
      return
    }
    run("tap \(field.id)", on: phone, isTouch: true)
  }

  private mutating func focusFirst(on phone: some TouchedPhone) {
    let form = phone.session.form
    let first = rows(in: phone.session).first {
      ![.toggle, .button].contains(form.field(atRow: $0)?.kind)
    }
    guard let row = first ?? form.barRow, let field = form.field(atRow: row) else {
      message = "the form has no field that takes a keyboard"
      return
    }
    run("focus \(field.id)", on: phone)
  }
}

extension HitTarget {
  /// Whether a finger that goes down on this part of the phone's screen can drag the table.
  fileprivate var scrolls: Bool {
    switch self {
    case .field, .control, .row, .header, .footer, .table, .background: true
    case .statusBar, .navigationBar, .tabBar, .keyboard, .bottomBar, .barField: false
    }
  }
}

extension CGFloat {
  /// The number of points as text, for a command's line.
  fileprivate var words: String { inWords }
}
