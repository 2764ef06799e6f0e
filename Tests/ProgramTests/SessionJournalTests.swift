import Forms
import Foundation
import Session
import Testing

@testable import Journals
@testable import Program
@testable import Terminal
@testable import SessionRunning

/// Tests the journal that keeps a session's answers on disk, without starting the program.
struct SessionJournalTests {
  private let folder: TemporaryFolder
  private let places: JournalPlaces
  private let told = Told()

  private final class Told {
    var warnings: [String] = []
  }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tmp", withIntermediateDirectories: false)
    places = JournalPlaces(environment: [
      "XDG_STATE_HOME": folder.path + "/state", "TMPDIR": folder.path + "/tmp",
    ])
  }

  private static let form = """
    form: A
    sections: [{rows: [{field: a}, {field: b}, {field: pin, secure: true}]}]
    """

  private func session(_ text: String = form) throws -> Session {
    let path = try folder.file("form.yaml", text)
    let form = try Session.form(at: path, files: DiskFiles())
    return Session(form: form, fileName: path, files: DiskFiles())
  }

  private func journal(of session: Session) -> SessionJournal {
    SessionJournal(session, in: places) { [told] in told.warnings.append($0) }
  }

  private func run(_ lines: [String], _ session: inout Session, _ journal: SessionJournal) throws {
    for line in lines {
      try session.run(line)
      journal.take(session)
    }
  }

  private var own: String { folder.path + "/state/formlift/journal" }
  private var fallback: String { "\(folder.path)/tmp/formlift-\(geteuid())" }

  private func names(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  /// Returns the answers in all journals of a folder, each as `field=value`.
  private func held(in path: String) -> [String] {
    let journals = names(path).map { name in
      Journal(FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
    }
    return Journal.answers(of: journals).map { "\($0.field)=\($0.value)" }
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Each form that is loaded over unsaved answers has a journal of its own.
  @Test("Loading forms over unsaved answers keeps no journal's folder open") func openFolders()
    throws
  {
    var session = try session()
    let journal = journal(of: session)
    for round in 1...5 { try run(["set a \(round)", "reload"], &session, journal) }
    let entries = names("/proc/self/fd").filter { entry in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(entry)")
      return target?.hasPrefix(own) == true
    }
    #expect(entries.count <= 2)
    try run(["set a 6"], &session, journal)
    #expect(journal.holdsAnswers)
  }

  @Test(
    "The journal is where the XDG specification says",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h", "TMPDIR": "/t"], ["/s/formlift/journal", "/t/"]),
      (["HOME": "/h"], ["/h/.local/state/formlift/journal", "/tmp/"]),
      (["XDG_STATE_HOME": "s", "HOME": "h", "TMPDIR": "t"], ["/tmp/"]), ([:], ["/tmp/"]),
    ] as [([String: String], [String])])
  func standsWhereTheSpecificationSays(environment: [String: String], paths: [String]) {
    let fallback = paths.last.map { "\($0)formlift-\(geteuid())" } ?? ""
    #expect(JournalPlaces(environment: environment).paths == paths.dropLast() + [fallback])
  }

  @Test("Every answer is in the journal at once") func everyAnswerIsThereAtOnce() throws {
    var session = try session()
    let journal = journal(of: session)
    #expect(names(own) == [])
    try run(["set a Ä", "focus b", "type x", "set pin hushhush"], &session, journal)
    #expect(held(in: own) == ["a=Ä", "b=x"])
    #expect(try permissions(own) == 0o700)
    let file = try "\(own)/\(#require(names(own).first))"
    #expect(try permissions(file) == 0o600)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("hush"))
    try run(["undo 2", "undo"], &session, journal)
    #expect(held(in: own) == ["a=Ä"])
    try run(["redo 2"], &session, journal)
    #expect(held(in: own) == ["a=Ä", "b=x"])
    #expect(told.warnings == [])
  }

  @Test("Undone and saved answers are not kept") func whatIsUndoneOrSavedIsNotKept() throws {
    var session = try session()
    let journal = journal(of: session)
    try run(["set a 1", "undo"], &session, journal)
    #expect(names(own) == [])
    try run(["set a 1", "save \(folder.path)/answers"], &session, journal)
    journal.drop(session)
    #expect(names(own) == [])
    // The next answer is stored together with those before it.
    try run(["set b 2"], &session, journal)
    #expect(held(in: own) == ["a=1", "b=2"])
    try run(["undo"], &session, journal)
    #expect(names(own) == [])
  }

  /// A journal keeps only answers that differ from the answers file, however they were set.
  @Test(
    "Only answers that differ from the file are kept",
    arguments: [
      (["restore a.json"], []), (["restore a.json", "set b 3"], ["b=3"]),
      (["restore a.json", "set b 3", "set b 2"], []),
      (["restore a.json", "set b 3", "undo"], []),
      (["set a 9", "restore a.json"], []), (["set a 9", "restore a.json", "undo"], ["a=9"]),
      (["set a 1", "set b 9", "restore a.json"], ["a=1"]),
      (["restore a.json", "set a 5", "restore b.json"], ["a=5"]),
      (["restore a.json", "set b 5", "restore b.json", "undo"], ["b=5"]),
      (["restore a.json", "set b 5", "restore b.json", "undo", "redo", "set a 3"], ["a=3"]),
      (["restore a.json", "restore b.json", "set b 8"], ["a=1", "b=8"]),
      (["restore a.json", "set b 3", "save", "set a 4"], ["a=4"]),
      (["restore a.json", "row add c after a", "set c 1"], ["c=1"]),
      (["restore a.json", "row remove b", "set a 4"], ["a=4"]),
      (["restore a.json", "set b 3", "reload", "set a 4"], ["a=4", "b=3"]),
    ] as [([String], [String])])
  func whatAFileHasIsNotGiven(lines: [String], given: [String]) throws {
    let files = [
      "a.json": try folder.file("a.json", #"{"a": "1", "b": "2"}"#),
      "b.json": try folder.file("b.json", #"{"b": "7"}"#),
    ]
    var session = try session()
    let journal = journal(of: session)
    let named = lines.map { line in
      files.reduce(line) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
    try run(named, &session, journal)
    #expect(held(in: own).sorted() == given)
  }

  @Test("A changed answers file is reported") func aFileOfAnswersThatHasChangedIsSaid() throws {
    let path = try folder.file("a.json", #"{"a": "1", "b": "2"}"#)
    var first = try session()
    let one = journal(of: first)
    try run(["restore \(path)", "set b 3"], &first, one)
    one.close()
    let next = try session()
    let left = journal(of: next).left(for: next)
    #expect(left.answers == [Journal.Answer(field: "b", value: "3")])
    #expect(left.noteOfFile(in: next) == nil)
    _ = try folder.file("a.json", #"{"a": "2", "b": "2"}"#)
    #expect(left.noteOfFile(in: next) == "\(path) has changed since")
    try FileManager.default.removeItem(atPath: path)
    #expect(left.noteOfFile(in: next) == "\(path) has changed since")
  }

  /// Returns the field ids of each edited form in a folder's journals.
  private func forms(in path: String) throws -> [String] {
    let journals = names(path).map { name in
      Journal(FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
    }
    return journals.compactMap(\.editedForm).map { form in
      form.snapshot.matches(of: /"field": "([a-z]+)"/).map { String($0.1) }.joined(separator: " ")
    }
  }

  @Test("Changes of the form are in the journal at once") func changesOfTheFormAreThereAtOnce()
    throws
  {
    var session = try session()
    let journal = journal(of: session)
    try run(["row add c after a"], &session, journal)
    #expect(try forms(in: own) == ["a c b pin"])
    try run(["set c 1", "row remove b"], &session, journal)
    #expect(try forms(in: own) == ["a c pin"])
    #expect(held(in: own) == ["c=1"])
    try run(["undo 3"], &session, journal)
    #expect(names(own) == [])
    try run(["redo 2", "undo 2", "set a 1"], &session, journal)
    #expect(try forms(in: own) == [])
    #expect(held(in: own) == ["a=1"])
  }

  @Test("Saving answers keeps the form's changes in the journal")
  func savedAnswersLeaveTheChangesOfTheForm() throws {
    var session = try session()
    let journal = journal(of: session)
    try run(["row add c", "set a 1", "save \(folder.path)/answers"], &session, journal)
    journal.forgetSaved(session)
    #expect(try forms(in: own) == ["a b pin c"])
    #expect(held(in: own) == [])
    try run(["set b 2"], &session, journal)
    #expect(held(in: own) == ["b=2"])
    try run(["write"], &session, journal)
    #expect(try forms(in: own) == [])
    #expect(held(in: own) == ["a=1", "b=2"])
    journal.close()
    // The form's file is another one since, and the journal knows.
    let form = try Session.form(at: session.fileName, files: DiskFiles())
    let next = Session(form: form, fileName: session.fileName, files: DiskFiles())
    #expect(!self.journal(of: next).left(for: next).isOfAnotherForm)
  }

  @Test("A written form is not kept in the journal") func aWrittenFormIsNotKept() throws {
    var session = try session()
    let journal = journal(of: session)
    try run(["row add c", "write"], &session, journal)
    #expect(names(own) == [])
    // What is edited next is edited from what was written.
    try run(["row remove c"], &session, journal)
    journal.close()
    let form = try Session.form(at: session.fileName, files: DiskFiles())
    let next = Session(form: form, fileName: session.fileName, files: DiskFiles())
    let left = self.journal(of: next).left(for: next)
    let recovery = next.recovery(of: [], editedForm: left.editedForm, hasChanged: false)
    #expect(recovery.form?.form.fields.map(\.id) == ["a", "b", "pin"])
    #expect(recovery.formNote == nil)
  }

  @Test("The journal keeps the form changes of two sessions") func theFormOfTwoSessionsIsKeptTwice()
    throws
  {
    for id in ["x", "y"] {
      var session = try session()
      let journal = journal(of: session)
      try run(["row add \(id)"], &session, journal)
      journal.close()
      // Their times differ.
      usleep(2_000)
    }
    var ids: [[String]] = []
    for _ in 1...2 {
      let session = try session()
      let left = journal(of: session).left(for: session)
      let recovery = left.recovery(in: session)
      ids.append(recovery.form?.form.fields.map(\.id) ?? [])
      #expect(left.overriddenForms.count == (ids.count == 1 ? 1 : 0))
      try left.replace(by: [])
    }
    #expect(ids == [["a", "b", "pin", "y"], ["a", "b", "pin", "x"]])
    #expect(names(own) == [])
  }

  @Test("Recovery does not replace a form file changed since")
  func aFileThatHasChangedSinceIsNotReplaced() throws {
    var first = try session()
    let journal = journal(of: first)
    try run(["row add c"], &first, journal)
    journal.close()
    var next = try session("# Another.\n" + Self.form)
    let left = self.journal(of: next).left(for: next)
    let recovery = next.recovery(of: [], editedForm: left.editedForm, hasChanged: true)
    #expect(
      recovery.formNote == "\(next.fileName) has changed since the form was edited: write needs "
        + "--force to replace it")
    _ = try next.bringBack(recovery)
    #expect(throws: CommandError.self) { try next.run("write") }
    try next.run("write --force")
    #expect(try String(contentsOfFile: next.fileName, encoding: .utf8).contains("field: c"))
  }

  @Test("A session without answers leaves no journal file") func withoutAnswersNoFileStays() throws
  {
    var session = try session()
    let journal = journal(of: session)
    journal.show(session)
    #expect(names(own).count == 1)
    try run(["set pin 1"], &session, journal)
    journal.close()
    #expect(names(own) == [])
  }

  @Test("The journal keeps the answers as they are after undo") func theStateOfTheAnswersStays()
    throws
  {
    var session = try session()
    let journal = journal(of: session)
    try run(["set a 1", "set b 2", "set a 3", "undo"], &session, journal)
    journal.close()
    #expect(held(in: own) == ["a=1", "b=2"])
  }

  @Test("Each form has its own journal") func anotherFormHasAJournalOfItsOwn() throws {
    var session = try session()
    let journal = journal(of: session)
    let other = try folder.file("other.yaml", "form: B\nsections: [{rows: [{field: c}]}]\n")
    try run(["set a 1", "load \(other)", "set c 2"], &session, journal)
    #expect(names(own).count == 2)
    #expect(Set(held(in: own)) == ["a=1", "c=2"])
    // Back at the first form its journal is this session's again.
    try run(["undo 2", "set b 3"], &session, journal)
    #expect(Set(held(in: own)) == ["a=1", "b=3", "c=2"])
    #expect(names(own).count == 2)
  }

  @Test("Reloading the form leaves the answers recoverable")
  func readingTheFormAgainLeavesTheAnswersToBeBroughtBack() throws {
    var session = try session()
    let journal = journal(of: session)
    try run(["set a 1", "reload"], &session, journal)
    #expect(journal.left(for: session).answers == [Journal.Answer(field: "a", value: "1")])
    try run(["undo"], &session, journal)
    #expect(journal.left(for: session).isEmpty)
    #expect(held(in: own) == ["a=1"])
  }

  @Test("An open session's answers are not offered to another") func whatASessionHasOpenIsNotLeft()
    throws
  {
    var session = try session()
    let one = journal(of: session)
    try run(["set a 1"], &session, one)
    let other = journal(of: session)
    let shared = other.left(for: session)
    #expect(shared.isShared && shared.isEmpty)
    one.close()
    let left = other.left(for: session)
    #expect(!left.isShared && left.answers == [Journal.Answer(field: "a", value: "1")])
    // It is held, so that no third session brings it back as well.
    #expect(one.left(for: session).isShared)
    try left.replace(by: [])
    #expect(names(own) == [])
  }

  @Test("Answers that the form rejects are kept separately") func whatIsRefusedIsKeptAside() throws
  {
    var session = try session()
    let one = journal(of: session)
    try run(["set a 1", "set b 2"], &session, one)
    one.close()
    try one.left(for: session).replace(by: [Journal.Answer(field: "b", value: "2")])
    #expect(
      one.left(for: session).answers == [Journal.Answer(field: "b", value: "2", isUnmatched: true)])
  }

  @Test(
    "The journal knows whether the form has changed",
    arguments: [
      ("form: A\nsections: [{rows: [{field: a}]}]\n", true),
      (Self.form, false), ("# A comment.\n" + Self.form, false),
    ])
  func itIsKnownWhetherTheFormHasChanged(text: String, hasChanged: Bool) throws {
    var first = try session()
    let one = journal(of: first)
    try run(["set a 1"], &first, one)
    one.close()
    #expect(try one.left(for: session(text)).isOfAnotherForm == hasChanged)
  }

  @Test("A form's journal is found after its file is gone")
  func aFormIsFoundAgainWhereItsFileHasGone() throws {
    var first = try session()
    let one = journal(of: first)
    try run(["set a 1"], &first, one)
    one.close()
    let copy = try folder.file("copy.yaml", Self.form)
    var second = first
    try second.run("load \(copy)")
    #expect(one.left(for: second).isEmpty)
    try FileManager.default.removeItem(atPath: folder.path + "/form.yaml")
    #expect(one.left(for: second).answers.count == 1)
  }

  @Test("A damaged journal is reported") func damageIsTold() throws {
    var session = try session()
    let one = journal(of: session)
    try run(["set a 1", "set b 2", "set b 3"], &session, one)
    one.close()
    let path = try "\(own)/\(#require(names(own).first))"
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    lines[2] = lines[2].dropLast()
    try (lines.joined(separator: "\n") + "\nhalf a l").write(
      toFile: path, atomically: false, encoding: .utf8)
    let left = one.left(for: session)
    #expect(left.answers.map(\.value) == ["1", "3"])
    #expect(
      left.damage == ["2 lines of \(path) are damaged and left out, the first is line 3"])
  }

  @Test("Files that are not our journals are left alone") func whatIsNoJournalOfOursIsLeftAlone()
    throws
  {
    var session = try session()
    let one = journal(of: session)
    try run(["set a 1"], &session, one)
    one.close()
    let name = try #require(names(own).first)
    let part = name.dropLast(".journal".count)
    try FileManager.default.moveItem(atPath: "\(own)/\(name)", toPath: folder.path + "/moved")
    symlink(folder.path + "/moved", "\(own)/\(name)")
    mkfifo("\(own)/\(part)1.journal", 0o600)
    mkdir("\(own)/\(part)2.journal", 0o700)
    symlink("\(own)/\(part)3.journal", "\(own)/\(part)3.journal")
    #expect(one.left(for: session).isEmpty)
    #expect(names(own).count == 4)
  }

  @Test(
    "Another user's journal is left alone",
    .enabled(if: geteuid() == 0, "only root gives files away"))
  func anotherUsersFileIsLeftAlone() throws {
    var session = try session()
    let one = journal(of: session)
    try run(["set a 1"], &session, one)
    one.close()
    let path = try "\(own)/\(#require(names(own).first))"
    chown(path, 1, 1)
    #expect(one.left(for: session).isEmpty)
    chown(path, 0, 0)
    chown(own, 1, 1)
    try run(["set b 1"], &session, one)
    #expect(
      told.warnings == [
        "the answers are kept in \(fallback): cannot open \(own): Permission denied"
      ])
    #expect(held(in: fallback) == ["a=1", "b=1"])
  }

  /// A reason why the journal's folder can't be used; `put(at:)` causes it and returns the message.
  enum Obstacle: CaseIterable {
    case file, link, missingParent

    func put(at path: String) throws -> String {
      let parent = URL(filePath: path).deletingLastPathComponent().path
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      switch self {
      case .file:
        try "".write(toFile: path, atomically: false, encoding: .utf8)
        return "cannot open \(path): Not a directory"
      case .link:
        symlink("/tmp", path)
        return "cannot open \(path): Not a directory"
      case .missingParent:
        try FileManager.default.removeItem(atPath: parent)
        try "".write(toFile: parent, atomically: false, encoding: .utf8)
        return "cannot make the directory \(path): Not a directory"
      }
    }
  }

  @Test("Without a state folder the journal uses a fallback", arguments: Obstacle.allCases)
  func withoutAStateFolderThereIsAnother(obstacle: Obstacle) throws {
    let reason = try obstacle.put(at: own)
    var session = try session()
    let journal = journal(of: session)
    try run(["set a 1", "set b 2"], &session, journal)
    #expect(told.warnings == ["the answers are kept in \(fallback): \(reason)"])
    #expect(held(in: fallback) == ["a=1", "b=2"])
    #expect(try permissions(fallback) == 0o700)
    journal.close()
    #expect(journal.left(for: session).answers.count == 2)
  }

  @Test("Without a home folder the journal uses a fallback") func withoutAHomeThereIsAnother()
    throws
  {
    var session = try session()
    let places = JournalPlaces(environment: ["TMPDIR": folder.path + "/tmp"])
    let journal = SessionJournal(session, in: places) { [told] in told.warnings.append($0) }
    try run(["set a 1"], &session, journal)
    #expect(told.warnings == ["the answers are kept in \(fallback): there is no home directory"])
    #expect(held(in: fallback) == ["a=1"])
  }

  @Test("Without any folder the journal warns once") func withoutAnyFolderItIsToldOnce() throws {
    _ = try Obstacle.file.put(at: own)
    _ = try Obstacle.link.put(at: fallback)
    var session = try session()
    let journal = journal(of: session)
    try run(["set a 1", "set b 2"], &session, journal)
    #expect(told.warnings == ["the answers are not kept: cannot open \(own): Not a directory"])
    // As soon as there is one, all of them are kept.
    try FileManager.default.removeItem(atPath: own)
    try run(["set b 3"], &session, journal)
    #expect(held(in: own) == ["a=1", "b=3"])
  }

  @Test("A journal folder that others can read becomes private")
  func aFolderThatOthersMayReadIsClosed() throws {
    try FileManager.default.createDirectory(
      atPath: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    var session = try session()
    try run(["set a 1"], &session, journal(of: session))
    #expect(try permissions(own) == 0o700)
  }

  /// If the journal's file weren't rewritten, a value typed for long would fill the disk.
  @Test("A grown journal file is rewritten") func aFileThatHasGrownIsWrittenAgain() throws {
    var session = try session()
    let journal = journal(of: session)
    let text = String(repeating: "x", count: 500_000)
    try run((0..<20).map { "set a \($0)\(text)" } + ["set b 1"], &session, journal)
    #expect(names(own).count == 1)
    let size = try FileManager.default.attributesOfItem(atPath: "\(own)/\(names(own)[0])")[.size]
    #expect((size as? Int ?? 0) < 6_000_000)
    #expect(held(in: own) == ["a=19\(text)", "b=1"])
  }
}
