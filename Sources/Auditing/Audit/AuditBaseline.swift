import Audit
import FileErrors
import Foundation
import SessionCore
import SessionState

/// An earlier audit's report, used to tell which failures and remarks are new.
package struct AuditBaseline: Codable, Sendable {
  /// The version of the JSON format of the earlier report.
  ///
  /// Nil means version 1, which had other names for laws (rules for strategies) and no remarks.
  private let version: Int?
  private let failures: [Entry]
  private let remarks: [Entry]?

  /// A kind of failure in an earlier audit's report, and how often it happened.
  private struct Entry: Codable {
    let strategy: String
    let law: String
    let moment: String
    let count: Int

    /// Returns whether this entry is about a law (a rule for strategies).
    ///
    /// The entry may have the law's present or its former name.
    func isAbout(law name: String) -> Bool {
      law == name || Law.presentNames(of: law)?.contains(name) == true
    }
  }

  /// Returns how often a kind of failure occurred in the earlier audit; 0 if it didn't.
  ///
  /// `moment` is the name of the step that broke `law` (a rule).
  package func count(strategy: String, law: String, moment: String) -> Int {
    (failures + (remarks ?? [])).first {
      $0.strategy == strategy && $0.moment == moment && $0.isAbout(law: law)
    }?.count ?? 0
  }

  /// A sentence that gives the present names of laws which the earlier report calls by former
  /// names.
  ///
  /// Laws are rules for strategies. Nil if no name has changed.
  package var renaming: String? {
    let names = failures.map(\.law)
    let renamed = Set(names).sorted().compactMap { name in
      Law.presentNames(of: name).map { "\(name) is now called \($0.conjunction)" }
    }
    guard !renamed.isEmpty else { return nil }
    return "the baseline has former names of laws: \(renamed.joined(separator: "; "))"
  }

  /// Decodes an earlier audit report in JSON.
  ///
  /// Nil if the data is not such a report, or is one of a newer format version.
  package init?(_ data: Data) {
    guard let baseline = try? JSONDecoder().decode(AuditBaseline.self, from: data),
      baseline.version ?? 1 <= AuditFindings.version
    else { return nil }
    self = baseline
  }
}

extension AuditRequest {
  /// Reads the earlier report for comparison, or returns nil if the request doesn't name a report.
  ///
  /// - Throws: ``CommandError`` for a file that cannot be read or is no audit report.
  package func knownFailures(in session: Session) throws(CommandError) -> AuditBaseline? {
    guard let path = baseline else { return nil }
    guard let baseline = AuditBaseline(try session.files.contents(of: path)) else {
      throw CommandError(FileError(.read, path, .contents(.noAuditReport)))
    }
    return baseline
  }
}
