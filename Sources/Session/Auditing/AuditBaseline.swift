import Foundation

/// The failures of an earlier report, with which another one is compared.
package struct AuditBaseline: Codable, Sendable {
  package let failures: [Entry]

  /// A kind of failure.
  package struct Entry: Codable, Equatable, Sendable {
    package let strategy: String
    package let law: String
    package let moment: String
    package let count: Int
  }

  /// Returns how often it has a kind of failure.
  func count(strategy: String, law: String, moment: String) -> Int {
    failures.first { $0.strategy == strategy && $0.law == law && $0.moment == moment }?.count ?? 0
  }

  /// Reads a report in JSON; nil where it is none.
  package init?(_ data: Data) {
    guard let baseline = try? JSONDecoder().decode(AuditBaseline.self, from: data) else {
      return nil
    }
    self = baseline
  }
}

extension AuditRequest {
  /// Reads the report with which the findings are compared, if there is one.
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
