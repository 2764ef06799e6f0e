import Foundation
import Session
import Testing

@testable import Journals
@testable import Program
@testable import Terminal
@testable import SessionRunning

/// Tests `formlift fill` with a console, but without a terminal.
struct FillingConsoleTests {
  private let folder: TemporaryFolder
  private let places: JournalPlaces

  init() throws {
    folder = try TemporaryFolder()
    places = JournalPlaces(environment: [
      "XDG_STATE_HOME": "\(folder.path)/state", "TMPDIR": folder.path,
    ])
    _ = try folder.file(
      "form.yaml",
      """
      form: A
      sections:
        - rows:
            - {field: name, required: true}
            - {field: zip, pattern: "[0-9]{5}"}
      """)
  }

  /// Asks for every field of the form; the console replies with `answers`.
  ///
  /// - Returns: the exit status, and the text written to standard output.
  private func fill(
    _ answers: [Question.Answer], at console: TestConsole
  ) throws -> (status: SessionRunning.ExitStatus, written: String) {
    console.answers = answers
    let path = "\(folder.path)/answers.txt"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let nowhere = open("/dev/null", O_WRONLY)
    defer {
      close(file)
      close(nowhere)
    }
    let options = try Options(
      ["--output", "lines", "\(folder.path)/form.yaml"], isFilling: true)
    let filling = FillRun(
      options, answers: Output(standard: TerminalOutput(descriptor: file)),
      questions: Output(standard: TerminalOutput(descriptor: nowhere)), journalPlaces: places,
      openConsole: { _ in console })
    let status = filling.run()
    return (status, try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test("A filled form's answers are written") func whatIsAnsweredIsWritten() throws {
    let console = TestConsole()
    let ending = try fill([.text("Bea"), .text("902"), .text("90210")], at: console)
    #expect(ending.status == .success)
    #expect(ending.written == "name\tBea\nzip\t90210\n")
    #expect(
      console.output.filter { $0.hasPrefix("? ") } == ["? row 0", "? row 1", "? row 1, not 902"])
    #expect(console.isClosed)
  }

  @Test("A required field is skipped by a second empty answer, and offered again at the end")
  func aRequiredFieldIsLeftEmpty() throws {
    let console = TestConsole()
    console.isConfirming = true
    let ending = try fill([.text(""), .text(""), .text("90210"), .text("Bea")], at: console)
    #expect(ending.status == .success)
    #expect(ending.written == "name\tBea\nzip\t90210\n")
    #expect(
      console.output.filter { !$0.hasPrefix("~") } == [
        "? row 0", "- name is required; an empty answer again skips it for now", "? row 0, not ",
        "? row 1", "? 1 required field is still empty. Go back to it?", "? row 0",
      ])
  }

  @Test("Without going back, a required field stays empty")
  func aRequiredFieldStaysEmpty() throws {
    let ending = try fill([.text(""), .text(""), .text("90210")], at: TestConsole())
    #expect(ending.status == .failure)
    #expect(ending.written == "name\t\nzip\t90210\n")
  }

  @Test("Answers are offered again after an interruption")
  func whatWasGivenIsOfferedAfterAnInterruption() throws {
    let ending = try fill([.text("Bea"), .interrupted], at: TestConsole())
    #expect(ending.status == .interruption)
    #expect(ending.written == "")
    let console = TestConsole()
    console.isConfirming = true
    #expect(try fill([.text("Bea"), .text("90210")], at: console).status == .success)
    #expect(
      console.output.contains { $0.hasPrefix("? A: 1 answer") && $0.contains("not saved") })
  }

  @Test("Stopping early writes the answers and fails") func whatIsStoppedIsIncomplete() throws {
    let console = TestConsole()
    let ending = try fill([.text("Bea"), .back, .stop], at: console)
    #expect(ending.status == .failure)
    #expect(ending.written == "name\tBea\nzip\t\n")
    #expect(console.output.filter { $0.hasPrefix("? ") } == ["? row 0", "? row 1", "? row 0"])
    #expect(console.isClosed)
  }
}
