import Foundation

/// The failures of an earlier audit report, used to tell which failures are new.
package struct AuditBaseline: Codable, Sendable {
  package let failures: [Entry]

  /// A kind of failure and how often it happened.
  package struct Entry: Codable, Equatable, Sendable {
    package let strategy: String
    package let law: String
    package let moment: String
    package let count: Int
  }

  /// Returns how often the report has a kind of failure.
  func count(strategy: String, law: String, moment: String) -> Int {
    failures.first { $0.strategy == strategy && $0.law == law && $0.moment == moment }?.count ?? 0
  }

  /// Decodes a JSON report, or returns nil if the data is not one.
  package init?(_ data: Data) {
    guard let baseline = try? JSONDecoder().decode(AuditBaseline.self, from: data) else {
      return nil
    }
    self = baseline
  }
}

extension AuditRequest {
  /// Reads the baseline report that the request names, if there is one.
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
