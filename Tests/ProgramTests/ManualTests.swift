import Foundation
import Testing

@testable import AppCode
@testable import Program

/// Tests the verbs' manuals, as help and as man pages.
struct ManualTests {
  @Test("mandoc has no complaint about the man pages")
  func lint() throws {
    let workplace = try Workplace()
    let ending = try workplace.sh(
      """
      mkdir pages && cd pages
      formlift man | tr -d ')' | tr '(' ' ' | while read page section; do
        formlift man $page > $page.$section
      done
      ls | wc -l
      mandoc -Tlint *.[15]
      """)
    #expect(ending == RunResult(output: "\(ManPage.names.count)\n", diagnostics: "", status: 0))
  }

  @Test("A man page shows the options and the exit status")
  func page() throws {
    let workplace = try Workplace()
    let shown = try workplace.sh(
      "formlift man formlift-fill > page && mandoc -Tascii page | col -b"
    )
    .output
    for text in [
      "formlift-fill", "ask for the answers to a form", "--output FORMAT", "EXIT STATUS",
      "The answers are complete.", "formlift(1)", "formlift-form(5)",
    ] {
      #expect(shown.contains(text), "\(text)")
    }
  }

  @Test("On a terminal, a man page is formatted, and without a program for that it is plain text")
  func pageOnTerminal() throws {
    let home = try TemporaryFolder()
    for (folders, text) in [
      ("/usr/bin:/bin", "EXIT STATUS"), ("/nowhere", "Usage: formlift fill "),
    ] {
      let terminal = try PseudoTerminal(
        running: PseudoTerminal.formlift, ["man", "formlift-fill"],
        environment: ["HOME": home.path, "PATH": folders, "PAGER": "cat", "TERM": "xterm"],
        columns: 80, lines: 24)
      terminal.watchesScreen = false
      _ = try terminal.waitForEnding()
      let shown = String(decoding: terminal.transcript, as: UTF8.self)
        .replacing(/.\u{8}/, with: "")
      #expect(shown.contains(text), "\(shown)")
      #expect(!shown.contains(".Sh "))
    }
  }

  @Test("formlift-form(5) has every key of a form file")
  func formKeys() throws {
    let page = FormPage.mdoc
    for key in ["sections", "showIf", "detents", "contentInsetAdjustmentBehavior", "pattern"] {
      #expect(page.contains("\n.It Cm \(key)\n"), "\(key)")
    }
  }

  /// If the keys change, the failure shows the tables to copy into the guide.
  @Test("The guide about form files has the same keys")
  func keysOfGuide() throws {
    let guide = try Repository.text("Sources/Formlift/Formlift.docc/FormFiles.md")
    #expect(guide.hasSuffix("\n\n## All keys\n\n" + FormPage.markdown))
  }

  @Test("--help of a verb is its manual", arguments: Manual.verbs.compactMap(\.verb))
  func help(verb: String) throws {
    let ending = try Workplace().formlift([verb, "--help"])
    #expect(ending.status == 0)
    #expect(ending.output == Manual.of(verb: verb)?.usage)
    #expect(ending.output.hasPrefix("Usage: formlift \(verb) "))
  }

  @Test("formlift-port knows the options in the manual of port")
  func portOptions() throws {
    for option in Manual.port.options where option.long != "help" {
      let value = option.argument == nil ? [] : ["x"]
      let ending = try Workplace().formlift(["port", "--\(option.long)"] + value)
      #expect(ending.diagnostics.contains("error: PATH is missing"), "\(option.long)")
    }
  }

  @Test("An unknown page is an error that lists the pages")
  func unknownPage() throws {
    let ending = try Workplace().formlift(["man", "formlift-fil"])
    #expect(ending.status == 2)
    #expect(
      ending.diagnostics.hasPrefix(
        "formlift man: error: no page \"formlift-fil\"; did you mean \"formlift-fill\"?"))
  }
}
