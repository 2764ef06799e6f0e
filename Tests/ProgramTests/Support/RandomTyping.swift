@testable import AppCode
@testable import Terminal

import Foundation

/// A run of the program with random keys, pastes and resizes, which a seed determines.
struct RandomTyping {
  /// The state of the program after random typing.
  enum Outcome: Equatable, CustomStringConvertible {
    case alive
    /// The program has quit, because a key asked for it.
    case left
    /// The program was ended by another signal than SIGINT, or has an unexpected exit status.
    case died(PseudoTerminal.RunResult)
    case hangs

    var description: String {
      switch self {
      case .alive, .left: "well"
      case .died(let ending): "died: \(ending)"
      case .hangs: "takes no more keys"
      }
    }
  }

  private var random: SeededRandom
  private let seed: Int
  private let home: TemporaryFolder
  private let terminal: PseudoTerminal

  /// Starts the program in a terminal of a random kind, with random options.
  init(seed: Int) throws {
    self.seed = seed
    random = SeededRandom(seed: seed)
    home = try TemporaryFolder()
    let kind = Self.kinds.randomElement(using: &random) ?? [:]
    let arguments = [[], ["-q"], ["--json"], []].randomElement(using: &random) ?? []
    terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, arguments,
      environment: ProgramTerminal.environment(home: home).merging(kind) { $1 })
    terminal.watchesScreen = false
    // Before then, the keys are the terminal's own.
    _ = terminal.wait(forBytes: "formlift> ", seconds: PseudoTerminal.patience)
    resize()
  }

  /// Types `steps` random things, then checks whether the program still responds.
  mutating func run(steps: Int) throws -> Outcome {
    for _ in 0..<steps {
      guard try step() else { return terminal.isHungUp ? try ending() : .hangs }
    }
    return try isAlive() ? .alive : terminal.isHungUp ? try ending() : .hangs
  }

  private func ending() throws -> Outcome {
    let ending = try terminal.waitForEnding()
    // The last is what a second ^C asks for, while a command still runs.
    let wanted: [PseudoTerminal.RunResult] = [
      .exited(status: 0), .exited(status: 1), .killed(signal: SIGINT),
    ]
    return wanted.contains(ending) ? .left : .died(ending)
  }

  /// Whether the program still responds to `echo`.
  ///
  /// Before that, the terminal gets an ordinary size, and open questions are answered.
  private func isAlive() throws -> Bool {
    terminal.claimSize(columns: 80, lines: 24)
    guard type("\u{3}\u{1b}[201~\u{3}n\u{3}.\r\u{3}q\u{3}") else { return false }
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    var turn = 0
    while Date() < deadline {
      turn += 1
      guard type("\u{15}echo alive\(turn)\r") else { return false }
      if terminal.wait(forBytes: "alive\(turn)\r\r\n", seconds: 2) { return true }
      if terminal.isHungUp { return false }
      _ = type("\u{3}q\u{4}\r\u{3}")
    }
    return false
  }

  private mutating func step() throws -> Bool {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35:
      let key = Self.keys.randomElement(using: &random) ?? ""
      return type(String(repeating: key, count: count(of: [1, 1, 1, 2, 5, 30])))
    case 35..<60: return type(Self.words.randomElement(using: &random) ?? "")
    case 60..<70:
      let length = Int.random(in: 1..<40, using: &random)
      return type(String((0..<length).map { _ in Self.printable(using: &random) }))
    case 70..<74:
      let part = Self.parts.randomElement(using: &random) ?? ""
      return type(String(repeating: part, count: count(of: [50, 400, 2_000])))
    case 74..<77:
      let text = String(repeating: "x", count: count(of: [10, 1_000, 40_000]))
      return type("\u{1b}[200~\(text)\u{1b}[201~")
    case 77..<90:
      for _ in 0..<count(of: [1, 1, 2, 20]) { resize() }
      return true
    default: return type(bytes())
    }
  }

  private func type(_ text: String) -> Bool { type(Array(text.utf8)) }

  /// Types bytes, and returns whether the terminal accepted them.
  ///
  /// If it accepts none, not even a `^C`, a command that takes minutes, such as an audit, is
  /// interrupted.
  private func type(_ bytes: [UInt8]) -> Bool {
    terminal.exchange(bytes, seconds: PseudoTerminal.patience) { terminal.signal(SIGINT) }
  }

  private mutating func count(of counts: [Int]) -> Int { counts.randomElement(using: &random) ?? 1 }

  private mutating func resize() {
    let size = Self.sizes.randomElement(using: &random) ?? (80, 24)
    terminal.claimSize(columns: size.0, lines: size.1)
  }

  /// Returns random bytes, without those that halt the terminal, stop the program, or quit it.
  private mutating func bytes() -> [UInt8] {
    let count = Int.random(in: 1..<20, using: &random)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      .filter { ![0x04, 0x13, 0x1a, 0x1c].contains($0) }
  }

  private static func printable(using random: inout SeededRandom) -> Character {
    Character(Unicode.Scalar(UInt8.random(in: 32..<127, using: &random)))
  }
}

// MARK: - What is typed

extension RandomTyping {
  private static let kinds: [[String: String]] = [
    [:], [:], [:], [:], ["TERM": "dumb"], ["ACCESSIBLE": "1"], ["LANG": "C"], ["TERM": "vt100"],
    ["TERM": "linux"], ["TERM": "ansi"], ["TERM": "nonsense"],
  ]

  private static let sizes = [
    (80, 24), (120, 40), (1, 1), (0, 0), (1_000, 65_535), (65_535, 1_000), (2, 2), (7, 3), (10, 24),
    (41, 35), (200, 50), (40, 12), (40, 36),
  ]

  private static let parts = ["x", "é", "漢", "e\u{301}", "\t", "\u{16}\u{1}", "👨‍👩‍👧"]

  private static let keys =
    [
      "\r", "\t", "\t\t", "\u{1}", "\u{5}", "\u{2}", "\u{6}", "\u{b}", "\u{15}", "\u{17}", "\u{19}",
      "\u{14}", "\u{10}", "\u{e}", "\u{12}", "\u{c}", "\u{8}", "\u{7f}", "\u{3}", "\u{1f}",
      "\u{16}",
      "\u{1d}", "\u{f}", "\0", "\n", "\u{18}", "\u{7}", "\u{1b}", "y", "n", " ",
    ]
    + ["[A", "[B", "[C", "[D", "OA", "[H", "[F", "[3~", "[1;5C", "[1;5D", "["].map { "\u{1b}" + $0 }
    + [
      "x", "b", "f", "d", "\u{7f}", "u", "l", "c", "p", "n", "<", ">", "y", "\u{1b}", "-", "1", "9",
    ]
    .map { "\u{1b}" + $0 }
    + ["1000000x", "99x", "[200~", "[201~", "[200~a\nb\r\nc\u{1b}[201~"].map { "\u{1b}" + $0 }
    + [
      "é", "漢字", "e\u{301}", "\u{301}", "👨‍👩‍👧", "👍🏽", "\u{202e}", "\u{200d}", "\u{feff}", "\u{ad}", "🇩🇪",
      "ﷺ",
    ]

  private static let words = [
    "focus ", "zip", "name", "set ", "why", "fields", "help", "show", "undo", "redo", "fill\r",
    "edit name\r", "edit pin\r", "edit position\r", ".", "echo ", "tap outside", "rotate landscape",
    "strategy inset-top", "device ipad", "setting view pinned", "setting view inline",
    "setting speed 9", "values", "'", "\"", "\\", "#", "history", "hold on", "step 0.1", "recover",
    "scroll bottom", "get active", "expect", "source -\r", "quit", "type abc", "paste xyz",
    "delete 3", "clear", "load ", "devices", "strategies", "\u{4}", "((((a*)*)*)*)",
  ]
}
