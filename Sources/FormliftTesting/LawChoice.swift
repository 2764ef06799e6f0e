import Audit

/// The laws that are asked of code.
public struct LawChoice: Sendable {
  /// By their places among all.
  let laws: [Int]
  /// Why the choice is none: a name that no law has.
  private(set) var error: AuditError?

  /// Every law that `formlift audit` has.
  public static let all = LawChoice { _ in true }

  /// Returns laws by their names, such as `in-view`; with a name that no law has the test fails.
  public static func named(_ names: String...) -> LawChoice {
    LawChoice(naming: names, names.contains)
  }

  /// Returns all laws but those of some names.
  public static func all(except names: String...) -> LawChoice {
    LawChoice(naming: names) { !names.contains($0) }
  }

  private init(naming names: [String] = [], _ isChosen: (String) -> Bool) {
    laws = Law.all.indices.filter { isChosen(Law.all[$0].name) }
    error = .unknown(among: names, of: Law.all.map(\.name)) { .noLaw($0, nearest: $1) }
  }
}
