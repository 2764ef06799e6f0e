import Foundation

/// The text field in a navigation bar: that of a search bar.
package struct NavigationField: Hashable, Sendable {
  package var traits: FieldTraits
  package var place: Place
  /// The distance in points from the navigation bar's left edge to the field, inferred from pictures.
  package var left: CGFloat = 16
  /// The distance in points from the field to the navigation bar's right edge.
  package var right: CGFloat = 16

  /// The place of a search bar in the navigation bar.
  package enum Place: Hashable, Sendable {
    /// In place of the title (UINavigationItem.titleView).
    case title
    /// Below the title, and hidden as the table scrolls (UINavigationItem.searchController).
    case hiding
    /// The field is below the title, and always visible.
    case pinned
    /// The field is alone in the bar, because an active search hides the title.
    case alone
  }

  /// Creates the text field of a search bar in a navigation bar.
  package init(traits: FieldTraits, place: Place) {
    self.traits = traits
    self.place = place
  }
}
