import Foundation
import Simulation

/// Draws the form's table as layers: its viewport, and in it the content, which moves as a whole.
struct TableLayers {
  private let scenery: ScreenScene
  private let viewport: CGRect
  /// The table's content origin, as an empty rectangle in screen coordinates.
  private let origin: CGRect

  init(_ scenery: ScreenScene) {
    self.scenery = scenery
    let phone = scenery.phone
    viewport = phone.containers.indices.reduce(phone.tableFrameOnScreen) { frame, index in
      let content = phone.convertToScreen(
        phone.containers[index].contentBounds, fromContainer: index)
      return frame.part(in: content) ?? CGRect(origin: frame.origin, size: .zero)
    }
    origin = phone.convertToScreen(fromTable: .zero)
  }

  private var style: TableStyle { scenery.phone.table.style }
  private var isGrouped: Bool { style.hasCapitals }

  var layers: [Layer] {
    let frame = scenery.phone.tableFrameOnScreen
    let background = Layer.shape(
      isGrouped ? .grouped : .plain, frame.relative(to: viewport), part: "table")
    let content = CGRect(
      origin: origin.relative(to: viewport).origin,
      size: CGSize(width: frame.width, height: scenery.phone.table.rows.contentHeight))
    return [
      .group(
        "viewport", at: viewport, clips: true,
        [background, .group("content", at: content, contentLayers)])
    ]
  }

  private var contentLayers: [Layer] {
    let items = scenery.items.sorted { $0.order < $1.order }
    let rows = items.filter(\.isRow).map(layer)
    let words = items.filter { !$0.isRow }.map(layer)
    return cards + rows + separators + words
  }

  /// The layers of the rounded cards behind the rows of each section of an inset grouped table.
  private var cards: [Layer] {
    guard style == .insetGrouped, !scenery.rows.isEmpty else { return [] }
    let geometry = scenery.phone.table.rows
    let sections = Set(scenery.rows.map(geometry.section)).sorted()
    return sections.compactMap { section in
      let rows = geometry.rows(inSection: section)
      guard let first = rows.first, let last = rows.last else { return nil }
      let frame = scenery.phone.frameOnScreen(ofRow: first)
        .union(scenery.phone.frameOnScreen(ofRow: last))
      return .shape(.cell, frame.relative(to: origin), radius: 10)
    }
  }

  private var separators: [Layer] {
    scenery.separators.map { separator in
      var line = separator.frameOnScreen.relative(to: origin)
      line.origin.y -= 0.5
      line.size.height = 0.5
      return .shape(.separator, line)
    }
  }

  private func layer(of item: TableItem) -> Layer {
    let frame = item.frameOnScreen.relative(to: origin)
    switch item.kind {
    case .row(let row):
      let words = RowLayers(scenery, row: row).layers
      let paint: Paint =
        item.isActive ? .active : style == .insetGrouped ? .clear : isGrouped ? .cell : .plain
      return .shape(paint, frame, part: "row-\(row + 1)", words)
    case .header(let section):
      let words = header(scenery.form.sections[section].header ?? "", in: frame.size)
      return .shape(isGrouped ? .clear : .header, frame, part: "header-\(section + 1)", words)
    case .footer(let section):
      let words = footer(scenery.form.sections[section].footer ?? "", in: frame.size)
      return .shape(.clear, frame, part: "footer-\(section + 1)", words)
    }
  }

  private func header(_ text: String, in size: CGSize) -> [Layer] {
    let style: TextStyle = isGrouped ? .footnote.with(.secondary) : .headline
    let (height, bottom): (CGFloat, CGFloat) =
      isGrouped ? (16, size.height - 7) : (22, size.height - 3)
    let lines = PointText(style).lines(
      of: isGrouped ? text.uppercased() : text, width: size.width - 2 * margin)
    return lines.enumerated().map { index, line in
      let y = bottom - height * CGFloat(lines.count - index)
      return .text(
        line, CGRect(x: margin, y: y, width: size.width - 2 * margin, height: height), style)
    }
  }

  private func footer(_ text: String, in size: CGSize) -> [Layer] {
    let style = TextStyle.footnote.with(.secondary)
    return PointText(style).lines(of: text, width: size.width - 2 * margin).enumerated().map {
      .text(
        $1, CGRect(x: margin, y: 8 + 16 * CGFloat($0), width: size.width - 2 * margin, height: 16),
        style)
    }
  }

  /// The distance in points from the table's side to the text of a header or footer.
  private var margin: CGFloat {
    let row = scenery.rows.first.map { scenery.labelFrame(ofRow: $0).minX - origin.minX }
    return row ?? Phone.layoutMargin
  }
}

extension TableItem {
  /// The drawing order of a row, header or footer of the table; lower numbers are drawn first.
  ///
  /// Rows are first, then headers and footers in their places, then floating ones.
  fileprivate var order: Int {
    let number =
      switch kind {
      case .row(let row): row
      case .header(let section): 2 * section
      case .footer(let section): 2 * section + 1
      }
    return (isRow ? 0 : isMostlyVisible ? 2 : 1) << 32 + number
  }
}
