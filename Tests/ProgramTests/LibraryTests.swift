@testable import Terminal

import Foundation
import Testing

/// Tests the libraries as other packages use them.
///
/// `Tests/Stranger` and `forms/examples/CheckoutApp` are packages that depend on the products by
/// path.
struct LibraryTests {
  /// Builds a package and runs its tests, if `FORMLIFT_PACKAGES` is in the environment.
  ///
  /// `.ci/run` sets it. Without it the test is skipped, because compiling the libraries again takes
  /// a quarter as long as all other tests. This package also runs StrangerTests as a test target.
  ///
  /// The modules that both packages need are built once in `.build/examples` and stay there for the
  /// next run. The build has a low priority, to leave time to other tests.
  @Test(
    "The example packages build and pass their tests", .serialized,
    .enabled(if: Self.buildsPackages, "FORMLIFT_PACKAGES is not in the environment"),
    arguments: ["Tests/Stranger", "forms/examples/CheckoutApp"])
  func package(at place: String) throws {
    let folder = try TemporaryFolder()
    let process = try SpawnedProcess(
      "/usr/bin/env",
      [
        "nice", "-n", "19", "swift", "test", "--package-path", place,
        "--scratch-path", ".build/examples",
        // Sources that are new since the last run count.
        "--disable-build-manifest-caching",
      ],
      environment: Self.environment, folder: Repository.root, input: "/dev/null",
      output: "\(folder.path)/output", diagnostics: "\(folder.path)/diagnostics")
    let status = process.waitForStatus()
    let reports = try ["output", "diagnostics"].map {
      try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)
    }
    #expect(status == 0, "\(reports.joined())")
    #expect(!reports.joined().contains("#fileID"), "\(reports.joined())")
  }

  /// Swift code in the documentation is copied from these packages, so it compiles and works.
  @Test(
    "Swift code in the documentation is taken from compiled packages",
    arguments: ["README.md"] + Repository.files(below: "Sources/Formlift", suffix: ".md"))
  func code(document: String) throws {
    let sources = try ["Tests/Stranger", "forms/examples"]
      .flatMap { Repository.files(below: $0, suffix: ".swift") }
      .map { Self.trimmed(try Repository.text($0).components(separatedBy: "\n")) }
    for block in try Readme.blocks(marked: "swift", in: document) {
      let lines = Self.trimmed(block.lines)
      #expect(sources.contains { $0.contains(lines) }, "\(block)")
    }
  }

  /// The documentation's first page names every public type that `import Formlift` provides.
  @Test("The documentation's first page lists every public type") func topics() throws {
    let page = try Repository.text("Sources/Formlift/Formlift.docc/Formlift.md")
    let types = try Repository.text("Sources/Formlift/Formlift.swift")
      .matches(of: /@_exported import \w+ \w+\.(\w+)/).map { String($0.1) }
    #expect(types.count > 20)
    for type in types { #expect(page.contains("``\(type)``"), "\(type)") }
  }

  private static let buildsPackages =
    ProcessInfo.processInfo.environment["FORMLIFT_PACKAGES"] != nil

  private static let environment = ProcessInfo.processInfo.environment
    .filter { ["HOME", "PATH", "TMPDIR"].contains($0.key) }

  private static func trimmed(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
