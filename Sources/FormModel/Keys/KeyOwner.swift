/// A part of a form's definition that has keys, such as a row.
package enum KeyOwner: String, CustomStringConvertible, Sendable {
  case form, container, table, showIf, bottomBar, section, row
  /// The docked bar, such as a chat's input bar.
  ///
  /// It has the keys of a row except ``RowKey/notInBar``.
  case bar

  /// The name in messages, such as "row".
  package var description: String { rawValue }
}
