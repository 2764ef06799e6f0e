import Documents
import Patterns

/// The keys of a mapping in a form's definition, such as those of a row.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Equatable {
  /// The part of a form that a mapping with these keys describes.
  static var owner: KeyOwner { get }

  /// The key's name in messages, as in `row height`.
  var name: String { get }

  /// The maximum length of a text that the key may have as its value, in characters.
  var longestText: Int { get }
}

extension DocumentKey {
  package var name: String { "\(Self.owner) \(rawValue)" }

  package var longestText: Int { 500 }
}

/// The keys at the top level of a form's definition.
package enum FormKey: String, DocumentKey {
  package static let owner = KeyOwner.form

  case form, style, columns, navigationBar, largeTitle, searchBar, tabBar, device, orientation
  case strategy, settings, sections, containers, table, opensAt, bar, bottomBar, presentation
  case detents, window

  package var name: String { self == .form ? "form title" : "form \(rawValue)" }
}

/// The keys of a view around the table in a form's definition.
package enum ContainerKey: String, DocumentKey {
  package static let owner = KeyOwner.container

  case frame, insets, sheet, contentSize, contentInsetAdjustmentBehavior
  case navigationBar, tabBar, scale, turns
}

/// The keys in a form's definition that say where the form's table is on the screen.
package enum TableKey: String, DocumentKey {
  package static let owner = KeyOwner.table

  case frame, insets, contentInsetAdjustmentBehavior, additionalSafeAreaInsets
}

/// The keys of the condition for showing a row in a form's definition.
package enum ConditionKey: String, DocumentKey {
  package static let owner = KeyOwner.showIf

  case field, equals, notEquals, `in`, filled
}

/// The keys of the app's bottom bar, a bar with a button, in a form's definition.
package enum BottomBarKey: String, DocumentKey {
  package static let owner = KeyOwner.bottomBar

  case text, height, follows
}

/// The keys of a section in a form's definition.
package enum SectionKey: String, DocumentKey {
  package static let owner = KeyOwner.section

  case header, footer, rows

  package var longestText: Int { 5_000 }
}
