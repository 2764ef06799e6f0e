import Foundation

/// A bar with one text field that is docked at the screen's bottom: the input accessory view of a
/// controller that can itself become first responder, so that it stays without the keyboard.
public struct DockedBar: Hashable, Sendable {
  /// In points; the home indicator's strip comes below it while no keys are.
  public var height: CGFloat
  public var field: FieldTraits

  /// Creates a bar.
  public init(height: CGFloat, field: FieldTraits = FieldTraits()) {
    self.height = height
    self.field = field
  }
}
