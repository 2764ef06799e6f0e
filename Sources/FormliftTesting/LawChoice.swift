import Audit

/// What is asked of code.
public struct LawChoice: Sendable {
  /// By their places among all.
  let laws: [Int]

  /// Every law that `formlift audit` has.
  public static let all = LawChoice { _ in true }

  /// Returns laws by their names, such as `in-view`; a name that no law has counts for none.
  public static func named(_ names: String...) -> LawChoice { LawChoice(names.contains) }

  /// Returns all laws but those of some names.
  public static func all(except names: String...) -> LawChoice {
    LawChoice { !names.contains($0) }
  }

  private init(_ isChosen: (String) -> Bool) {
    laws = Law.all.indices.filter { isChosen(Law.all[$0].name) }
  }
}
