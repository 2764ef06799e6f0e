/// The keys that a mapping of a form's definition may have.
protocol DocumentKey: RawRepresentable<String>, CaseIterable, Equatable {
  /// What the mapping describes.
  static var owner: String { get }

  /// The key for a message, as in `row height`.
  var name: String { get }

  /// The most characters of a text under the key.
  var longestText: Int { get }

  /// What it means, and what it takes.
  var rule: KeyRule { get }
}

extension DocumentKey {
  var name: String { "\(Self.owner) \(rawValue)" }

  var longestText: Int { 500 }
}

/// The keys of the whole document.
enum FormKey: String, DocumentKey {
  static let owner = "form"

  case form, style, columns, navigationBar, largeTitle, searchBar, tabBar, device, orientation
  case strategy, settings, sections, containers, table, opensAt, bar, presentation, detents, window

  var name: String { self == .form ? "form title" : "form \(rawValue)" }
}

/// The keys of a view around the table.
enum ContainerKey: String, DocumentKey {
  static let owner = "container"

  case frame, insets, sheet, contentSize, contentInsetAdjustmentBehavior
  case navigationBar, tabBar, scale, turns
}

/// The keys of the table's place.
enum TableKey: String, DocumentKey {
  static let owner = "table"

  case frame, insets, contentInsetAdjustmentBehavior, additionalSafeAreaInsets
}

/// The keys of what another field's answer has to be for a row to be shown.
enum ConditionKey: String, DocumentKey {
  static let owner = "showIf"

  case field, equals, notEquals, `in`, filled
}

/// The keys of a section.
enum SectionKey: String, DocumentKey {
  static let owner = "section"

  case header, footer, rows

  var longestText: Int { 5_000 }
}
