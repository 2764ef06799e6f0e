import Foundation
import Session
import Testing

@testable import Program

struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let file: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    file = HistoryFile(path: folder.path + "/state/formlift/history")
  }

  @Test(
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
    arguments: [
      ("focus zip", nil, true), ("focus zip", "fold", true), ("fold", "fold", false),
      (" secret", nil, false), ("\tsecret", nil, false), ("", nil, false), ("a\nb", nil, false),
    ] as [(String, String?, Bool)])
  func remembersWhatIsMeantTo(line: String, previous: String?, isAdmitted: Bool) {
    #expect(HistoryFile.admits(line, after: previous) == isAdmitted)
  }

  @Test func isAppendedToAndPrivate() throws {
    #expect(try file.load() == [])
    try file.append("focus zip")
    try file.append("type 'é 漢'")
    #expect(try file.load() == ["focus zip", "type 'é 漢'"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "focus zip\ntype 'é 漢'\n")
    #expect(try permissions(file.path) == 0o600)
    #expect(try permissions(folder.path + "/state") == 0o700)
    #expect(try permissions(folder.path + "/state/formlift") == 0o700)
  }

  @Test func isCutDownWhenItHasGrown() throws {
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

  @Test func aBrokenFileIsLeftAlone() throws {
    try file.append("first")
    let bytes = Data([0x61, 0xff, 0x0a])
    try bytes.write(to: URL(fileURLWithPath: file.path))
    #expect(throws: FileError(.read, file.path, .notText)) { try file.load() }
    var warnings: [String] = []
    var history = History(file: file) { warnings.append($0) }
    history.remember("fold")
    history.remember("focus")
    #expect(history.entries == ["fold", "focus"])
    #expect(warnings.count == 1)
    #expect(FileManager.default.contents(atPath: file.path) == bytes)
  }

  @Test func aLinkIsNotFollowed() throws {
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
