import Foundation
import Testing

@testable import AppCode

/// Tests scripts that run other scripts with `source`.
struct ProgramSourceTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("echo outer\nsource middle\necho end\n", to: "outer")
    try workplace.write("# a comment\n\nsource ./inner\necho of middle\n", to: "middle")
    try workplace.write("echo inner\nfocus zpi\necho of inner\n", to: "inner")
    try workplace.write("echo quitting\nquit\necho after\n", to: "quitting")
    try workplace.write("echo round\nsource loop\n", to: "loop")
    try workplace.write("source second\n", to: "first")
    try workplace.write("source linked\n", to: "second")
    symlink("first", workplace.path + "/linked")
    link(workplace.path + "/loop", workplace.path + "/other")
  }

  private static let chain = """
    ./inner:2: error: no field "zpi"; did you mean "zip"?
      focus zpi
            ^
      in a script sourced at middle:3
      in a script sourced at outer:2

    """

  @Test(
    "The source command runs scripts and reports failures",
    arguments: [
      ProgramCase(
        "a failure ends all", ["-f", "outer", "-c", "echo c"], output: "outer\ninner\n",
        diagnostics: chain, status: 1),
      ProgramCase(
        "or nothing", ["-k", "-f", "outer"], output: "outer\ninner\nof inner\nof middle\nend\n",
        diagnostics: chain, status: 1),
      ProgramCase(
        "a failed command", ["-k"], input: "source missing\nsource forms\necho on\n",
        output: "on\n",
        diagnostics: """
          <stdin>:1: error: missing: No such file or directory
            source missing
                   ^
          <stdin>:2: error: forms: Is a directory
            source forms
                   ^

          """, status: 1),
      ProgramCase(
        "quit ends all", ["-f", "-", "-c", "echo c"], input: "source quitting\necho on\n",
        output: "quitting\n"),
      ProgramCase(
        "itself", ["-f", "loop"], output: "round\n",
        diagnostics: """
          loop:2: error: loop: this is already running; a script that runs itself would never end
            source loop
                   ^

          """, status: 1),
      ProgramCase(
        "itself by another name", ["-f", "other"], output: "round\n",
        diagnostics: """
          other:2: error: loop: this is already running; a script that runs itself would never end
            source loop
                   ^

          """, status: 1),
      ProgramCase(
        "by way of a link", ["-f", "first"],
        diagnostics: """
          second:1: error: linked: this is already running; a script that runs itself would never end
            source linked
                   ^
            in a script sourced at first:1

          """, status: 1),
      ProgramCase(
        "standard input", input: "source -\n",
        diagnostics: """
          <stdin>:1: error: -: this is already running; a script that runs itself would never end
            source -
                   ^

          """, status: 1),
      ProgramCase(
        "twice, one after the other", ["-k"], input: "source quoted\nsource quoted\n",
        output: "a  b\na  b\n"),
    ])
  func runsScripts(run: ProgramCase) throws {
    try workplace.write("echo 'a  b'", to: "quoted")
    try run.check(in: workplace)
  }

  @Test("A script on standard input that sources itself is an error")
  func standardInputMayBeTheFileItself() throws {
    #expect(
      try workplace.sh("formlift < loop")
        == RunResult(
          output: "round\n",
          diagnostics: """
            <stdin>:2: error: loop: this is already running; a script that runs itself would never end
              source loop
                     ^

            """, status: 1))
  }

  @Test("A tilde is the home folder") func aTildeIsTheHomeFolder() throws {
    try FileManager.default.createDirectory(
      atPath: workplace.path + "/.home", withIntermediateDirectories: false)
    try workplace.write("load ~/form.yaml\nsave ~/answers.json\n", to: ".home/script")
    try workplace.write("form: Mine\nsections: [{rows: [{field: a}]}]\n", to: ".home/form.yaml")
    try ProgramCase(
      "", input: "source ~/script\n",
      output: "Mine: 1 field on iphone-5s\nsaved 1 answer to ~/answers.json\n"
    ).check(in: workplace)
    #expect(try workplace.text(".home/answers.json") == "{\n  \"a\": \"\"\n}\n")
  }
}
