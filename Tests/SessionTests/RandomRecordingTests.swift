import Forms
import Foundation
import Testing

@testable import Session

/// Tests that recordings of random sessions on all shipped forms can be run, with the same final
/// state.
///
/// `FORMLIFT_RECORDINGS` is the number of sessions, and `FORMLIFT_RECORDING_SEED` the first seed.
@Suite struct RandomRecordingTests {
  private static let forms: [String: String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: Stage.forms, includingPropertiesForKeys: nil)
    let forms = (files ?? []).filter { ["yaml", "json"].contains($0.pathExtension) }
    return Dictionary(
      uniqueKeysWithValues: forms.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          ("forms/\(file.lastPathComponent)", $0)
        }
      })
  }()

  @Test("Recordings of random sessions replay to the same state") func randomSessions() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FORMLIFT_RECORDINGS"].flatMap { Int($0) } ?? 60
    let first = environment["FORMLIFT_RECORDING_SEED"].flatMap { Int($0) } ?? 1
    #expect(Self.forms.count >= 15)
    for seed in first..<first + count {
      let session = try RandomSession(seed: seed, forms: Self.forms)
      guard try session.failure(forms: Self.forms) != nil else { continue }
      let small = try session.shrunken(forms: Self.forms)
      let failure = try small.failure(forms: Self.forms) ?? ""
      Issue.record("seed \(seed), \(small.form) \(small.options): \(small.actions)\n\(failure)")
    }
  }
}
