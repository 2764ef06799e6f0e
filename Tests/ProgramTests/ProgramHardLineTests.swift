@testable import Terminal

import Foundation
import Testing

/// Tests lines and terminals that have crashed or blocked the line editor.
@Suite struct ProgramHardLineTests {
  private let home: TemporaryFolder
  private let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, [], environment: ProgramTerminal.environment(home: home))
    terminal.watchesScreen = false
    #expect(terminal.wait(forBytes: "formlift> ", seconds: PseudoTerminal.patience))
  }

  private func type(_ keys: String) {
    _ = terminal.exchange(Array(keys.utf8), seconds: PseudoTerminal.patience)
  }

  private func checkThatItGoesOn(sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.claimSize(columns: 80, lines: 24)
    type("\u{3}\u{15}echo alive\r")
    let isAlive = terminal.wait(forBytes: "\nalive\r\r\n", seconds: PseudoTerminal.patience)
    #expect(isAlive, sourceLocation: sourceLocation)
  }

  @Test(
    "No typed line ends the program",
    arguments: [
      String(repeating: "x", count: 1_950) + "\u{1}\u{5}and on",
      String(repeating: "漢", count: 2_000) + "\u{1}\u{1b}[Ca\u{5}b",
      String(repeating: "e\u{301}", count: 400) + "\u{1}\u{5}",
      "\u{1b}x\u{301}y", "\u{301}\u{1b}x\u{301}", "\u{1b}1000000x\u{1}\u{5}y",
      "\u{1b}1000000\u{16}\n",
      String(repeating: "ab\u{b}\u{19}\u{19}", count: 20),
      "\u{12}((((a*)*)*)*\u{12}\u{12}\u{1b}p",
      "\u{1b}[200~\(String(repeating: "x", count: 40_000))\u{1b}[201~",
      String(repeating: "\u{3}", count: 60),
    ])
  func noLineEndsIt(keys: String) {
    type(keys)
    checkThatItGoesOn()
  }

  @Test("Many resizes do not end the program") func aStormOfResizesEndsNothing() {
    type(String(repeating: "e\u{301}", count: 400))
    for turn in 0..<200 { terminal.claimSize(columns: 1 + turn * 7 % 90, lines: 1 + turn * 5 % 45) }
    type("y")
    checkThatItGoesOn()
  }

  @Test(
    "The program works at any terminal size",
    arguments: [(1, 1), (0, 0), (65_535, 1_000), (1_000, 65_535), (65_535, 65_535), (3, 2)])
  func anySizeWillDo(columns: Int, lines: Int) {
    terminal.claimSize(columns: columns, lines: lines)
    type(
      "setting view pinned\rfocus zip\r\u{c}\(String(repeating: "é", count: 300))\u{1}\u{5}漢\t\t\u{15}"
    )
    type("setting view inline\rshow\rshow map\r\u{1b}[A\u{15}")
    checkThatItGoesOn()
  }

  /// libedit would allocate a word for each cell of the terminal's size: 17 GB for the last case.
  @Test(
    "A huge terminal takes little memory",
    arguments: [(65_535, 1_000), (1_000, 65_535), (65_535, 65_535)])
  func aLargeTerminalTakesLittleMemory(columns: Int, lines: Int) throws {
    let large = try PseudoTerminal()
    large.watchesScreen = false
    large.claimSize(columns: columns, lines: lines)
    try large.spawn(PseudoTerminal.formlift, [], ProgramTerminal.environment(home: home))
    #expect(large.wait(forBytes: "formlift> ", seconds: PseudoTerminal.patience))
    let process = try #require(large.process)
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let peak = try #require(status.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) })
    #expect(peak < 200_000)
  }
}
