/// What a strategy takes an undocked or floating keyboard for.
package enum Undocked: String, CaseIterable, Sendable {
  /// A keyboard like any other.
  case follow
  /// No keyboard at all.
  case ignore
}
