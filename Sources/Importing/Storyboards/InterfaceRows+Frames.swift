import AppSource
import Foundation
import SwiftDeclarations

/// The part of the storyboard import that converts views outside of tables to a form's rows.
extension InterfaceRows {
  /// A view that accepts or shows something, with its frame in the content.
  private struct Item {
    let node: InterfaceNode
    let frame: CGRect

    /// Whether the view becomes a field of the form.
    var isField: Bool { InterfaceRows.isField(node) || InterfaceRows.isControl(node) }

    /// Returns whether this view is beside views that reach from `top` to `bottom`.
    ///
    /// The view and those views must overlap vertically by at least half of the smaller height.
    func isBeside(_ top: CGFloat, _ bottom: CGFloat) -> Bool {
      let lower = min(frame.height, bottom - top)
      return lower > 0 && min(frame.maxY, bottom) - max(frame.minY, top) >= lower / 2
    }
  }

  /// Views side by side, which become one row if at most one of them is a field.
  private struct Line {
    var items: [Item]
    /// The views that determine the line's top and bottom: its fields, or all views without a
    /// field.
    private var leading: [Item] { items.contains(where: \.isField) ? fields : items }
    var fields: [Item] { items.filter(\.isField) }
    var top: CGFloat { leading.map(\.frame.minY).min() ?? 0 }
    var bottom: CGFloat { leading.map(\.frame.maxY).max() ?? 0 }
  }

  /// Converts a screen's views to rows: one for each line of views, and one for each gap between
  /// lines.
  ///
  /// A row is as high as its field, or its views. A short label right above a field or before it
  /// names the field, and gets no row. `top` is where the content begins, in points.
  mutating func rows(in content: InterfaceNode, from top: CGFloat) -> [ImportedRow] {
    let placed = Self.items(in: content).map {
      Item(node: $0, frame: Self.frame(of: $0, in: content))
    }
    let items = Self.withoutBackgrounds(placed).enumerated().sorted { left, right in
      (left.element.frame.minY, left.element.frame.minX, left.offset)
        < (right.element.frame.minY, right.element.frame.minX, right.offset)
    }.map(\.element)
    var labels: [ObjectIdentifier: Item] = [:]
    var taken: Set<ObjectIdentifier> = []
    for item in items where item.isField {
      guard let label = Self.label(of: item, among: items, taken) else { continue }
      labels[ObjectIdentifier(item.node)] = label
      taken.insert(ObjectIdentifier(label.node))
    }
    var rows: [ImportedRow] = []
    var bottom = items.contains { $0.frame.height > 0 } ? top : .infinity
    for line in Self.lines(of: items.filter { !taken.contains(ObjectIdentifier($0.node)) }) {
      let gap = line.top - bottom
      if gap >= 1 { rows.append(ImportedRow(height: Self.rounded(gap))) }
      rows += self.rows(of: line, labels)
      if line.bottom > line.top { bottom = max(bottom.isFinite ? bottom : 0, line.bottom) }
    }
    return rows
  }

  /// Returns the views except pictures that lie behind other views.
  private static func withoutBackgrounds(_ items: [Item]) -> [Item] {
    items.filter { item in
      item.node.name != "imageView"
        || !items.contains { other in
          other.node !== item.node && other.frame.height > 0
            && other.node.name != "imageView" && item.frame.contains(other.frame)
        }
    }
  }

  private static func lines(of items: [Item]) -> [Line] {
    items.reduce(into: []) { lines, item in
      if let last = lines.last, item.isBeside(last.top, last.bottom) {
        lines[lines.count - 1].items.append(item)
      } else {
        lines.append(Line(items: [item]))
      }
    }
  }

  private mutating func rows(
    of line: Line, _ labels: [ObjectIdentifier: Item]
  ) -> [ImportedRow] {
    let fields = line.fields
    if fields.count > 1 {
      note("the fields are side by side in the app; here, each has a row", at: fields[0].node)
    }
    guard fields.isEmpty else {
      return fields.sorted { $0.frame.minX < $1.frame.minX }.map { item in
        var field = field(item.node)
        let label = labels[ObjectIdentifier(item.node)]
        field.label = field.label ?? label.flatMap { Self.text(of: $0.node) }
        return ImportedRow(field: field, height: Self.height(item.frame.height))
      }
    }
    let texts = line.items.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { Self.text(of: $0.node) }.filter { !$0.isEmpty }
    let name = TextEvaluation.words(line.items[0].node.name)
    return [
      ImportedRow(
        text: texts.isEmpty ? name : texts.joined(separator: " "),
        height: Self.height(line.bottom - line.top))
    ]
  }

  /// Returns the height of a form's row for a view's height in points; nil for the default height.
  private static func height(_ points: CGFloat) -> Double? {
    let height = rounded(points)
    return height < 1 || height == 44 ? nil : height
  }

  private static func rounded(_ points: CGFloat) -> Double { (Double(points) * 2).rounded() / 2 }

  /// Returns the label that names a field, or nil if no label is near enough.
  ///
  /// It is the nearest label before the field in the same line, or else the nearest one right above
  /// the field. A field without a frame is named by a label directly before the field in the
  /// document. `taken` are labels that already name other fields.
  private static func label(
    of field: Item, among items: [Item], _ taken: Set<ObjectIdentifier>
  ) -> Item? {
    let labels = items.filter {
      $0.node.name == "label" && !taken.contains(ObjectIdentifier($0.node))
        && text(of: $0.node) != nil
    }
    guard field.frame.height > 0 else {
      // Without frames the document's order tells.
      let place = items.firstIndex { $0.node === field.node } ?? 0
      let before = place > 0 ? items[place - 1] : nil
      return before.flatMap { before in labels.first { $0.node === before.node } }
    }
    let beside = labels.filter { label in
      label.frame.midY > field.frame.minY && label.frame.midY < field.frame.maxY
        && label.frame.minX < field.frame.minX
    }
    if let nearest = beside.max(by: { $0.frame.maxX < $1.frame.maxX }) { return nearest }
    let others = items.filter {
      $0.isField && $0.node !== field.node && $0.isBeside(field.frame.minY, field.frame.maxY)
    }
    let above = labels.filter { label in
      let gap = field.frame.minY - label.frame.maxY
      return gap >= -greatestOverlap && gap <= greatestGap && isOneLine(label)
        && isOver(label, field) && !others.contains { isOver(label, $0) }
    }
    let nearest = above.max { $0.frame.maxY < $1.frame.maxY }
    return nearest.flatMap { label in
      items.contains { isBetween($0, label, field) } ? nil : label
    }
  }

  /// Returns whether the horizontal ranges of two views overlap, as if one view were above the
  /// other.
  private static func isOver(_ one: Item, _ other: Item) -> Bool {
    one.frame.minX < other.frame.maxX && one.frame.maxX > other.frame.minX
  }

  private static func isBetween(_ item: Item, _ label: Item, _ field: Item) -> Bool {
    item.node !== label.node && item.node !== field.node && item.frame.height > 0
      && item.frame.midY > label.frame.maxY && item.frame.midY < field.frame.minY
  }

  /// Returns whether a label can be the name of a field: a short text on one line.
  private static func isOneLine(_ label: Item) -> Bool {
    let lines = label.node["numberOfLines"].flatMap { Int($0) } ?? 1
    return label.frame.height <= highestLine && (lines == 1 || label.frame.height < 2 * lineHeight)
      && (text(of: label.node) ?? "").count <= longestName
  }

  /// The largest gap between a label and the field below it, and their largest overlap, in points.
  private static let (greatestGap, greatestOverlap): (CGFloat, CGFloat) = (24, 4)
  /// The height of a line of text, and the largest height of a label with one line, in points.
  ///
  /// `longestName` is the maximum number of characters in a field's name.
  private static let (lineHeight, highestLine): (CGFloat, CGFloat) = (20.5, 34)
  private static let longestName = 60

  /// Returns a view's frame in the coordinates of one of its superviews, in points.
  private static func frame(of node: InterfaceNode, in outer: InterfaceNode) -> CGRect {
    var frame = node.frame ?? .zero
    var parent = node.parent
    while let current = parent, current !== outer {
      if let origin = current.frame?.origin { frame = frame.offsetBy(dx: origin.x, dy: origin.y) }
      parent = current.parent
    }
    return frame
  }
}
