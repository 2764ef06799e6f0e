import Audit

/// The laws that a test checks.
public struct LawChoice: Sendable {
  /// The indices of the chosen laws among all laws.
  let laws: [Int]
  /// The error for a name that isn't a law.
  private(set) var error: AuditError?

  /// Every law that `formlift audit` has.
  public static let all = LawChoice { _ in true }

  /// Returns laws by name, for example `in-view`.
  ///
  /// An unknown name makes the test fail.
  public static func named(_ names: String...) -> LawChoice {
    LawChoice(naming: names, names.contains)
  }

  /// Returns all laws except the named ones.
  public static func all(except names: String...) -> LawChoice {
    LawChoice(naming: names) { !names.contains($0) }
  }

  private init(naming names: [String] = [], _ isChosen: (String) -> Bool) {
    laws = Law.all.indices.filter { isChosen(Law.all[$0].name) }
    error = .unknown(among: names, of: Law.all.map(\.name)) { .noLaw($0, nearest: $1) }
  }
}
