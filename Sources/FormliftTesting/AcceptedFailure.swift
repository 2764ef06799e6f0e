import Audit
import Simulation

/// A known failure that a test accepts: a broken law (a rule of the audit), where, and why.
struct AcceptedFailure: Sendable {
  let law: String
  /// The devices and orientations with the known failure, separated by spaces; nil for everywhere.
  let place: String?
  let comment: String?

  /// The known failure as text for a message: `"visible" on iphone-se-3 landscape (JIRA-12)`.
  var words: String {
    "\"\(law)\"" + (place.map { " on \($0)" } ?? "") + (comment.map { " (\($0))" } ?? "")
  }

  private var placeWords: [String] { place?.split(separator: " ").map(String.init) ?? [] }

  private static let orientations = ["portrait", "landscape"]

  /// The error if the known failure names a law or device that doesn't exist, or nil.
  var error: AuditError? {
    let laws = Law.forStrategies.map { Law.all[$0].name }
    if !laws.contains(law) {
      return Law.presentNames(of: law).map { .renamedLaw(law, now: $0) }
        ?? .unknown(among: [law], of: laws) { .noLaw($0, nearest: $1) }
    }
    let devices = placeWords.filter { !Self.orientations.contains($0) }
    return .unknownDevice(among: devices)
  }

  /// The known failure as input for the audit, or nil if there is no law (a rule) with its name.
  var issue: KnownIssue? {
    guard let law = Law.all.firstIndex(where: { $0.name == law }) else { return nil }
    let devices = placeWords.filter { !Self.orientations.contains($0) }
    let held = Set(placeWords).intersection(Self.orientations)
    return KnownIssue(
      law: law, devices: devices.isEmpty ? nil : Set(devices),
      isLandscape: held.count == 1 ? held.contains("landscape") : nil)
  }
}

extension Audit {
  /// Returns a copy of the test that accepts a known failure.
  ///
  /// Like Swift Testing's `withKnownIssue`, the test fails once the failure no longer occurs.
  /// Remove the line then.
  ///
  /// ```swift
  /// try Audit()
  ///   .knownIssue("visible", on: "iphone-se-3 landscape", "JIRA-12")
  ///   .run { CheckoutViewController() }
  /// ```
  ///
  /// - Parameters:
  ///   - law: the name of the law that is broken (a rule that the audit checks), such as `visible`.
  ///   - place: where it is broken: names of devices, `portrait` or `landscape`, separated by
  ///     spaces. Nil accepts the failure everywhere.
  ///   - comment: the reason, for example the number of an issue.
  /// - Returns: the test.
  public func knownIssue(
    _ law: String, on place: String? = nil, _ comment: String? = nil
  ) -> Audit {
    var audit = self
    audit.acceptedFailures.append(AcceptedFailure(law: law, place: place, comment: comment))
    return audit
  }
}
