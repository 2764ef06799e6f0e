import Foundation

/// A bar with one text field that is docked at the screen's bottom: the input accessory view of a
/// controller that can itself become first responder, so that it stays without the keyboard.
package struct DockedBar: Hashable, Sendable {
  /// In points; the home indicator's strip comes below it while no keys are.
  package var height: CGFloat
  package var field: FieldTraits

  /// Creates a bar.
  package init(height: CGFloat, field: FieldTraits = FieldTraits()) {
    self.height = height
    self.field = field
  }
}
