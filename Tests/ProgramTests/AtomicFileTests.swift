import Foundation
import Session
import Testing

@testable import Program
@testable import Terminal

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

  @Test("Writing creates a file with the umask's permissions") func makesAFile() throws {
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

  @Test("Writing keeps an existing file's permissions") func keepsPermissions() throws {
    try AtomicFile.write(Data("old".utf8), to: path)
    chmod(path, 0o640)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(path) == "new")
    #expect(try permissions(path) == 0o640)
    #expect(try names == ["answers.json"])
  }

  @Test("Writing through symbolic links replaces their target") func replacesALinksTarget() throws {
    let target = try folder.file("target", "old")
    symlink("target", folder.path + "/middle")
    symlink(folder.path + "/middle", path)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(target) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("/middle"))
  }

  @Test("Writing through a dangling link creates its target") func makesTheTargetOfADanglingLink()
    throws
  {
    symlink("target", path)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try text(folder.path + "/target") == "new")
    #expect(try names == ["answers.json", "target"])
  }

  @Test("A failed write leaves nothing behind") func leavesNothingBehindWhenItFails() throws {
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

  @Test("A device is written to, not replaced") func aDeviceIsWrittenTo() throws {
    try AtomicFile.write(Data("gone".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError(.write, "/dev/full", code: ENOSPC)) {
      try AtomicFile.write(Data("x".utf8), to: "/dev/full")
    }
  }

  /// A process id that no running process has, unless one starts at this moment.
  private static let noProcess = 4_194_303

  @Test("Temporary files of a killed process are deleted") func whatAKilledProcessLeftGoes() throws
  {
    let names = [
      ".a.\(Self.noProcess).x.formlift~", ".b.c.json.\(Self.noProcess).2k.formlift~",
      // Files of a running process, of a process that has ended, of someone else, and a folder.
      ".a.\(getpid()).x.formlift~", ".a.x.formlift~", ".a.-1.x.formlift~", ".a.0.x.formlift~",
      "a.\(Self.noProcess).x.formlift~", ".a.\(Self.noProcess).x",
      ".d.\(Self.noProcess).x.formlift~",
      ".e.\(Self.noProcess).x.formlift~",
    ]
    for name in names.dropLast(2) { _ = try folder.file(name, "half") }
    mkdir(folder.path + "/" + names[8], 0o700)
    symlink("a", folder.path + "/" + names[9])
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try self.names == (names.dropFirst(2) + ["answers.json"]).sorted())
  }

  @Test("A temporary file locked by another process stays") func whatAnotherProcessHasLockedStays()
    throws
  {
    let name = ".a.\(Self.noProcess).x.formlift~"
    let file = try FileDescriptor(
      opening: folder.file(name, "half"), for: .open, flags: O_RDONLY)
    flock(file.number, LOCK_EX)
    try AtomicFile.write(Data("new".utf8), to: path)
    #expect(try names == [name, "answers.json"])
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
