import Avoidance
import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Audits of shipped forms that are small enough for a test.
enum AuditStage {
  /// The package's root folder, which contains the folder `forms`.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Access to the package's files, for reading the shipped forms.
  struct Files: FileAccess {
    func read(_ path: String) throws(FileError) -> Data {
      do {
        return try Data(contentsOf: AuditStage.package.appending(path: path))
      } catch {
        throw FileError(.read, path, .other("not there"))
      }
    }

    func write(
      _ data: Data, to path: String, _ options: WriteOptions
    ) throws(FileError) -> Bool { throw FileError(.read, path, .other("not to be written")) }
  }

  /// Opens a shipped form by its path in the package, such as `forms/player.yaml`.
  static func session(_ path: String) throws -> Session {
    Session(form: try Session.form(at: path, files: Files()), fileName: path, files: Files())
  }

  /// A few strategies for tests of the audit itself.
  ///
  /// Each makes room for the keyboard in a different way.
  static let few: [Strategy] = [.leastMotion, .insetTop, .shrinkView, .tableController]

  /// Returns a plan that audits shipped forms on a few phones.
  static func plan(
    _ paths: [String], _ strategies: [Strategy] = Strategy.all,
    on devices: [String] = ["iphone-16"]
  ) throws -> AuditPlan {
    var plan = AuditPlan(forms: try paths.map { try session($0).auditForm })
    plan.strategies = strategies
    plan.devices.removeAll { !devices.contains($0.name) }
    return plan
  }
}
