import Foundation
import Testing

@testable import AppCode
@testable import Program

/// Tests completion of arguments and commands, in the program and in real shells.
struct CompletionTests {
  @Test(
    "A shell's line is split as the shell does",
    arguments: [
      ("formlift ", [], "", nil), ("formlift fo", [], "fo", nil),
      ("formlift -c 'focus z", ["-c"], "focus z", "'"),
      ("formlift -c \"set a\\\"b", ["-c"], "set a\"b", "\""),
      ("formlift my\\ form.yaml -s ", ["my form.yaml", "-s"], "", nil),
      ("formlift a'b c'd", [], "ab cd", nil),
    ] as [(String, [String], String, Character?)])
  func line(text: String, words: [String], word: String, quote: Character?) {
    let line = ShellLine(text)
    #expect(line.words == words)
    #expect(line.word == word)
    #expect(line.openQuote == quote)
  }

  @Test(
    "The program completes verbs, options, values and commands",
    arguments: [
      ([], "sh", ["share"]), ([], "--str", ["--strategy"]),
      (["--strategy"], "inset-t", ["inset-top"]),
      ([], "--device=iphone-16-pl", ["--device=iphone-16-plus"]),
      (["audit", "--strategy"], "none,inset-t", ["none,inset-top"]),
      (["audit", "--format"], "j", ["json", "junit"]), (["fill", "--output"], "e", ["env"]),
      (["-c"], "focus zi", ["focus zip"]), (["-c"], "foc", ["focus"]),
      (["completions"], "", ["bash", "zsh", "fish"]), (["export"], "inset-t", ["inset-top"]),
    ] as [([String], String, [String])])
  func candidates(words: [String], word: String, texts: [String]) {
    #expect(ArgumentCompletion(words, word: word).candidates.map(\.text) == texts)
  }

  @Test("Files are completed by their endings, and fields come from the form on the line")
  func files() throws {
    let workplace = try Workplace()
    for (line, lines) in [
      ("formlift forms/tw", ["forms/twenty.yaml"]),
      ("formlift -f forms/scripts/inset-t", ["forms/scripts/inset-top.formlift"]),
      ("formlift forms/checkout.yaml -c 'focus cv", ["focus cvc"]),
      ("formlift forms/scri", ["forms/scripts/"]), ("formlift README", []),
    ] {
      let ending = try workplace.formlift(["completions", "bash", "--line", line])
      #expect(ending.output.split(separator: "\n").map(String.init) == lines, "\(line)")
    }
  }

  @Test("bash completes through the script")
  func bash() throws {
    let ending = try Workplace().sh(
      """
      bash --norc -c '
        eval "$(formlift completions bash)"
        for COMP_LINE in "formlift --str" "formlift --strategy=inset-t" "formlift forms/my"; do
          COMP_POINT=${#COMP_LINE}
          _formlift
          echo "${COMPREPLY[@]}"
        done
        complete -p formlift'
      """)
    #expect(ending.output == "--strategy\ninset-top\n\ncomplete -F _formlift formlift\n")
    #expect(ending.diagnostics.isEmpty)
  }

  @Test("fish completes through the script", .enabled(if: exists("/usr/bin/fish")))
  func fish() throws {
    let ending = try Workplace().sh(
      """
      fish --no-config -c '
        formlift completions fish | source
        complete -C "formlift --strategy inset-t"
        complete -C "formlift forms/tw"'
      """)
    #expect(ending.output == "inset-top\nforms/twenty.yaml\n")
  }

  @Test("zsh completes at a terminal", .enabled(if: exists("/usr/bin/zsh")))
  func zsh() throws {
    let workplace = try Workplace()
    // It puts the program on the path.
    _ = try workplace.sh("mkdir -p .home")
    let terminal = try PseudoTerminal(
      running: "/usr/bin/env", ["-C", workplace.path, "zsh", "-f", "-i"],
      environment: workplace.environment.merging(["PS1": "% ", "TERM": "vt100"]) { $1 },
      columns: 200, lines: 24)
    terminal.send(
      "unsetopt prompt_cr prompt_sp; autoload -U compinit; compinit -u -D; "
        + "eval \"$(formlift completions zsh)\"; echo read''y\r")
    try terminal.wait(for: "zsh to be ready") { $0.text.contains("\nready") }
    terminal.send("formlift --strat\tinset-t\t")
    try terminal.wait(for: "the option and its value") {
      $0.text.contains("formlift --strategy inset-top")
    }
    terminal.send("\u{15}formlift -c 'focus zi\t")
    try terminal.wait(for: "the field inside the quotes") {
      $0.text.contains("formlift -c 'focus zip'")
    }
    terminal.send("\u{15}exit\r")
    _ = try terminal.waitForEnding()
  }

  @Test("An unknown shell is an error that lists the shells")
  func unknownShell() throws {
    let ending = try Workplace().formlift(["completions", "csh"])
    #expect(
      ending
        == RunResult(
          output: "",
          diagnostics:
            "formlift completions: error: SHELL must be bash, zsh or fish, not \"csh\"\n", status: 2
        ))
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
