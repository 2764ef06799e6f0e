import Documents
import Patterns

/// The keys of a mapping in a form's definition.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Equatable {
  /// The part of the form that the mapping describes.
  static var owner: String { get }

  /// The key's name in messages, as in `row height`.
  var name: String { get }

  /// The maximum length of a text under the key, in characters.
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
  case strategy, settings, sections, containers, table, opensAt, bar, bottomBar, presentation
  case detents, window

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

/// The keys of a condition that decides whether a row is shown.
package enum ConditionKey: String, DocumentKey {
  package static let owner = "showIf"

  case field, equals, notEquals, `in`, filled
}

/// The keys of the bar at the form's bottom.
package enum BottomBarKey: String, DocumentKey {
  package static let owner = "bottomBar"

  case text, height, follows
}

/// The keys of a section.
package enum SectionKey: String, DocumentKey {
  package static let owner = "section"

  case header, footer, rows

  package var longestText: Int { 5_000 }
}
