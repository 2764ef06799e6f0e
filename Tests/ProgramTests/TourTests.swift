import Foundation
import Session
import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

/// Tests the tour, a session that tells the user steps to follow.
struct TourTests {
  /// Types lines in a tour, and returns everything that the console showed.
  private func output(of typed: [LineEditor.Line]) throws -> [String] {
    let console = TestConsole()
    console.typed = typed
    var options = try Options(["-s", "none"])
    options.isTour = true
    var session = Session(try Session.builtInForm())
    try session.run("strategy none")
    let runner = Runner(session, options: options, console: PlainConsole(options, output: Output()))
    _ = SessionRunning.Conversation(console, runner, options: options).run()
    return console.output
  }

  /// Returns the numbers of the tour's steps that an output shows, in order.
  private func steps(in output: [String]) -> [Int] {
    output.compactMap { line in
      guard let match = line.wholeMatch(of: /- (\d)\/8 .*/) else { return nil }
      return Int(match.1)
    }
  }

  @Test("Each line, whichever it is, leads to the next step; so does an empty one")
  func goingOn() throws {
    let output = try output(of: [.text("focus zip"), .text(""), .text("help"), .text("devices")])
    #expect(steps(in: output) == [1, 2, 3, 4, 5])
    #expect(output.first { $0.hasPrefix("- Each step") } == "- \(Tour.greeting)")
  }

  @Test("A line that fails stays at its step, and ^C and a click do as well")
  func staying() throws {
    let output = try output(of: [
      .text("focsu zip"), .interrupted, .touched(typed: EditedLine("")), .text("focus zip"),
    ])
    #expect(steps(in: output) == [1, 2])
  }

  @Test("After the last step the session goes on, and says so once")
  func ending() throws {
    let lines = Array(repeating: LineEditor.Line.text(""), count: Tour.steps.count + 2)
    let output = try output(of: lines + [.text("echo goes on")])
    #expect(steps(in: output) == Array(1...8))
    #expect(output.count { $0.hasPrefix("- This was the tour") } == 1)
    #expect(output.contains("< goes on"))
  }

  @Test("Without a tour no step is shown")
  func withoutTour() throws {
    let console = TestConsole()
    let options = try Options([])
    let runner = Runner(
      Session(try Session.builtInForm()), options: options,
      console: PlainConsole(options, output: Output()))
    _ = SessionRunning.Conversation(console, runner, options: options).run()
    #expect(steps(in: console.output).isEmpty)
  }

  @Test("A person follows every step at a terminal")
  func following() throws {
    let home = try TemporaryFolder()
    let program = try ProgramTerminal(["tour"], columns: 120, lines: 60, home: home)
    func step(_ number: Int) throws {
      try program.terminal.wait(for: "step \(number)") { screen in
        screen.text.contains("\n\(number)/8 ")
          && screen.text.contains("Type: \(Tour.steps[number - 1].line)")
      }
    }
    try step(1)
    // Completion works as in any session.
    try program.type("foc\tzip\r", untilText: "✗ zip hidden, 216 under the keyboard")
    try step(2)
    try program.type("why\r", untilText: "`strategy least-motion` would show the row.")
    try step(3)
    try program.type("strategy least-motion\r", untilText: "✓ zip in view, 8 above the keyboard")
    try step(4)
    try program.type("compare zip none inset-top least-motion\r", untilText: "none ")
    try step(5)
    try program.type("tap outside\r", untilText: "no active field · keyboard down")
    try step(6)
    try program.type("fill\r", untilText: "\nName:")
    program.type("Ada Lovelace\rThe Ada\r\u{4}")
    try step(7)
    try program.type("share ~/tour.svg\r", untilText: "wrote ")
    try step(8)
    #expect(try program.files()["tour.svg"]?.hasPrefix("<svg ") == true)
    try program.type("undo 2\r", untilText: "This was the tour")
    try program.type("values\r", untilText: "name      \"\"")
    // The answers are taken back, so nothing is unsaved.
    program.type("\u{4}")
    #expect(try program.terminal.waitForEnding() == .exited(status: 0))
  }

  @Test("On a terminal of 24 lines, a long answer hides the phone until it has been read")
  func answersInFull() throws {
    let program = try ProgramTerminal(["tour"], home: try TemporaryFolder())
    try program.type("focus zip\r", untilText: "2/8 ")
    for (line, head, next) in [
      ("why", "The keyboard came up to y 352, 216 points high.", "3/8 "),
      ("compare zip none inset-top least-motion", "zip on iphone-5s, portrait", "5/8 "),
    ] {
      if line != "why" { try program.type("strategy least-motion\r", untilText: "4/8 ") }
      try program.type("\(line)\r", untilText: "end: Space brings the phone back")
      #expect(program.screen.text.contains("> \(line)\n\(head)\n"))
      try program.type(" ", untilText: next)
    }
  }

  @Test("Every step's command succeeds after those before it")
  func commands() throws {
    var session = Session(try Session.builtInForm())
    try session.run("strategy none")
    for step in Tour.steps where step.line.prefix(5) != "share" && step.line.prefix(4) != "undo" {
      try session.run(step.line)
    }
    #expect(Tour.steps.map(\.line).filter { $0.hasPrefix("share") } == ["share tour.svg"])
  }

  @Test("Without a terminal the tour is refused in a sentence")
  func refusal() throws {
    let workplace = try Workplace()
    try ProgramCase(
      "", ["tour"],
      diagnostics: "formlift tour: error: tour needs a terminal on standard input and output\n",
      status: 2
    ).check(in: workplace)
    try ProgramCase(
      "", ["tour", "form.yaml"],
      diagnostics: "formlift tour: error: tour takes no argument, not \"form.yaml\"\n", status: 2
    ).check(in: workplace)
  }
}
