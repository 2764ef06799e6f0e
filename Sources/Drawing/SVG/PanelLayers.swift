import Foundation
import TerminalCells

/// Draws the panel beside the phone in shared pictures: title, strategy, commands, result and
/// figures.
struct PanelLayers {
  /// The contents of the phone's screen at the time that the panel describes.
  let scenery: ScreenScene
  /// The command lines that the panel beside the phone lists.
  let lines: [String]
  /// The index in the panel's list of the current or last command, or nil before the first.
  let step: Int?
  /// The caption with the result of the current command, or nil during the command's animation.
  let caption: Caption?
  let place: String
  /// The panel's width in points before scaling.
  let width: CGFloat
  let height: CGFloat
  /// The scale of the panel's text; 1 means that it is as large as the phone's text.
  let scale: CGFloat

  var layers: [Layer] {
    var column = Column(width: width, scale: scale)
    column.add(scenery.form.title, .footnote.with(.secondary, weight: .semibold), height: 18)
    column.add(scenery.strategyName, .largeTitle, height: 42)
    column.add(place, .subheadline.with(.secondary), height: 22)
    column.skip(22)
    addCommands(to: &column)
    column.skip(20)
    addCaption(to: &column)
    column.skip(22)
    addFigures(to: &column)
    return column.layers
  }

  private func addCommands(to column: inout Column) {
    // The beginning of a long story is left out.
    let first = max(0, min(lines.count - Self.shownLines, (step ?? 0) - 2))
    for index in lines.indices.dropFirst(first).prefix(Self.shownLines) {
      let isNow = index == step
      var style = TextStyle.subheadline.with(isNow ? .label : .secondary)
      style.isMonospaced = true
      if isNow { column.mark(.tint, height: 26) }
      column.add(lines[index].isEmpty ? "…" : lines[index], style, height: 26, indent: 14)
    }
  }

  private static let shownLines = 6

  private func addCaption(to column: inout Column) {
    let caption = caption ?? Caption("")
    let ink: TextStyle.Ink =
      switch caption.rating {
      case .good: .good
      case .bad: .bad
      case .even: .label
      }
    column.add(caption.headline, .title.with(ink), height: 30)
    for detail in caption.details {
      column.add(detail, .subheadline.with(.secondary), height: 22)
    }
  }

  private func addFigures(to column: inout Column) {
    for figure in Figures(scenery).lines.dropFirst(2).compactMap({ $0 }) {
      guard let value = figure.value, column.y + 23 <= height else { continue }
      let ink: TextStyle.Ink =
        figure.ink.contains(.bad) ? .bad : figure.ink.contains(.good) ? .good : .label
      column.add(figure.name, .footnote.with(.secondary), height: 0, boxHeight: 23)
      column.add(value, .footnote.with(ink, weight: .semibold), height: 23, indent: 78)
    }
  }
}

/// The texts of the panel as layers, placed in one column from top to bottom.
private struct Column {
  let width: CGFloat
  let scale: CGFloat
  private(set) var y: CGFloat = 0
  private(set) var layers: [Layer] = []

  init(width: CGFloat, scale: CGFloat) {
    self.width = width
    self.scale = scale
  }

  mutating func skip(_ height: CGFloat) { y += height }

  /// Adds a colored mark beside the next line of the panel, for the current command.
  mutating func mark(_ paint: Paint, height: CGFloat) {
    layers.append(.shape(paint, box(0, 3, height - 8).offsetBy(dx: 0, dy: 4 * scale), radius: 1.5))
  }

  /// Adds a text to the panel, truncated if it is too long; the next text is `height` points below.
  mutating func add(
    _ text: String, _ style: TextStyle, height: CGFloat, indent: CGFloat = 0,
    boxHeight: CGFloat? = nil
  ) {
    let shown = PointText(style).start(of: text, width: width - indent)
    var style = style
    style.size *= scale
    layers.append(.text(shown, box(indent, width - indent, boxHeight ?? height), style))
    y += height
  }

  private func box(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
