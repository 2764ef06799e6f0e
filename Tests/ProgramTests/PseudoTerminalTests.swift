import Foundation
import Testing

/// Tests `PseudoTerminal`, with which other tests run a program, on programs that every system has.
struct PseudoTerminalTests {
  @Test("The program gets a terminal of the requested size") func theProgramHasATerminalOfItsSize()
    throws
  {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", "stty size < /dev/tty; exit 3"],
      environment: ["PATH": "/usr/bin:/bin"], columns: 44, lines: 7
    )
    try terminal.wait(for: "7 44")
    #expect(try terminal.waitForEnding() == .exited(status: 3))
  }

  @Test("Keys and signals reach the program") func keysAndSignalsArrive() throws {
    let terminal = try PseudoTerminal(running: "/bin/cat")
    try terminal.send("é\n", untilText: "é\né")
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnding() == .killed(signal: SIGTERM))
  }

  @Test("Control-C interrupts the program") func controlCIsForTheProgram() throws {
    let terminal = try PseudoTerminal(running: "/bin/cat")
    try terminal.send("x\n", untilText: "x\nx")
    terminal.send("\u{3}")
    #expect(try terminal.waitForEnding() == .killed(signal: SIGINT))
  }
}
