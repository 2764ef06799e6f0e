import Audit
import FileErrors
import Foundation
import SessionCore
import SessionState

/// The failures and remarks of an earlier audit report, used to tell which ones are new.
package struct AuditBaseline: Codable, Sendable {
  /// The version of the report's format.
  ///
  /// Nil means version 1, which had other names for laws and no remarks.
  private let version: Int?
  private let failures: [Entry]
  private let remarks: [Entry]?

  /// A kind of failure in an earlier report, and how often it happened.
  private struct Entry: Codable {
    let strategy: String
    let law: String
    let moment: String
    let count: Int

    /// Whether this entry of an earlier report is about a law, under its present or its former
    /// name.
    func isAbout(law name: String) -> Bool {
      law == name || Law.presentNames(of: law)?.contains(name) == true
    }
  }

  /// Returns how often the earlier report has a kind of failure.
  package func count(strategy: String, law: String, moment: String) -> Int {
    (failures + (remarks ?? [])).first {
      $0.strategy == strategy && $0.moment == moment && $0.isAbout(law: law)
    }?.count ?? 0
  }

  /// A sentence that gives the present names of the earlier report's laws.
  ///
  /// Nil if none of them was renamed.
  package var renaming: String? {
    let names = failures.map(\.law)
    let renamed = Set(names).sorted().compactMap { name in
      Law.presentNames(of: name).map { "\(name) is now called \($0.joined(separator: " and "))" }
    }
    guard !renamed.isEmpty else { return nil }
    return "the baseline has former names of laws: \(renamed.joined(separator: "; "))"
  }

  /// Decodes an earlier audit report in JSON, or returns nil if the data is not one.
  package init?(_ data: Data) {
    guard let baseline = try? JSONDecoder().decode(AuditBaseline.self, from: data),
      baseline.version ?? 1 <= AuditFindings.version
    else { return nil }
    self = baseline
  }
}

extension AuditRequest {
  /// Reads the earlier report that the request names, or returns nil if it names none.
  ///
  /// - Throws: ``CommandError`` for a file that cannot be read or is no report.
  package func knownFailures(in session: Session) throws(CommandError) -> AuditBaseline? {
    guard let path = baseline else { return nil }
    guard let baseline = AuditBaseline(try session.files.contents(of: path)) else {
      throw CommandError(FileError(.read, path, .contents(.noAuditReport)))
    }
    return baseline
  }
}
