import Testing

/// `formlift export` as a user types it.
struct ProgramExportTests {
  @Test func printsWhatTheCommandPrints() throws {
    let workplace = try Workplace()
    let verb = try workplace.formlift(["export", "inset-top", "reveal=middle"])
    let command = try workplace.formlift(["-q", "-c", "export inset-top reveal=middle"])
    #expect(verb == command)
    #expect(verb.output.hasPrefix("import UIKit\n\n/// Makes room for the keyboard in a table: "))
    #expect(verb.status == 0)
  }

  @Test(arguments: [
    ProgramCase(
      "no such strategy", ["export", "inset-tp"],
      diagnostics:
        "formlift export: error: no strategy \"inset-tp\"; did you mean \"inset-top\"?\n",
      status: 2)
  ])
  func usage(_ example: ProgramCase) throws { try example.check(in: Workplace()) }
}
