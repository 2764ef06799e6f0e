import Forms
import Foundation
import Simulation
import TerminalText
import TerminalCells

/// Draws the phone's keyboard in terminal cells; its upper edge is a line.
struct KeyboardDrawing {
  private let scenery: ScreenScene
  private let scale: Scale
  private let style: PictureStyle
  private let keyboard: KeyboardScene?
  private let area: Area
  /// The area of the app's window in cells, which clips the keyboard.
  private let window: Area

  init(_ scenery: ScreenScene, scale: Scale, style: PictureStyle) {
    self.scenery = scenery
    self.scale = scale
    self.style = style
    let screen = CGRect(origin: .zero, size: scenery.phone.scene.screenSize)
    window = scale.area(of: screen)
    keyboard = scenery.keyboard
    area = scale.area(of: keyboard?.frame ?? .zero).intersection(window)
  }

  func draw(on canvas: inout Canvas) {
    guard let keyboard else { return }
    canvas.fill(area, with: " ")
    // The bar's field is more important than its edge.
    if keyboard.hasKeys || area.lines.count > 1 {
      canvas.fill(Area(line: area.lines.lowerBound, columns: area.columns), with: "─")
    }
    if keyboard.isRounded, keyboard.hasKeys { drawCorners(on: &canvas) }
    if keyboard.hasKeys {
      drawParts(of: keyboard, on: &canvas)
      drawAccessoryLeftBehind(by: keyboard, on: &canvas)
    } else {
      drawBar(barLinesAlone, in: area, on: &canvas)
    }
  }

  /// The lines of a docked bar, such as a chat's input bar, if no keys are below it.
  private var barLinesAlone: Range<Int> { area.lines.suffix(max(1, area.lines.count - 1)) }

  /// Returns where a tap on a cell puts the caret in the docked bar's field: the number of
  /// characters before it.
  ///
  /// Lines and columns count from 0 on the screen. Nil if the cell isn't in the field.
  func caretPlace(line: Int, column: Int) -> Int? {
    guard let keyboard, keyboard.hasBarField, scenery.phone.responder == .bar else { return nil }
    let zones = KeyboardZones(area.lines, of: keyboard, scale: scale)
    let lines = keyboard.hasKeys ? zones.accessory : barLinesAlone
    guard lines.contains(line), let first = lines.first else { return nil }
    return barWords(lines, in: keyboard.hasKeys ? inner(of: keyboard) : area)?
      .caretPlace(line: line - first, column: column)
  }

  private func drawParts(of keyboard: KeyboardScene, on canvas: inout Canvas) {
    let zones = KeyboardZones(area.lines, of: keyboard, scale: scale)
    if hasSides(keyboard) { drawSides(on: &canvas) }
    let inner = inner(of: keyboard)
    if !keyboard.hasBarField || zones.accessory.isEmpty {
      drawAccessory(zones.accessory, in: inner, on: &canvas)
    } else {
      drawBar(zones.accessory, in: inner, on: &canvas)
    }
    if keyboard.offersPasswords {
      drawPasswords(zones.predictions, in: inner, on: &canvas)
    } else {
      drawPredictions(zones.predictions, in: inner, on: &canvas)
    }
    keys(of: keyboard, zones).draw(on: &canvas)
  }

  /// Returns whether to draw edges at the sides of a keyboard: it floats and is wide enough.
  private func hasSides(_ keyboard: KeyboardScene) -> Bool {
    keyboard.isFloating && Double(area.columns.count - 2) >= keyboard.plan.units
  }

  /// Returns the area of the keyboard between its drawn sides, in cells.
  private func inner(of keyboard: KeyboardScene) -> Area {
    hasSides(keyboard) ? area.inset(columns: 1) : area
  }

  private func keys(of keyboard: KeyboardScene, _ zones: KeyboardZones) -> KeysDrawing {
    KeysDrawing(keyboard.plan, lines: zones.keys, columns: inner(of: keyboard).columns)
  }

  /// Returns the action of the key at a cell, or of the button above the keys.
  ///
  /// Lines and columns count from 0 on the screen. Nil if there is no key or button at the cell.
  func action(line: Int, column: Int) -> KeyAction? {
    guard let keyboard, keyboard.hasKeys, area.contains(line: line, column: column) else {
      return nil
    }
    let zones = KeyboardZones(area.lines, of: keyboard, scale: scale)
    if zones.accessory.contains(line), !keyboard.hasBarField {
      return accessoryAction(column: column, in: inner(of: keyboard))
    }
    return keys(of: keyboard, zones).key(line: line, column: column)?.action
  }

  /// Returns the action for a tap on the bar above the keys, or nil between its buttons.
  ///
  /// The buttons are an arrow back, an arrow forward, and Done.
  private func accessoryAction(column: Int, in area: Area) -> KeyAction? {
    let columns = area.inset(columns: TableDrawing.margin).columns
    switch column {
    case columns.lowerBound: return .previous
    case columns.lowerBound + 2: return .next
    case (columns.upperBound - 4)..<columns.upperBound: return .dismiss
    default: return nil
    }
  }

  /// Draws the upper corners of a keyboard with round corners.
  private func drawCorners(on canvas: inout Canvas) {
    canvas.put("╭", line: area.lines.lowerBound, column: area.columns.lowerBound)
    canvas.put("╮", line: area.lines.lowerBound, column: area.columns.upperBound - 1)
  }

  /// Draws the sides of a floating keyboard, beside which the form is visible.
  private func drawSides(on canvas: inout Canvas) {
    for (column, corner) in [
      (area.columns.lowerBound, "╭"), (area.columns.upperBound - 1, "╮"),
    ] as [(Int, Unicode.Scalar)] {
      canvas.fill(Area(lines: area.lines, columns: column..<(column + 1)), with: "│")
      canvas.put(corner, line: area.lines.lowerBound, column: column)
    }
  }

  private func drawAccessory(_ lines: Range<Int>, in area: Area, on canvas: inout Canvas) {
    guard let line = lines.middle else { return }
    let inner = area.inset(columns: TableDrawing.margin)
    canvas.draw(Self.arrows, line: line, column: inner.columns.lowerBound, in: inner)
    canvas.draw(
      "Done", line: line, column: inner.columns.upperBound - 4, ink: .bold, in: inner)
  }

  /// Draws the accessory view or docked bar at the screen's bottom, without a docked keyboard.
  private func drawAccessoryLeftBehind(by keyboard: KeyboardScene, on canvas: inout Canvas) {
    guard let frame = keyboard.accessoryLeftBehind else { return }
    let area = scale.area(of: frame).intersection(window)
    guard !area.lines.isEmpty else { return }
    canvas.fill(area, with: " ")
    if area.lines.count > 1 {
      canvas.fill(Area(line: area.lines.lowerBound, columns: area.columns), with: "─")
    }
    let lines = area.lines.suffix(max(1, area.lines.count - 1))
    if !keyboard.hasBarField {
      drawAccessory(lines, in: area, on: &canvas)
    } else {
      drawBar(lines, in: area, on: &canvas)
    }
  }

  private static let arrows = ShownText("⌃ ⌄")

  /// Draws a docked bar, such as a chat's input bar, with its field on the given lines.
  private func drawBar(_ lines: Range<Int>, in area: Area, on canvas: inout Canvas) {
    guard let line = lines.first, let words = barWords(lines, in: area) else { return }
    let inner = area.inset(columns: TableDrawing.margin)
    for (number, words) in words.lines.enumerated() {
      canvas.draw(words, line: line + number, in: inner)
    }
  }

  private func barWords(_ lines: Range<Int>, in area: Area) -> FieldWords? {
    guard let field = scenery.form.bar?.field else { return nil }
    return FieldWords(
      field, value: scenery.barValue, isActive: scenery.phone.responder == .bar,
      caret: scenery.interaction?.caret, in: area.inset(columns: TableDrawing.margin).columns,
      lineLimit: field.isTextView ? lines.count : 1, style: style)
  }

  /// Draws the bar above the keys where AutoFill offers passwords, with its key symbol.
  private func drawPasswords(_ lines: Range<Int>, in area: Area, on canvas: inout Canvas) {
    guard let line = lines.middle else { return }
    canvas.drawCentered(
      "🔑 Passwords", line: line, ink: .dim, in: Area(lines: lines, columns: area.columns))
  }

  private func drawPredictions(_ lines: Range<Int>, in area: Area, on canvas: inout Canvas) {
    guard let line = lines.middle else { return }
    let words = ["I", "The", "I’m"]
    for (index, columns) in area.columns.parts(words.count).enumerated() {
      let part = Area(lines: area.lines, columns: columns)
      canvas.drawCentered(words[index], line: line, ink: .dim, in: part)
      if index > 0 {
        canvas.put("│", line: line, column: columns.lowerBound, ink: .dim)
      }
    }
  }
}
