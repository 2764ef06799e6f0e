@testable import AppCode
@testable import Terminal

import Foundation

/// A folder in which tests run programs, with the contents of the package's folder.
///
/// The programs' files are written here. The programs see nothing of the tests' environment.
final class Workplace {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.root)
    where !name.hasPrefix(".") || name == ".ci" {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: "\(Repository.root)/\(name)")
    }
  }

  var path: String { folder.path }

  /// Makes a folder, with its parent folders.
  func make(folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// Writes a file in this folder.
  func write(_ contents: String, to name: String) throws {
    try write(Data(contents.utf8), to: name)
  }

  func write(_ contents: Data, to name: String) throws {
    try contents.write(to: URL(filePath: "\(path)/\(name)"))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Runs the program `formlift` that was built with the tests, and returns its output and status.
  func formlift(_ arguments: [String], input: Data = Data()) throws -> RunResult {
    try run(PseudoTerminal.formlift, arguments, input: input)
  }

  /// Runs a shell script in this folder, and returns its output and exit status.
  ///
  /// `formlift` and `swift run formlift` start the program that was built with the tests.
  func sh(_ script: String) throws -> RunResult {
    try putProgramOnPath()
    return try run("/bin/sh", ["-c", Self.swift + script], input: Data())
  }

  // A function: a file that was just written cannot be run while another thread starts a program.
  private static let swift = """
    swift() {
      if [ "$1 $2" != "run formlift" ]; then echo "swift $*: not in a test" >&2; return 1; fi
      shift
      "$@"
    }

    """

  /// The environment variables for the programs that run here.
  var environment: [String: String] {
    [
      "HOME": "\(path)/.home", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
      "PATH": "\(path)/.programs:/usr/local/bin:/usr/bin:/bin",
      // The compiler would parse the C headers again for each home.
      "CLANG_MODULE_CACHE_PATH": "\(Repository.root)/.build/ModuleCache",
    ].merging(Sanitizers.options) { $1 }
  }

  /// Runs a program with files for its input and output, since a full pipe would stop it.
  private func run(_ program: String, _ arguments: [String], input: Data) throws -> RunResult {
    try write(input, to: ".input")
    let process = try SpawnedProcess(
      program, arguments, environment: environment, folder: path, input: "\(path)/.input",
      output: "\(path)/.output", diagnostics: "\(path)/.diagnostics")
    let status = process.waitForStatus()
    return RunResult(
      output: try text(".output"), diagnostics: try text(".diagnostics"), status: status)
  }

  private func putProgramOnPath() throws {
    let programs = "\(path)/.programs"
    guard !FileManager.default.fileExists(atPath: programs) else { return }
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(programs)/formlift", withDestinationPath: PseudoTerminal.formlift)
  }
}
