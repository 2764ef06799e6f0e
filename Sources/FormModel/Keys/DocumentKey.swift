import Documents
import Patterns

/// The keys that a mapping of a form's definition may have.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Equatable {
  /// What the mapping describes.
  static var owner: String { get }

  /// The key for a message, as in `row height`.
  var name: String { get }

  /// The most characters of a text under the key.
  var longestText: Int { get }
}

extension DocumentKey {
  package var name: String { "\(Self.owner) \(rawValue)" }

  package var longestText: Int { 500 }
}

/// The keys of the whole document.
package enum FormKey: String, DocumentKey {
  package static let owner = "form"

  case form, style, columns, navigationBar, largeTitle, searchBar, tabBar, device, orientation
  case strategy, settings, sections, containers, table, opensAt, bar, presentation, detents, window

  package var name: String { self == .form ? "form title" : "form \(rawValue)" }
}

/// The keys of a view around the table.
package enum ContainerKey: String, DocumentKey {
  package static let owner = "container"

  case frame, insets, sheet, contentSize, contentInsetAdjustmentBehavior
  case navigationBar, tabBar, scale, turns
}

/// The keys of the table's place.
package enum TableKey: String, DocumentKey {
  package static let owner = "table"

  case frame, insets, contentInsetAdjustmentBehavior, additionalSafeAreaInsets
}

/// The keys of what another field's answer has to be for a row to be shown.
package enum ConditionKey: String, DocumentKey {
  package static let owner = "showIf"

  case field, equals, notEquals, `in`, filled
}

/// The keys of a section.
package enum SectionKey: String, DocumentKey {
  package static let owner = "section"

  case header, footer, rows

  package var longestText: Int { 5_000 }
}
