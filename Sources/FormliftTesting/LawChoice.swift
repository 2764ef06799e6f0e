import Audit

/// The laws (rules of the audit) that a test checks.
public struct LawChoice: Sendable {
  /// The indices, from 0, of the chosen laws in the list of all laws.
  let laws: [Int]
  /// The error for a chosen name that isn't a law, or nil.
  private(set) var error: AuditError?

  /// The laws (rules of the audit) that users or reviewers of the app depend on.
  ///
  /// If one is broken, a user can't do something, or a reviewer would reject the app.
  public static let failures = LawChoice { $0.kind == .failure }
  /// Every law (rule) that `formlift audit` checks, also those about taste and comfort.
  public static let all = LawChoice { _ in true }

  /// Returns laws (rules of the audit) by name, for example `visible`.
  ///
  /// An unknown name makes the test fail.
  public static func named(_ names: String...) -> LawChoice {
    LawChoice(naming: names) { names.contains($0.name) }
  }

  /// Returns all laws (rules of the audit) except the named ones, also those about taste and
  /// comfort.
  public static func all(except names: String...) -> LawChoice {
    LawChoice(naming: names) { !names.contains($0.name) }
  }

  /// Returns the laws (rules of the audit) in ``failures``, except the named ones.
  public static func failures(except names: String...) -> LawChoice {
    LawChoice(naming: names) { $0.kind == .failure && !names.contains($0.name) }
  }

  private init(naming names: [String] = [], _ isChosen: (Law) -> Bool) {
    laws = Law.forStrategies.filter { isChosen(Law.all[$0]) }
    let known = Law.forStrategies.map { Law.all[$0].name }
    error = .unknown(among: names, of: known) { name, nearest in
      Law.presentNames(of: name).map { .renamedLaw(name, now: $0) }
        ?? .noLaw(name, nearest: nearest)
    }
  }
}
