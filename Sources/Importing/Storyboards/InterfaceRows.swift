import AppSource
import Foundation
import Simulation
import SwiftDeclarations

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
  /// The result is false for a read-only text view.
  static func takesText(_ node: InterfaceNode) -> Bool {
    node.name != "textView" || (node["editable"] != "NO" && node["userInteractionEnabled"] != "NO")
  }

  private static let items: Set<String> = [
    "textField", "textView", "searchBar", "label", "button", "switch", "segmentedControl", "slider",
    "stepper", "datePicker", "pickerView", "imageView", "progressView", "activityIndicatorView",
  ]

  /// Returns the views in a cell or screen that show or accept something, in document order.
  ///
  /// Subviews of such views aren't included.
  static func items(in node: InterfaceNode) -> [InterfaceNode] {
    node.children.flatMap { child in
      if items.contains(child.name) { return isLeftOut(child) ? [] : [child] }
      return ["connections", "constraints"].contains(child.name) ? [] : items(in: child)
    }
  }
}

extension InterfaceRows {
  /// Returns whether a view doesn't become a part of the form, because it is hidden.
  ///
  /// A hidden field does become a part, since the app shows the field at some time.
  private static func isLeftOut(_ node: InterfaceNode) -> Bool { isHidden(node) && !isField(node) }

  /// Returns whether a view or one of the views around it is hidden.
  private static func isHidden(_ node: InterfaceNode) -> Bool {
    var current: InterfaceNode? = node
    while let view = current {
      if view["hidden"] == "YES" { return true }
      current = view.parent
    }
    return false
  }

  /// Records a message if a field is hidden in the storyboard, since the form shows the field
  /// anyway.
  private mutating func noteHidden(_ node: InterfaceNode) {
    if Self.isHidden(node) { note("the field is hidden until the app shows it", at: node) }
  }
}

/// The part of the storyboard import that converts tables to a form's rows.
extension InterfaceRows {
  /// Returns the sections of a static table; otherwise one section with each prototype cell once.
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
    if fields.isEmpty { fields = items.filter(Self.isControl) }
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

  /// Returns the height in points of a cell's row, or nil for the default height.
  ///
  /// `tableHeight` is the table's row height, used if the cell has none of its own. Without both,
  /// the height of the cell's frame is used.
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

/// The part of the storyboard import that converts controls and text views to a form's fields.
extension InterfaceRows {
  static func isField(_ node: InterfaceNode) -> Bool {
    switch node.name {
    case "textField", "searchBar": true
    case "textView": takesText(node)
    default: false
    }
  }

  /// Returns the text that a view shows, or nil if it shows none.
  static func text(of node: InterfaceNode) -> String? {
    switch node.name {
    case "label", "textView": node.shown("text") ?? node.shown("attributedText")
    case "button":
      [node.child("state"), node.child("buttonConfiguration"), node.all(["state"]).first].lazy
        .compactMap { $0?.shown("title") ?? $0?.shown("attributedTitle") }.first
    case "segmentedControl":
      node.all(["segment"]).compactMap { $0["title"] }.joined(separator: " ")
    default: nil
    }
  }

  /// Records a message that a view has a custom class, whose layout and behavior the form lacks.
  private mutating func noteClass(of node: InterfaceNode) {
    guard let name = node["customClass"] else { return }
    note("customClass \(name) is a class of the app; a plain one is used instead", at: node)
  }

  /// Returns whether a view is a field without a keyboard: a switch, or a picker for a date.
  static func isControl(_ node: InterfaceNode) -> Bool {
    node.name == "switch"
      || node.name == "datePicker" && (node["datePickerMode"] ?? "dateAndTime").hasPrefix("date")
  }

  mutating func field(_ node: InterfaceNode) -> ImportedField {
    noteHidden(node)
    noteClass(of: node)
    guard !Self.isControl(node) else { return control(node) }
    let traits = node.child("textInputTraits")
    if traits?["autocorrectionType"] == "no" { note("autocorrectionType no", at: node) }
    var field = ImportedField()
    field.source = outlet(of: node)
    field.placeholder = node.shown("placeholder")
    let text = node.shown("text")
    field.keyboard = keyboard(traits?["keyboardType"], node)
    field.returnKey = traits?["returnKeyType"]
    field.contentType = traits?["textContentType"].map { Self.contentTypes[$0] ?? $0 }
    field.capitalization = traits?["autocapitalizationType"].map {
      $0 == "allCharacters" ? "all" : $0
    }
    field.isSecure = traits?["secureTextEntry"] == "YES"
    if !field.isSecure, node.name == "textField" { field.value = text }
    if node.name == "textView" { field.lines = 3...3 }
    return field
  }

  private func control(_ node: InterfaceNode) -> ImportedField {
    var field = ImportedField()
    field.source = outlet(of: node)
    guard node.name == "switch" else {
      (field.isDate, field.isMenu) = (true, true)
      return field
    }
    field.isSwitch = true
    field.value = node["on"] == "NO" ? nil : "on"
    return field
  }

  /// UIKit's names of text content types that a storyboard stores under another name.
  private static let contentTypes = [
    "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix", "given-name": "givenName",
    "additional-name": "middleName", "family-name": "familyName",
    "organization-title": "jobTitle", "organization": "organizationName",
    "street-address": "fullStreetAddress", "address-line1": "streetAddressLine1",
    "address-line2": "streetAddressLine2", "address-level1": "addressState",
    "address-level2": "addressCity", "address-level1+2": "addressCityAndState",
    "address-level3": "sublocality", "country-name": "countryName", "postal-code": "postalCode",
    "tel": "telephoneNumber", "email": "emailAddress", "url": "URL",
    "cc-number": "creditCardNumber", "cc-name": "creditCardName",
    "cc-given-name": "creditCardGivenName", "cc-middle-name": "creditCardMiddleName",
    "cc-family-name": "creditCardFamilyName", "cc-csc": "creditCardSecurityCode",
    "cc-exp": "creditCardExpiration", "cc-exp-month": "creditCardExpirationMonth",
    "cc-exp-year": "creditCardExpirationYear", "cc-type": "creditCardType",
    "bday": "birthdate", "bday-day": "birthdateDay", "bday-month": "birthdateMonth",
    "bday-year": "birthdateYear", "new-password": "newPassword", "one-time-code": "oneTimeCode",
    "date-time": "dateTime", "flight-number": "flightNumber",
    "shipment-tracking-number": "shipmentTrackingNumber",
  ]

  private mutating func keyboard(_ name: String?, _ node: InterfaceNode) -> KeyboardKind? {
    guard let name, name != "default" else { return nil }
    guard let keyboard = KeyboardKind.uikitNames[name.lowercased()] else {
      note("keyboardType \(name)", at: node)
      return nil
    }
    return keyboard
  }

  /// Returns the name of the outlet that is connected to a view, or else the view's label; or nil.
  ///
  /// The label is the one that a developer has given to the view in Interface Builder.
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
