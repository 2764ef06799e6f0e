import Forms
import Foundation
import Simulation
import TerminalCells

/// Draws a form's row as layers: its label, value or placeholder, caret and validation message.
struct RowLayers {
  private let scenery: ScreenScene
  private let row: Int
  /// The row's frame in screen coordinates, in points.
  private let frame: CGRect
  private let isActive: Bool
  /// The size on the screen of one point of the table's content, in points.
  private let scale: CGFloat

  init(_ scenery: ScreenScene, row: Int) {
    self.scenery = scenery
    self.row = row
    frame = scenery.phone.frameOnScreen(ofRow: row)
    isActive = scenery.phone.firstResponder == row
    let size = scenery.phone.table.rect(forRow: row).size
    scale =
      size.width * size.height > 0
      ? (frame.width * frame.height / (size.width * size.height)).squareRoot() : 1
  }

  private func style(_ style: TextStyle) -> TextStyle {
    var style = style
    style.size *= scale
    return style
  }

  var layers: [Layer] {
    switch scenery.form.rows[row].content {
    case .text(let text): textLayers(text)
    case .field(let field): fieldLayers(field)
    }
  }

  private func textLayers(_ text: String) -> [Layer] {
    let place = scenery.labelFrame(ofRow: row).relative(to: frame)
    let style = style(.body)
    let lines = PointText(style).lines(of: text, width: place.width)
    let height = min(22 * scale, place.height / CGFloat(max(1, lines.count)))
    let top = place.midY - height * CGFloat(lines.count) / 2
    return lines.enumerated().map { index, line in
      let y = top + height * CGFloat(index)
      return .text(line, CGRect(x: place.minX, y: y, width: place.width, height: height), style)
    }
  }

  private func fieldLayers(_ field: Field) -> [Layer] {
    guard let place = scenery.fieldFrame(ofRow: row)?.relative(to: frame) else { return [] }
    if field.kind != .text { return controlLayers(field, in: place) + messageLayers(below: place) }
    var layers: [Layer] = []
    if isActive {
      layers.append(.shape(.tint, CGRect(x: 0, y: 0, width: 3 * scale, height: frame.height)))
    }
    if let label = field.label, !label.isEmpty {
      var box = scenery.labelFrame(ofRow: row).relative(to: frame)
      box.size.height = field.isTextView ? min(place.height, 36 * scale) : place.height
      let style = style(isActive ? .headline.with(.tint) : .body)
      let shown = PointText(style).start(of: label, width: box.width - 8 * scale)
      layers.append(.text(shown, box, style))
    }
    let value = scenery.value(ofRow: row)
    layers +=
      FieldLayers(
        field: field, value: value, isActive: isActive, place: place, scale: scale
      ).layers
    return layers + messageLayers(below: place)
  }

  private func messageLayers(below place: CGRect) -> [Layer] {
    guard let message = scenery.message(ofRow: row) else { return [] }
    let note = scenery.phone.table.rows.noteHeight(ofRow: row) * scale
    let isAtEnd = place.width < frame.width / 2
    let (x, end) = (isAtEnd ? frame.width - place.maxX : place.minX, place.maxX)
    let box = CGRect(x: x, y: frame.height - note - 4, width: end - x, height: note)
    let style = style(.footnote.with(.bad))
    return [.text(PointText(style).start(of: message, width: box.width), box, style)]
  }

  /// Returns the layers of a row's switch or menu with its label, or of its button's title.
  private func controlLayers(_ field: Field, in place: CGRect) -> [Layer] {
    if field.kind == .button {
      let style = style(.body.with(.tint, .center))
      return [.text(PointText(style).start(of: field.name, width: place.width), place, style)]
    }
    if field.kind == .menu { return menuLayers(field, in: place) }
    let isOn = scenery.value(ofRow: row) == "on"
    let style = style(.body)
    let start = frame.width - place.maxX
    let label = CGRect(
      x: start, y: place.minY, width: place.minX - start - 8 * scale, height: place.height)
    let side = place.height - 4 * scale
    let knob = CGRect(
      x: isOn ? place.maxX - side - 2 * scale : place.minX + 2 * scale, y: place.minY + 2 * scale,
      width: side, height: side)
    return [
      .text(PointText(style).start(of: field.name, width: label.width), label, style),
      .shape(isOn ? .good : .track, place, radius: place.height / 2),
      .shape(.cell, knob, radius: side / 2),
    ]
  }
}

extension RowLayers {
  /// Returns the layers of a menu: its label, and at the row's end the chosen option and arrows.
  private func menuLayers(_ field: Field, in place: CGRect) -> [Layer] {
    let value = scenery.value(ofRow: row)
    let shown = value.isEmpty ? field.placeholder ?? "" : value
    let style = style(.body)
    var (label, choice) = (place, place)
    label.size.width = place.width / 2
    choice.origin.x = label.maxX
    choice.size.width = place.width / 2 - 18 * scale
    return [
      .text(PointText(style).start(of: field.name, width: label.width), label, style),
      .text(
        PointText(style).start(of: shown, width: choice.width), choice,
        style.with(.secondary, .trailing)),
      .text("⌃", place.offsetBy(dx: 0, dy: -4 * scale), style.with(.secondary, .trailing)),
      .text("⌄", place.offsetBy(dx: 0, dy: 4 * scale), style.with(.secondary, .trailing)),
    ]
  }
}

/// Draws the contents of a field as layers: its value or placeholder, and a caret if it is active.
struct FieldLayers {
  let field: Field
  let value: String
  let isActive: Bool
  /// The field's rectangle in the coordinate space of the drawn layers, in points.
  let place: CGRect
  var scale: CGFloat = 1

  var layers: [Layer] {
    let shown = shownLines
    let last = shown.lines.count - 1
    let lines = shown.lines.enumerated().map { index, line in
      Layer.text(line, box(ofLine: index, of: shown.lines.count), style(shown.ink))
    }
    guard isActive else { return lines + pickerMark }
    let end = shown.ink == .placeholder ? 0 : PointText(style(.label)).width(of: shown.lines[last])
    let line = box(ofLine: last, of: shown.lines.count)
    let caret = CGRect(
      x: line.minX + (end == 0 ? -3 : min(end + 1, line.width)), y: line.midY - 11 * scale,
      width: 2 * scale,
      height: 22 * scale)
    return lines + [.shape(.tint, caret, radius: 1)] + pickerMark
  }

  private func style(_ ink: TextStyle.Ink) -> TextStyle {
    var style = TextStyle.body.with(ink)
    style.size *= scale
    return style
  }

  private var lineHeight: CGFloat { TextMeasure.lineHeight * scale }
  private var textInset: CGFloat { field.isTextView ? 5 * scale : 0 }
  private var width: CGFloat {
    place.width - 2 * textInset - (field.options == nil ? 0 : 18 * scale)
  }

  private var shownLines: (lines: [String], ink: TextStyle.Ink) {
    let text = PointText(style(.label))
    guard !value.isEmpty else {
      return ([text.start(of: field.placeholder ?? "", width: width)], .placeholder)
    }
    guard !field.isSecure else {
      return ([text.start(of: String(repeating: "•", count: value.count), width: width)], .label)
    }
    let lines = text.lines(of: value, width: width)
    let room = max(1, Int((place.height - 8 * scale) / lineHeight))
    if field.isTextView {
      return (Array(isActive ? lines.suffix(room) : lines.prefix(room)), .label)
    }
    let line =
      lines.count > 1 ? value.split(whereSeparator: \.isNewline).joined(separator: " ") : value
    return (
      [isActive ? text.end(of: line, width: width) : text.start(of: line, width: width)], .label
    )
  }

  private func box(ofLine index: Int, of count: Int) -> CGRect {
    let x = place.minX + textInset
    guard field.isTextView else {
      return CGRect(x: x, y: place.minY, width: width, height: place.height)
    }
    let all = CGFloat(count) * lineHeight
    let top = place.minY + min(8 * scale, max(0, (place.height - all) / 2))
    return CGRect(x: x, y: top + CGFloat(index) * lineHeight, width: width, height: lineHeight)
  }

  private var pickerMark: [Layer] {
    guard field.options != nil else { return [] }
    return [.text("▾", place, style(.secondary).with(nil, .trailing))]
  }
}
