import Foundation
import Simulation

/// A screen imported from an app's source files, reduced to what a form's definition can express.
package struct ImportedForm: Equatable, Sendable {
  /// The name of the app's view, view controller or storyboard scene.
  package var name: String
  var title: String
  var style: TableStyle
  var hasNavigationBar: Bool
  /// The field of the navigation bar's search bar, or nil without a search bar.
  var searchField: ImportedField?
  var hasLargeTitle = false
  var hasTabBar = false
  /// The bar pinned at the bottom of the imported screen, such as a button; or nil.
  var bottomBar: ImportedBottomBar?
  /// The row in the bar on the keyboard, such as a chat's input bar, or nil without such a bar.
  var bar: ImportedRow?
  /// The detents (resting heights) of the screen's page sheet, such as `medium`; empty without one.
  var detents: [String] = []
  /// The height in points of the views between the bars at the top and the table.
  var heightAboveTable = 0.0
  var opensAtBottom = false
  var settings: [String: String] = [:]
  var strategy: String?
  var sections: [ImportedSection] = []

  /// The number of rows with a field, including the fields in bars.
  package var fieldCount: Int {
    sections.flatMap(\.rows).count { $0.field != nil }
      + [bar?.field, searchField].count { $0 != nil }
  }

  /// The form's definition in JSON, to be written to a form file.
  package var document: Data {
    let filled = sections.filter { !$0.rows.isEmpty }
    var members: [String: Any] = [
      "form": title.clipped, "style": style.rawValue, "navigationBar": hasNavigationBar,
      "sections": (filled.isEmpty ? [ImportedSection(rows: [ImportedRow()])] : filled).map(
        \.members),
    ]
    if let searchField { members["searchBar"] = ImportedRow(field: searchField).membersInBar }
    if hasLargeTitle { members["largeTitle"] = true }
    if hasTabBar { members["tabBar"] = true }
    if let bottomBar { members["bottomBar"] = bottomBar.members }
    if let bar = bar?.membersInBar { members["bar"] = bar }
    if !detents.isEmpty {
      members["presentation"] = Presentation.pageSheet.rawValue
      members["detents"] = detents
    }
    if heightAboveTable > 0 {
      members["table"] = ["additionalSafeAreaInsets": [heightAboveTable, 0, 0, 0]]
    }
    if opensAtBottom { members["opensAt"] = "bottom" }
    if !settings.isEmpty { members["settings"] = settings }
    if let strategy { members["strategy"] = strategy }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: members, options: options)) ?? Data()
  }

  /// Gives every field a unique id, and replaces property names in rows' conditions by those ids.
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
    if let field = searchField { searchField?.id = ids.id(of: field) }
    for section in sections.indices {
      for row in sections[section].rows.indices {
        sections[section].rows[row].condition?.resolve(conditions)
      }
    }
  }
}

/// An imported section of a table or of a SwiftUI form.
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

/// An imported row with a field or a text.
struct ImportedRow: Equatable, Sendable {
  var field: ImportedField?
  var text = ""
  /// The row's height in points, or nil for the default height.
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
  /// The field of a bar as keys of a form's definition, or nil without a field.
  ///
  /// Keys that such a bar can't have are left out.
  fileprivate var membersInBar: [String: Any]? {
    guard var field else { return nil }
    // A text view with a height doesn't grow.
    if let height, let lines = field.lines, !field.growsRow {
      let most = max(2, lines.lowerBound, Int(height / field.contentHeight))
      field.lines = most...most
    }
    (field.accessory, field.growsRow, field.isSwitch, field.isMenu) = (nil, false, false, false)
    var members = field.members
    if let height { members["height"] = height }
    return members
  }
}

/// An imported bar that is pinned at the bottom of a screen, such as one with a button.
struct ImportedBottomBar: Equatable, Sendable {
  /// The text on the imported bar's button.
  var text: String
  /// The height of the bar, in points.
  var height: Double
  /// Whether the bar moves up with the keyboard.
  var followsKeyboard = true

  fileprivate var members: [String: Any] {
    [
      "text": text.isEmpty ? "…" : text.clipped, "height": height,
      "follows": followsKeyboard ? "keyboard" : "screen",
    ]
  }
}

/// The condition for showing an imported row: a property has a value, or doesn't have it.
struct ImportedCondition: Equatable, Sendable {
  /// The name of the property whose value decides whether the row is shown.
  var source: String
  var value: String
  var isEqual: Bool
  private var field: String?

  init(source: String, value: String, isEqual: Bool) {
    (self.source, self.value, self.isEqual) = (source, value, isEqual)
  }

  /// Stores the id of the field whose value decides whether the row is shown.
  ///
  /// `fields` has the field ids by the names of the bound properties.
  mutating func resolve(_ fields: [String: String]) { field = fields[source] }

  var members: [String: Any]? {
    field.map { ["field": $0, isEqual ? "equals" : "notEquals": value.clipped] }
  }
}

/// An imported field: its keyboard, label, options, initial value and layout.
struct ImportedField: Equatable, Sendable {
  var id = ""
  /// The name of the property that is bound to the field, or of its outlet; nil if unknown.
  var source: String?
  var label: String?
  var placeholder: String?
  /// The label that VoiceOver reads, used for a field without a label or placeholder; or nil.
  var spokenLabel: String?
  var value: String?
  var keyboard: KeyboardKind?
  var returnKey: String?
  var contentType: String?
  var capitalization: String?
  var isSecure = false
  var isDate = false
  var isSwitch = false
  /// Whether a tap on the field opens a menu or a calendar in place of the keyboard.
  var isMenu = false
  var options: [String] = []
  /// The values that the app stores for the field's options (SwiftUI tags), in the order of the
  /// options.
  ///
  /// Empty if the values are unknown.
  var tags: [String] = []
  /// The minimum and maximum number of text lines that the field shows, or nil for one line.
  var lines: ClosedRange<Int>?
  /// Whether the row becomes higher when its field gets more lines.
  var growsRow = false
  /// The height in points of the accessory bar above the field's keyboard, or nil without a bar.
  var accessory: Double?
  /// The value of the app's focus state that focuses the field, such as an enum case; nil if
  /// unknown.
  var focus: String?
  /// The name of the app's focus state for the field, or nil if unknown.
  var focusState: String?
  /// How many points of space the row has above and below its field, in total.
  var padding = 0.0
  /// Whether the field takes all space that it gets outside of lists, like a TextEditor.
  var fillsScreen = false
  /// The height in points of the field without its padding, unless the app gives it a height.
  var contentHeight = 22.0

  /// Returns the option that the app stores as `tag`, or nil if there is no such option.
  ///
  /// For a field without options, such as a switch, returns `tag` itself.
  func option(of tag: String) -> String? {
    guard !options.isEmpty, !options.contains(tag) else { return tag }
    guard tags.count == options.count else { return nil }
    return tags.firstIndex(of: tag).map { options[$0] }
  }

  /// The form's names of UIKit's return keys; a source can contain others only by mistake.
  private static let returnKeys: [String: String] = {
    let same = [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "continue",
    ]
    let keys = Dictionary(uniqueKeysWithValues: zip(same, same))
    return keys.merging(["emergencyCall": "emergency-call"]) { first, _ in first }
  }()

  private static let capitalizations: Set<String> = ["none", "words", "sentences", "all"]

  fileprivate var members: [String: Any] {
    var members: [String: Any] = ["field": id]
    let texts = [
      "label": label, "placeholder": placeholder, "value": value, "keyboard": keyboard?.rawValue,
      "return": returnKey.flatMap { Self.returnKeys[$0] }, "contentType": contentType,
      "capitalization": capitalization.flatMap { Self.capitalizations.contains($0) ? $0 : nil },
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
  /// The text on one line, cut to the maximum length that a form's definition allows.
  fileprivate var clipped: String { onOneLine(400) }

  /// The text on one line, short enough for a message.
  var brief: String { onOneLine(100) }

  private func onOneLine(_ limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > limit ? line.prefix(limit) + "…" : line
  }
}
