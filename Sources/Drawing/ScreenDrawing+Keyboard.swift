import Forms
import Foundation
import Simulation

extension ScreenDrawing {
  /// Draws the keyboard where its frame is, its upper edge as a rule.
  mutating func drawKeyboard() {
    guard phone.keyboardTop != nil else { return }
    let area = scale.area(of: phone.keyboard.frame.model)
    fill(area, with: " ")
    // The bar's field matters more than its edge.
    if phone.isKeyboardUp || area.lines.count > 1 {
      drawRule(line: area.lines.lowerBound, columns: area.columns)
    }
    guard phone.isKeyboardUp else {
      drawBar(area.lines.suffix(max(1, area.lines.count - 1)), in: area)
      return
    }
    let plan = KeyPlan(
      phone.keyboard.kind, returnLabel: returnLabel, isPad: phone.scene.device.screen.isPad)
    let zones = KeyboardZones(area.lines, of: phone, rowCount: plan.rows.count, scale: scale)
    var inner = area
    if isFloating, Double(area.columns.count - 2) >= plan.units {
      drawSides(of: area)
      inner = area.inset(columns: 1)
    }
    if phone.barFrame == nil {
      drawAccessory(zones.accessory, in: inner)
    } else {
      drawBar(zones.accessory, in: inner)
    }
    drawPredictions(zones.predictions, in: inner)
    drawKeys(plan, lines: zones.keys, in: inner)
  }

  /// The word on the Return key; while the keyboard leaves there is no field to ask.
  private var returnLabel: String {
    guard let key = scenery.active?.field.returnKey, key != .default else { return "return" }
    return key == .emergencyCall ? "call" : key.rawValue
  }

  private var isFloating: Bool {
    if case .floating = phone.keyboard.placement { true } else { false }
  }

  /// A floating keyboard has the form on either side.
  private mutating func drawSides(of area: Area) {
    let sides = [(area.columns.lowerBound, "╭"), (area.columns.upperBound - 1, "╮")]
    for (column, corner) in sides {
      fill(Area(lines: area.lines, columns: column..<(column + 1)), with: "│")
      draw(corner, line: area.lines.lowerBound, column: column)
    }
  }

  private mutating func drawAccessory(_ lines: Range<Int>, in area: Area) {
    guard let line = lines.middle else { return }
    let inner = area.inset(columns: Self.margin)
    draw("⌃ ⌄", line: line, column: inner.columns.lowerBound, in: inner)
    draw("Done", line: line, column: inner.columns.upperBound - 4, ink: .bold, in: inner)
  }

  /// The docked bar's field, on the first of its lines.
  private mutating func drawBar(_ lines: Range<Int>, in area: Area) {
    guard let line = lines.first, let field = scenery.form.bar?.field else { return }
    drawField(
      field, value: scenery.barValue, isActive: phone.responder == .bar, line: line,
      in: area.inset(columns: Self.margin))
  }

  private mutating func drawPredictions(_ lines: Range<Int>, in area: Area) {
    guard let line = lines.middle else { return }
    let words = ["I", "The", "I’m"]
    for (index, columns) in area.columns.parts(words.count).enumerated() {
      let part = Area(lines: area.lines, columns: columns)
      drawCentered(words[index], line: line, in: part, ink: .dim)
      if index > 0 { draw("│", line: line, column: columns.lowerBound, ink: .dim) }
    }
  }

  private mutating func drawKeys(_ plan: KeyPlan, lines: Range<Int>, in area: Area) {
    let unit = (Double(area.columns.count) / plan.units).rounded(.down)
    let isRoomy = lines.count >= plan.rows.count * 3 && unit >= 4
    // A letter stands in the middle of an odd number of columns.
    let gap = isRoomy && Int(unit) % 2 == 0 ? 1 : 0
    let rest = area.columns.count - Int(unit * plan.units) + gap
    let columns = (area.columns.lowerBound + rest / 2)..<area.columns.upperBound
    let rows = plan.rows.prefix(lines.count)
    for (index, keys) in rows.enumerated() {
      guard let line = lines.middle(ofPart: index, of: rows.count) else { continue }
      var start = 0.0
      for key in keys {
        let end = start + key.units
        let place = columns.part(from: start * unit, to: end * unit)
        drawKey(key.label, line: line, columns: place.dropLast(gap), isFramed: isRoomy)
        start = end
      }
    }
  }

  private mutating func drawKey(
    _ label: String, line: Int, columns: Range<Int>, isFramed: Bool
  ) {
    guard !label.isEmpty else { return }
    let area = Area(lines: (line - 1)..<(line + 2), columns: columns)
    drawCentered(label, line: line, in: isFramed ? area.inset(columns: 1) : area)
    guard isFramed else { return }
    let rule = String(repeating: "─", count: max(0, area.columns.count - 2))
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    draw("╭" + rule + "╮", line: line - 1, column: left, ink: .dim)
    draw("│", line: line, column: left, ink: .dim)
    draw("│", line: line, column: right, ink: .dim)
    draw("╰" + rule + "╯", line: line + 1, column: left, ink: .dim)
  }
}
