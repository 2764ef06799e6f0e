import AppSource
import Foundation
import Simulation

/// Converts the cells and views of a storyboard or xib to the rows of a form.
struct InterfaceRows {
  private let file: String
  private(set) var findings: [SourceProblem] = []

  init(file: String) { self.file = file }

  /// Records that the form can't express something about an element, with the reason.
  mutating func note(_ reason: String, at node: InterfaceNode) {
    findings.append(
      SourceProblem(file: file, line: node.line, column: node.column, reason: reason))
  }

  /// Returns whether a text field or text view of a storyboard accepts text.
  ///
  /// It is false for a read-only text view.
  static func takesText(_ node: InterfaceNode) -> Bool {
    node.name != "textView" || (node["editable"] != "NO" && node["userInteractionEnabled"] != "NO")
  }

  private static let items: Set<String> = [
    "textField", "textView", "searchBar", "label", "button", "switch", "segmentedControl", "slider",
    "stepper", "datePicker", "pickerView", "imageView", "progressView", "activityIndicatorView",
  ]

  /// Returns the views in a cell or screen that show or accept something, in document order.
  ///
  /// Subviews of such a view aren't included.
  private static func items(in node: InterfaceNode) -> [InterfaceNode] {
    node.children.flatMap { child in
      if items.contains(child.name) { return isLeftOut(child) ? [] : [child] }
      return ["connections", "constraints"].contains(child.name) ? [] : items(in: child)
    }
  }
}

extension InterfaceRows {
  /// Returns whether a view is left out of the form because it is hidden.
  ///
  /// A hidden field isn't left out, since the app shows it at some time.
  private static func isLeftOut(_ node: InterfaceNode) -> Bool {
    node["hidden"] == "YES" && !(isField(node))
  }

  /// Records a message if a field is hidden in the storyboard, since the form shows it.
  private mutating func noteHidden(_ node: InterfaceNode) {
    if node["hidden"] == "YES" { note("the field is hidden until the app shows it", at: node) }
  }
}

/// Conversion of a storyboard's tables to a form's rows.
extension InterfaceRows {
  /// Returns the sections of a table: its static ones, or each prototype cell once.
  mutating func sections(of table: InterfaceNode) -> [ImportedSection] {
    let rowHeight = table["rowHeight"].flatMap(Double.init)
    guard table["dataMode"] == "static" else {
      note("the app creates the table's rows; each prototype becomes one row", at: table)
      let cells = table.all(["tableViewCell"])
      return [ImportedSection(rows: cells.flatMap { rows(ofCell: $0, tableHeight: rowHeight) })]
    }
    return table.child("sections")?.children.filter { $0.name == "tableViewSection" }.map {
      section in
      ImportedSection(
        header: section.shown("headerTitle"), footer: section.shown("footerTitle"),
        rows: (section.child("cells")?.children ?? []).flatMap {
          rows(ofCell: $0, tableHeight: rowHeight)
        })
    } ?? []
  }

  private mutating func rows(
    ofCell cell: InterfaceNode, tableHeight: Double?
  ) -> [ImportedRow] {
    noteClass(of: cell)
    let items = Self.items(in: cell)
    var fields = items.filter { Self.isField($0) }
    if fields.isEmpty { fields = items.filter { $0.name == "switch" } }
    let height = Self.height(of: cell, tableHeight)
    if fields.count > 1 {
      note("\(fields.count) fields in one row; each becomes a row of its own", at: cell)
    }
    let texts = items.compactMap(Self.text)
    let label = items.first { $0.name == "label" }.flatMap(Self.text)
    guard !fields.isEmpty else {
      let words = texts.joined(separator: " ")
      let name = items.first.map { TextEvaluation.words($0.name) }
      return [ImportedRow(text: words.isEmpty ? name ?? "" : words, height: height)]
    }
    return fields.map { node in
      var field = field(node)
      let words = fields.count == 1 ? label : self.label(before: node, in: items)
      if field.label == nil { field.label = words }
      return ImportedRow(field: field, height: height)
    }
  }

  /// Returns the height in points of a cell or of its table's cells.
  ///
  /// Nil for default and automatic heights.
  private static func height(of cell: InterfaceNode, _ tableHeight: Double?) -> Double? {
    let own = cell["rowHeight"].flatMap(Double.init)
    let frame = cell.frame.map { Double($0.height) }
    let heights = [own, tableHeight, frame].compactMap { $0 }
    guard let height = heights.first(where: { $0 > 0 }) else { return nil }
    // Some documents have 44 points minus a separator, or the height in pixels.
    return abs(height - 44) < 1 ? nil : (height * 100).rounded() / 100
  }

  private func label(before field: InterfaceNode, in items: [InterfaceNode]) -> String? {
    guard let index = items.firstIndex(where: { $0 === field }), index > 0 else { return nil }
    return items[index - 1].name == "label" ? Self.text(of: items[index - 1]) : nil
  }
}

/// Conversion of the views in a storyboard's plain view or scroll view to a form's rows.
extension InterfaceRows {
  /// A view that accepts or shows something, with its frame in the content.
  private struct Item {
    let node: InterfaceNode
    let frame: CGRect
  }

  /// Converts the views in a screen to rows from the top: one for each view, and one for each gap
  /// between views.
  ///
  /// A row is as high as its view. A short label right above a field or before it names the field,
  /// and gets no row. `top` is where the content begins, in points.
  mutating func rows(in content: InterfaceNode, from top: CGFloat) -> [ImportedRow] {
    let placed = Self.items(in: content).map {
      Item(node: $0, frame: Self.frame(of: $0, in: content))
    }
    let items = placed.enumerated().sorted { left, right in
      (left.element.frame.minY, left.element.frame.minX, left.offset)
        < (right.element.frame.minY, right.element.frame.minX, right.offset)
    }.map(\.element)
    var labels: [ObjectIdentifier: Item] = [:]
    var taken: Set<ObjectIdentifier> = []
    for item in items where Self.isField(item.node) || item.node.name == "switch" {
      guard let label = Self.label(of: item, among: items, taken) else { continue }
      labels[ObjectIdentifier(item.node)] = label
      taken.insert(ObjectIdentifier(label.node))
    }
    var rows: [ImportedRow] = []
    var bottom = items.contains { $0.frame.height > 0 } ? top : .infinity
    for item in items where !taken.contains(ObjectIdentifier(item.node)) {
      let label = labels[ObjectIdentifier(item.node)]
      let gap = item.frame.minY - bottom
      if gap >= 1 { rows.append(ImportedRow(height: Self.rounded(gap))) }
      rows.append(row(item, label: label))
      if item.frame.height > 0 { bottom = max(bottom.isFinite ? bottom : 0, item.frame.maxY) }
    }
    return rows
  }

  private mutating func row(_ item: Item, label: Item?) -> ImportedRow {
    let height = Self.rounded(item.frame.height)
    var row = ImportedRow(height: height < 1 || height == 44 ? nil : height)
    guard Self.isField(item.node) || item.node.name == "switch" else {
      row.text = Self.text(of: item.node) ?? TextEvaluation.words(item.node.name)
      return row
    }
    var field = field(item.node)
    field.label = field.label ?? label.flatMap { Self.text(of: $0.node) }
    row.field = field
    return row
  }

  private static func rounded(_ points: CGFloat) -> Double { (Double(points) * 2).rounded() / 2 }

  /// Returns the label that names a field, or nil if no label is near enough.
  ///
  /// It is the nearest label before the field in its line, or else the nearest one right above the
  /// field.
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
    let above = labels.filter { label in
      let gap = field.frame.minY - label.frame.maxY
      return gap >= -greatestOverlap && gap <= greatestGap && isOneLine(label)
        && label.frame.minX < field.frame.maxX && label.frame.maxX > field.frame.minX
    }
    let nearest = above.max { $0.frame.maxY < $1.frame.maxY }
    return nearest.flatMap { label in
      items.contains { isBetween($0, label, field) } ? nil : label
    }
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

  /// The largest gap between a label and its field below, and the largest overlap, in points.
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

/// Conversion of controls and text views to a form's fields.
extension InterfaceRows {
  private static func isField(_ node: InterfaceNode) -> Bool {
    switch node.name {
    case "textField", "searchBar": true
    case "textView": takesText(node)
    default: false
    }
  }

  /// Returns the text that a view shows, or nil if it shows none.
  private static func text(of node: InterfaceNode) -> String? {
    switch node.name {
    case "label", "textView": node.shown("text")
    case "button":
      node.child("state")?.shown("title") ?? node.child("buttonConfiguration")?.shown("title")
        ?? node.all(["state"]).first?.shown("title")
    case "segmentedControl":
      node.all(["segment"]).compactMap { $0["title"] }.joined(separator: " ")
    default: nil
    }
  }

  /// Records that a view has a custom class, whose own layout and behavior the form can't have.
  private mutating func noteClass(of node: InterfaceNode) {
    guard let name = node["customClass"] else { return }
    note("customClass \(name) is a class of the app; a plain one is used instead", at: node)
  }

  private mutating func field(_ node: InterfaceNode) -> ImportedField {
    noteHidden(node)
    noteClass(of: node)
    guard node.name != "switch" else { return toggle(node) }
    let traits = node.child("textInputTraits")
    if traits?["autocorrectionType"] == "no" { note("autocorrectionType no", at: node) }
    var field = ImportedField()
    field.source = outlet(of: node)
    field.placeholder = node.shown("placeholder")
    let text = node.shown("text")
    field.keyboard = keyboard(traits?["keyboardType"], node)
    field.returnKey = traits?["returnKeyType"].map(Self.returnKey)
    field.contentType = traits?["textContentType"]
    field.capitalization = traits?["autocapitalizationType"].map {
      $0 == "allCharacters" ? "all" : $0
    }
    field.isSecure = traits?["secureTextEntry"] == "YES"
    if !field.isSecure, node.name == "textField" { field.value = text }
    if node.name == "textView" { field.lines = 3...3 }
    return field
  }

  private func toggle(_ node: InterfaceNode) -> ImportedField {
    var field = ImportedField()
    field.source = outlet(of: node)
    field.isSwitch = true
    field.value = node["on"] == "NO" ? nil : "on"
    return field
  }

  private static func returnKey(_ name: String) -> String {
    name == "emergencyCall" ? "emergency-call" : name
  }

  private mutating func keyboard(_ name: String?, _ node: InterfaceNode) -> KeyboardKind? {
    guard let name, name != "default" else { return nil }
    guard let keyboard = KeyboardKind.uikitNames[name.lowercased()] else {
      note("keyboardType \(name)", at: node)
      return nil
    }
    return keyboard
  }

  /// Returns the name of the controller's outlet that is connected to a view, or nil without one.
  private func outlet(of node: InterfaceNode) -> String? {
    guard let id = node["id"] else { return nil }
    var root = node
    while let parent = root.parent { root = parent }
    let outlets = root.all(["outlet"])
    let names = outlets.filter { $0["destination"] == id }.compactMap { $0["property"] }
    return names.first { !["delegate", "dataSource", "inputView"].contains($0) }
      ?? node["userLabel"]
  }
}
