import Foundation
import Testing

@testable import AppCode

struct ProgramSaveTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a}, {field: b, value: 'x \"y\"'}]}]\n", to: "form.yaml")
  }

  private static let answers = "{\n  \"a\": \"Ä\",\n  \"b\": \"x \\\"y\\\"\"\n}\n"

  private func save(_ file: String, status: Int32 = 0, diagnostics: String = "") throws {
    try ProgramCase(
      file, ["form.yaml", "-q", "-c", "set a Ä", "-c", "save \(file)"],
      diagnostics: diagnostics.isEmpty ? "" : diagnostics + "  save \(file)\n       ^\n",
      status: status
    ).check(in: workplace)
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: workplace.path)
        .filter { $0.contains("answers") }.sorted()
    }
  }

  @Test("Saving writes a JSON object") func writesAnObject() throws {
    try save("answers")
    #expect(try workplace.text("answers") == Self.answers)
    #expect(try names == ["answers"])
  }

  @Test("A file name may have one character") func aNameMayHaveOneCharacter() throws {
    try save("b")
    #expect(try workplace.text("b") == Self.answers)
    try save("c/", status: 1, diagnostics: "<command>:2: error: c/: its folder does not exist\n")
  }

  @Test("The answers file is named after the form") func namesTheFileAfterTheForm() throws {
    try ProgramCase(
      "", ["form.yaml", "-c", "set a Ä", "-c", "save"],
      output: "a = \"Ä\"\nsaved 2 answers to form.answers.json\n"
    ).check(in: workplace)
    #expect(try workplace.text("form.answers.json") == Self.answers)
  }

  @Test("Saving replaces a file and keeps its permissions")
  func replacesAFileAndKeepsItsPermissions() throws {
    try workplace.write("old", to: "answers")
    link(workplace.path + "/answers", workplace.path + "/old answers")
    chmod(workplace.path + "/answers", 0o640)
    try save("answers")
    #expect(try workplace.text("answers") == Self.answers)
    let attributes = try FileManager.default.attributesOfItem(atPath: workplace.path + "/answers")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    // Another file took the name: nobody ever sees half of it.
    #expect(try workplace.text("old answers") == "old")
    #expect(try names == ["answers", "old answers"])
  }

  @Test("Saving follows a symbolic link") func goesThroughALink() throws {
    try workplace.write("old", to: "the answers")
    symlink("the answers", workplace.path + "/answers")
    try save("answers")
    #expect(try workplace.text("the answers") == Self.answers)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: workplace.path + "/answers")
    #expect(target == "the answers")
  }

  @Test(
    "A failed save says why",
    arguments: [
      ("missing/answers", "its folder does not exist"), ("form.yaml/answers", "Not a directory"),
      (".", "Is a directory"), ("x/", "its folder does not exist"),
      ("/dev/full", "No space left on device"),
    ])
  func saysWhyItCannot(file: String, reason: String) throws {
    try save(file, status: 1, diagnostics: "<command>:2: error: \(file): \(reason)\n")
    #expect(try names.isEmpty)
  }

  @Test(
    "Saving into a read-only folder is reported",
    .enabled(if: geteuid() != 0, "root may write everywhere"))
  func aFolderThatIsNotOurs() throws {
    mkdir(workplace.path + "/locked", 0o500)
    try save(
      "locked/answers", status: 1,
      diagnostics: "<command>:2: error: locked/answers: Permission denied\n")
  }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(
      atPath: "\(workplace.path)/\(name)")[.posixPermissions] as? Int
  }

  /// A file with a secret is private, whatever the umask and the file's earlier permissions.
  @Test(
    "Saved secrets are private to their owner", arguments: ["000", "022", "777"],
    [nil, 0o644, 0o640] as [mode_t?])
  func whatHoldsASecretIsForItsOwnerAlone(umask: String, before: mode_t?) throws {
    try workplace.write(
      "form: A\nsections: [{rows: [{field: a}, {field: pin, secure: true}]}]\n", to: "form.yaml")
    if let before {
      try workplace.write("old", to: "answers")
      chmod(workplace.path + "/answers", before)
    }
    let ending = try workplace.sh(
      "umask \(umask); formlift form.yaml -c 'set pin 8063' -c 'save answers'")
    #expect(
      ending.output.hasSuffix(
        "saved 2 answers to answers; only you can read it, because a secure answer is in it\n"))
    #expect(try permissions("answers") == 0o600)
    #expect(try workplace.text("answers") == "{\n  \"a\": \"\",\n  \"pin\": \"8063\"\n}\n")
  }

  @Test("Without secrets the umask decides the permissions") func withoutASecretTheUmaskCounts()
    throws
  {
    let ending = try workplace.sh(
      "umask 026; formlift form.yaml -c 'save answers'; formlift -c 'save /dev/stdout' | grep saved"
    )
    #expect(ending.output == "saved 2 answers to answers\nsaved 12 answers to /dev/stdout\n")
    #expect(try permissions("answers") == 0o640)
  }

  @Test("Saving does not replace the open form") func theFormIsNotReplaced() throws {
    let text = try workplace.text("form.yaml")
    symlink("form.yaml", workplace.path + "/other")
    for name in ["form.yaml", "./form.yaml", "other"] {
      try save(
        name, status: 1,
        diagnostics: "<command>:2: error: \(name): it is the open form; "
          + "`save --force \(name)` replaces it\n")
    }
    try ProgramCase(
      "record", ["form.yaml", "-q", "-c", "record start other", "-c", "set a x"],
      diagnostics: "<command>:1: error: other: it is the open form\n"
        + "  record start other\n         ^\n",
      status: 1
    ).check(in: workplace)
    #expect(try workplace.text("form.yaml") == text)
    try save("--force form.yaml")
    #expect(try workplace.text("form.yaml") == Self.answers)
  }

  @Test("Saving does not replace a read-only file") func whatIsReadOnlyIsNotReplaced() throws {
    try workplace.write("old", to: "answers")
    chmod(workplace.path + "/answers", 0o444)
    try save(
      "answers", status: 1,
      diagnostics: "<command>:2: error: answers: it is read-only; "
        + "`save --force answers` replaces it\n")
    #expect(try workplace.text("answers") == "old")
    try save("--force answers")
    #expect(try workplace.text("answers") == Self.answers)
    #expect(try permissions("answers") == 0o444)
  }

  @Test("Answers can be saved to standard output") func anythingMayTakeThem() throws {
    #expect(
      try workplace.sh("formlift form.yaml -q -c 'set a Ä' -c 'save /dev/stdout' | cat")
        == RunResult(output: Self.answers))
  }
}
