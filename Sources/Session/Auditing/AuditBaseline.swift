import Foundation

/// What an earlier report had, as far as another one is compared with it.
package struct AuditBaseline: Codable, Sendable {
  package let failures: [Entry]

  /// A kind of failure.
  package struct Entry: Codable, Equatable, Sendable {
    package let strategy: String
    package let law: String
    package let moment: String
    package let count: Int
  }

  /// Reads a report in JSON; nil where it is none.
  package init?(_ data: Data) {
    guard let baseline = try? JSONDecoder().decode(AuditBaseline.self, from: data) else {
      return nil
    }
    self = baseline
  }
}
