import Foundation
import Testing

struct ShippedScriptTests {
  @Test(
    "Every shipped script passes",
    arguments: Repository.files(below: "forms/scripts", suffix: ".formlift"))
  func holds(script: String) throws {
    let workplace = try Workplace()
    for run in [try workplace.formlift(["-f", script]), try workplace.sh("formlift < \(script)")] {
      #expect(run.diagnostics.isEmpty)
      #expect(run.status == 0)
    }
  }
}
