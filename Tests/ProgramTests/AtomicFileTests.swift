import Foundation
import Session
import Testing

@testable import Program

struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/answers.json" }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func makesAFile() throws {
    try AtomicFile.write(Data("{}\n".utf8), to: path)
    #expect(try text(path) == "{}\n")
    #expect(try names == ["answers.json"])
    // What the umask leaves of rw-rw-rw-: a file made the ordinary way has it too.
    let other = try FileDescriptor(
      opening: folder.path + "/other", for: .open, flags: O_CREAT | O_WRONLY, mode: 0o666
    )
    _ = other
    #expect(try permissions(path) == permissions(folder.path + "/other"))
  }

  @Test func keepsPermissions() throws {
    try AtomicFile.write(Data("old".utf8), to: path)
    chmod(path, 0o640)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(path) == "new")
    #expect(try permissions(path) == 0o640)
    #expect(try names == ["answers.json"])
  }

  @Test func replacesALinksTarget() throws {
    let target = try folder.file("target", "old")
    symlink("target", folder.path + "/middle")
    symlink(folder.path + "/middle", path)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(target) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("/middle"))
  }

  @Test func makesTheTargetOfADanglingLink() throws {
    symlink("target", path)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(folder.path + "/target") == "new")
    #expect(try names == ["answers.json", "target"])
  }

  @Test func leavesNothingBehindWhenItFails() throws {
    mkdir(path, 0o700)
    #expect(throws: FileError(.write, path, code: EISDIR)) {
      try AtomicFile.write(Data(), to: path)
    }
    let missing = folder.path + "/missing/answers.json"
    #expect(throws: FileError(.write, missing, code: ENOENT)) {
      try AtomicFile.write(Data(), to: missing)
    }
    let folder = folder.path + "/x/"
    #expect(throws: FileError(.write, folder, code: ENOENT)) {
      try AtomicFile.write(Data(), to: folder)
    }
    #expect(try names == ["answers.json"])
  }

  @Test func aDeviceIsWrittenTo() throws {
    try AtomicFile.write(Data("gone".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError(.write, "/dev/full", code: ENOSPC)) {
      try AtomicFile.write(Data("x".utf8), to: "/dev/full")
    }
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
