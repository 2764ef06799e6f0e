import Foundation
import Session
import Testing

@testable import Program
@testable import Terminal

struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let file: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    file = HistoryFile(path: folder.path + "/state/formlift/history")
  }

  @Test(
    "The history file is where the XDG specification says",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/formlift/history"),
      (["HOME": "/h"], "/h/.local/state/formlift/history"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/formlift/history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/formlift/history"),
      ([:], nil),
    ] as [([String: String], String?)])
  func standsWhereTheSpecificationSays(environment: [String: String], path: String?) {
    #expect(HistoryFile(environment: environment)?.path == path)
  }

  @Test(
    "Secret and repeated lines are left out of the history",
    arguments: [
      ("focus zip", nil, true), ("focus zip", "fold", true), ("fold", "fold", false),
      (" secret", nil, false), ("\tsecret", nil, false), ("", nil, false), ("a\nb", nil, false),
    ] as [(String, String?, Bool)])
  func remembersWhatIsMeantTo(line: String, previous: String?, isAdmitted: Bool) {
    #expect(HistoryFile.admits(line, after: previous) == isAdmitted)
  }

  @Test("The history file is appended to and private") func isAppendedToAndPrivate() throws {
    #expect(try file.load() == [])
    try file.append("focus zip")
    try file.append("type 'é 漢'")
    #expect(try file.load() == ["focus zip", "type 'é 漢'"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "focus zip\ntype 'é 漢'\n")
    #expect(try permissions(file.path) == 0o600)
    #expect(try permissions(folder.path + "/state") == 0o700)
    #expect(try permissions(folder.path + "/state/formlift") == 0o700)
  }

  @Test("A repeated line is kept only at its last place")
  func aLineThatComesAgainStandsOnlyAtItsLastPlace() throws {
    for line in ["a", "b", "a", "c", "b"] { try file.append(line) }
    #expect(try file.load() == ["a", "c", "b"])
    var history = History(file: file) { _ in }
    history.remember("a")
    history.remember("d")
    #expect(history.entries == ["c", "b", "a", "d"])
    #expect(try file.load() == ["c", "b", "a", "d"])
  }

  /// Lines that differ only in trailing spaces, such as Tab adds, count as the same line.
  @Test("Trailing spaces do not make a different line") func blanksBehindALineMakeNoOtherLine()
    throws
  {
    for line in ["focus f12 ", "echo 'a '", "next\t ", " ", "focus f12"] { try file.append(line) }
    #expect(try file.load() == ["echo 'a '", "next", "focus f12"])
    var history = History(file: file) { _ in }
    #expect(!history.admits("focus f12 "))
    history.remember("next ")
    #expect(history.entries == ["echo 'a '", "focus f12", "next"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8).hasSuffix("focus f12\nnext\n"))
  }

  @Test("The history file is shortened when it has grown") func isCutDownWhenItHasGrown() throws {
    try file.append("first")
    let text = (1...2_000).map { "line \($0)\n" }.joined()
    try text.write(toFile: file.path, atomically: false, encoding: .utf8)
    #expect(try file.load().count == 1_000)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
    try file.append("line 2001")
    let lines = try file.load()
    #expect(lines.count == 1_000)
    #expect(lines.first == "line 1002")
    #expect(lines.last == "line 2001")
    let kept = try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n")
    #expect(kept.count == 1_000)
    #expect(try permissions(file.path) == 0o600)
  }

  /// Each case: bytes that a power cut may leave at the end or in the middle, and the lines kept of
  /// them.
  @Test(
    "A damaged history file loses only the damaged line",
    arguments: [
      ([0x66, 0x6f, 0xc3], []), ([0xff, 0x0a], []), ([0x61, 0x00, 0x62, 0x0a], []),
      ([UInt8](repeating: 0, count: 4096), []), ([0x66, 0x6f], ["fo"]), ([0x0a, 0x0a], []),
      ([0xe6, 0xbc, 0x0a, 0x78, 0x0a], ["x"]),
    ] as [([UInt8], [String])])
  func damageCostsItsLineOnly(bytes: [UInt8], kept: [String]) throws {
    try file.append("first")
    let handle = try #require(FileHandle(forWritingAtPath: file.path))
    try handle.seekToEnd()
    try handle.write(contentsOf: bytes)
    try handle.close()
    #expect(try file.load() == ["first"] + kept)
    try file.append("ü")
    #expect(try file.load() == ["first"] + kept + ["ü"])
  }

  @Test("A locked history file is not waited for long") func whoHasItLockedIsNotWaitedForLong()
    throws
  {
    try file.append("first")
    let other = open(file.path, O_RDONLY | O_CLOEXEC)
    defer { close(other) }
    flock(other, LOCK_EX)
    var warnings: [String] = []
    var history = History(file: file) { warnings.append($0) }
    history.remember("fold")
    #expect(history.entries == ["fold"])
    #expect(
      warnings == [
        "the history is not kept: cannot open \(file.path): another process has locked it"
      ])
    flock(other, LOCK_UN)
    #expect(try file.load() == ["first"])
  }

  @Test("A history file that others can read becomes private") func whatOthersMayReadIsClosed()
    throws
  {
    try file.append("first")
    chmod(file.path, 0o644)
    #expect(try file.load() == ["first"])
    #expect(try permissions(file.path) == 0o600)
    chmod(file.path, 0o666)
    try file.append("second")
    #expect(try permissions(file.path) == 0o600)
  }

  /// The history file is a hundred megabytes of nothing, with two lines at its end.
  @Test("Only the end of a huge history file is read") func ofAHugeFileOnlyTheEndIsRead() throws {
    try file.append("first")
    let handle = try #require(FileHandle(forWritingAtPath: file.path))
    try handle.truncate(atOffset: 100 << 20)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\nfocus zip\nshow\n".utf8))
    try handle.close()
    #expect(try file.load() == ["focus zip", "show"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "focus zip\nshow\n")
  }

  @Test("The history file is not followed through a link") func aLinkIsNotFollowed() throws {
    let link = HistoryFile(path: folder.path + "/history")
    symlink("/dev/null", link.path)
    #expect(throws: FileError(.open, link.path, code: ELOOP)) {
      try link.append("fold")
    }
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
