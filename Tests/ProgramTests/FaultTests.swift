@testable import AppCode
@testable import SessionRunning
@testable import Terminal

import Foundation
import Testing

/// Tests that if any one system call fails, no answer is lost, and no file is torn.
///
/// The error must also say what failed. With `FORMLIFT_FAULTS=all`, every call fails in turn, not
/// every ninth.
@Suite struct FaultTests {
  private static let everyCall = ProcessInfo.processInfo.environment["FORMLIFT_FAULTS"] == "all"

  @Test(
    "Whichever call fails, nothing accepted is lost and no file is torn",
    arguments: [("once", ENOSPC), ("once", EIO), ("always", ENOSPC), ("short", ENOSPC)])
  func failingCalls(mode: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    let library = try FaultySession.compile(in: folder)
    let sound = try FaultySession(library: library)
    let whole = try sound.run(FaultySession.Fault(number: 0, mode: "once", code: code))
    #expect(whole.result == .exited(status: 0))
    #expect(!whole.hasFailed)
    for number in stride(from: 1, through: 400, by: Self.everyCall ? 1 : 9) {
      let session = try FaultySession(library: library)
      let fault = FaultySession.Fault(number: number, mode: mode, code: code)
      let (result, hasFailed) = try session.run(fault)
      guard hasFailed else {
        #expect(number > 40)
        return
      }
      try check(session, result, fault, against: sound)
    }
  }

  private func check(
    _ session: FaultySession, _ result: PseudoTerminal.RunResult, _ fault: FaultySession.Fault,
    against sound: FaultySession
  ) throws {
    let shown = "\(fault):\n\(session.lines.joined(separator: "\n"))"
    #expect([.exited(status: 0), .exited(status: 1)].contains(result), "\(shown)")
    // No file is torn: each is unchanged, or has the contents of one save.
    for name in ["picture.svg", "form.yaml"] {
      let allowed = [
        FaultySession.before[name] ?? FaultySession.form, sound.text(name),
      ]
      #expect(allowed.contains(session.text(name)), "\(name) after \(shown)")
    }
    let answers = try #require(session.text("answers.json"), "\(shown)")
    let object = try? JSONSerialization.jsonObject(with: Data(answers.utf8)) as? [String: String]
    #expect(object != nil, "\(answers) after \(shown)")
    checkScript(session, against: sound, shown)
    #expect(!session.names.contains { $0.hasSuffix("~") }, "\(session.names) after \(shown)")
    // Each error is one line that ends in a reason.
    for line in session.lines where line.contains("error:") || line.hasPrefix("formlift:") {
      #expect(line.contains(/: [A-Za-z][^:]+$/), "\(line) in \(shown)")
      #expect(!line.contains("Swift.") && !line.contains("Error("), "\(line)")
    }
    try checkAnswers(session, object ?? [:], shown)
  }

  /// Expects that a recording after a failed call is a beginning of the complete recording.
  private func checkScript(_ session: FaultySession, against sound: FaultySession, _ shown: String)
  {
    guard let script = session.text("rec") else { return }
    let lines = Self.lines(ofRecording: script)
    let whole = Self.lines(ofRecording: sound.text("rec") ?? "")
    let isBeginning = script.hasSuffix("\n") && whole.starts(with: lines.dropLast())
    // While the field is active, the recording has lines that the later undo takes out.
    let isOfUndone = script.hasSuffix("\n") && script.contains("focus city")
    #expect(isBeginning || isOfUndone, "\(script)\nafter \(shown)")
  }

  /// Returns a recording's lines, for comparison with another recording's.
  ///
  /// The form is loaded by name until the session writes its file, and from then on with the
  /// contents that the file had before.
  private static func lines(ofRecording text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix(#"{"command": "load", "arguments": ["form.yaml"], "contents": "#)
        ? "load form.yaml" : $0
    }
  }

  /// Expects that the last answers are saved, or that the next start offers them.
  ///
  /// Otherwise the program must have said that it couldn't keep them.
  private func checkAnswers(
    _ session: FaultySession, _ saved: [String: String], _ shown: String
  ) throws {
    if saved["city"] == "Bern", saved["name"] == "Ada", saved["zip"] == "90210" { return }
    let isTold = session.lines.contains { $0.contains("are not kept") }
    _ = try session.program(["form.yaml", "-c", "recover", "-c", "values"])
    let text = session.lines.joined(separator: "\n")
    let isRecovered = ["\"Ada\"", "\"90210\"", "\"Bern\""].allSatisfy(text.contains)
    #expect(isTold || isRecovered, "\(shown)\n---\n\(text)")
  }
}
