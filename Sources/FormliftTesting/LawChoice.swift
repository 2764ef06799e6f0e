import Audit

/// What is asked of code.
public struct LawChoice: Sendable {
  let laws: [Law]

  /// Every law that `formlift audit` has but for those about two strategies at once.
  public static let all = LawChoice(laws: Law.all)

  /// Returns laws by their names, such as `in-view`; a name that no law has counts for none.
  public static func named(_ names: String...) -> LawChoice {
    LawChoice(laws: names.compactMap(Law.named))
  }

  /// Returns all laws but those of some names.
  public static func all(except names: String...) -> LawChoice {
    LawChoice(laws: Law.all.filter { !names.contains($0.name) })
  }
}
