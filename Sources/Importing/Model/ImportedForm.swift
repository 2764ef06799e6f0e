import Foundation
import Simulation

/// A screen imported from an app's sources, with the properties that a form file supports.
package struct ImportedForm: Equatable, Sendable {
  /// The name of the view, controller or scene.
  package var name: String
  var title: String
  var style: TableStyle
  var hasNavigationBar: Bool
  var hasSearchBar = false
  var hasLargeTitle = false
  var hasTabBar = false
  /// The bar pinned at the bottom, if there is one.
  var bottomBar: ImportedBottomBar?
  /// The row of the field that is docked above the keyboard, if there is one.
  var bar: ImportedRow?
  var settings: [String: String] = [:]
  var strategy: String?
  var sections: [ImportedSection] = []

  /// The number of rows with a field.
  package var fieldCount: Int {
    sections.flatMap(\.rows).count { $0.field != nil } + (bar?.field == nil ? 0 : 1)
  }

  /// The form file in JSON.
  package var document: Data {
    var members: [String: Any] = [
      "form": title.clipped, "style": style.rawValue, "navigationBar": hasNavigationBar,
      "sections": sections.filter { !$0.rows.isEmpty }.map(\.members),
    ]
    if hasSearchBar { members["searchBar"] = true }
    if hasLargeTitle { members["largeTitle"] = true }
    if hasTabBar { members["tabBar"] = true }
    if let bottomBar { members["bottomBar"] = bottomBar.members }
    if let bar = bar?.membersInBar { members["bar"] = bar }
    if !settings.isEmpty { members["settings"] = settings }
    if let strategy { members["strategy"] = strategy }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: members, options: options)) ?? Data()
  }

  /// Gives every field a unique id.
  mutating func nameFields() {
    var ids = FieldIDs()
    var conditions: [String: String] = [:]
    for section in sections.indices {
      for row in sections[section].rows.indices {
        guard let field = sections[section].rows[row].field else { continue }
        let id = ids.id(of: field)
        if let source = field.source, conditions[source] == nil { conditions[source] = id }
        sections[section].rows[row].field?.id = id
      }
    }
    if let field = bar?.field { bar?.field?.id = ids.id(of: field) }
    for section in sections.indices {
      for row in sections[section].rows.indices {
        sections[section].rows[row].condition?.resolve(conditions)
      }
    }
  }
}

/// A section of a table or of a SwiftUI form.
package struct ImportedSection: Equatable, Sendable {
  var header: String?
  var footer: String?
  var rows: [ImportedRow] = []

  fileprivate var members: [String: Any] {
    var members: [String: Any] = ["rows": rows.map(\.members)]
    if let header, !header.isEmpty { members["header"] = header.clipped }
    if let footer, !footer.isEmpty { members["footer"] = footer.clipped }
    return members
  }
}

/// A row with a field or a text.
struct ImportedRow: Equatable, Sendable {
  var field: ImportedField?
  var text = ""
  /// The height in points, or nil for the default.
  var height: Double?
  var condition: ImportedCondition?

  fileprivate var members: [String: Any] {
    var members = field?.members ?? ["text": text.isEmpty ? " " : text.clipped]
    if let height { members["height"] = height }
    if let condition = condition?.members { members["showIf"] = condition }
    return members
  }
}

extension ImportedRow {
  /// The keys of a bar: those of a field without what a bar cannot have.
  fileprivate var membersInBar: [String: Any]? {
    guard var field else { return nil }
    (field.accessory, field.growsRow, field.isSwitch, field.isMenu) = (nil, false, false, false)
    var members = field.members
    if let height { members["height"] = height }
    return members
  }
}

/// A bar that is pinned at the bottom of a screen.
struct ImportedBottomBar: Equatable, Sendable {
  /// The text on the bar's button.
  var text: String
  /// The height of the bar, in points.
  var height: Double
  /// Whether it goes up with the keyboard.
  var followsKeyboard = true

  fileprivate var members: [String: Any] {
    [
      "text": text.isEmpty ? "…" : text.clipped, "height": height,
      "follows": followsKeyboard ? "keyboard" : "screen",
    ]
  }
}

/// The condition for showing a row.
struct ImportedCondition: Equatable, Sendable {
  /// The property whose value decides.
  var source: String
  var value: String
  var isEqual: Bool
  private var field: String?

  init(source: String, value: String, isEqual: Bool) {
    (self.source, self.value, self.isEqual) = (source, value, isEqual)
  }

  /// Sets the field that is bound to the property.
  mutating func resolve(_ fields: [String: String]) { field = fields[source] }

  var members: [String: Any]? {
    field.map { ["field": $0, isEqual ? "equals" : "notEquals": value.clipped] }
  }
}

/// The field of a row, with its traits, options and initial value.
struct ImportedField: Equatable, Sendable {
  var id = ""
  /// The property that the text is bound to, or the outlet.
  var source: String?
  var label: String?
  var placeholder: String?
  var value: String?
  var keyboard: KeyboardKind?
  var returnKey: String?
  var contentType: String?
  var capitalization: String?
  var isSecure = false
  var isDate = false
  var isSwitch = false
  /// Whether a touch opens a menu or a calendar, so that it takes no keyboard.
  var isMenu = false
  var options: [String] = []
  /// The tags of the options in the app, if all are known.
  var tags: [String] = []
  /// The number of lines of a text view.
  var lines: ClosedRange<Int>?
  /// Whether its row grows with its lines.
  var growsRow = false
  /// The height of a bar above its keyboard.
  var accessory: Double?

  /// Returns the option with a tag, or nil if there is no such option.
  func option(of tag: String) -> String? {
    guard !options.isEmpty, !options.contains(tag) else { return tag }
    guard tags.count == options.count else { return nil }
    return tags.firstIndex(of: tag).map { options[$0] }
  }

  fileprivate var members: [String: Any] {
    var members: [String: Any] = ["field": id]
    let texts = [
      "label": label, "placeholder": placeholder, "value": value, "keyboard": keyboard?.rawValue,
      "return": returnKey, "contentType": contentType, "capitalization": capitalization,
    ]
    for (key, text) in texts {
      if let text, !text.isEmpty { members[key] = text.clipped }
    }
    if isSecure { members["secure"] = true }
    if isDate { members["date"] = true }
    if isSwitch { members["kind"] = "switch" }
    if isMenu { members["kind"] = "menu" }
    if !options.isEmpty { members["options"] = options.map(\.clipped) }
    if let lines {
      let (least, most) = (lines.lowerBound, lines.upperBound)
      members["lines"] = least == most ? least as Any : "\(least)…\(most)"
    }
    if let accessory { members["accessory"] = accessory }
    if growsRow { members["height"] = "automatic" }
    return members
  }
}

extension String {
  /// The text on one line, cut to the maximum length in a form file.
  fileprivate var clipped: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 400 ? line.prefix(400) + "…" : line
  }
}
