import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests the HTML page of `formlift audit --format html`, which plays each case that it lists.
@Suite struct AuditPageTests {
  private static let remarks = ["position-restored", "no-needless-scroll", "no-delay"]

  @Test("An audit's HTML page contains every listed case", arguments: [false, true])
  func eachCaseIsThere(listsRemarks: Bool) throws {
    let workplace = try Workplace()
    let options =
      "audit forms/twenty.yaml --device iphone-5s --orientation portrait "
      + "--strategy none,inset-top,least-motion\(listsRemarks ? " --laws all" : "")"
    let page = try workplace.sh("formlift \(options) --format html").output
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    let json = try workplace.sh("formlift \(options) --format json").output
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let strategies = try #require(report["strategies"] as? [[String: Any]])
    let broken = strategies.flatMap { strategy in
      (strategy["laws"] as? [String: [String: Any]] ?? [:])
        .filter { listsRemarks || !Self.remarks.contains($0.key) }.values
        .compactMap { $0["broken"] as? Int }
    }.filter { $0 > 0 }
    #expect(!broken.isEmpty)
    let buttons = page.matches(of: /<button data-case="(case-\d+-\d+)">\S+ ([\d,]+)<\/button>/)
    let shown = buttons.compactMap { Int($0.2.filter { $0 != "," }) }
    #expect(shown.sorted() == broken.sorted())
    for button in buttons { #expect(page.contains("<template id=\"\(button.1)\">")) }
    let pictures = page.matches(of: /<figure data-story.*?(<svg xmlns.*<\/svg>)<\/figure>/)
    #expect(pictures.count == buttons.count)
    for picture in pictures {
      #expect(XMLParser(data: Data(picture.1.utf8)).parse())
    }
    #expect(page.contains("none breaks visible"))
    #expect(page.contains("expected active.visible == 1, but active.visible is 0"))
  }

  @Test("The audit command prints an HTML page in a session") func inASession() throws {
    let ending = try Workplace().formlift([
      "forms/twenty.yaml", "-q", "-c",
      "audit --device iphone-5s --strategy inset-top --format html",
    ])
    #expect(ending.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(ending.output.hasSuffix("</html>\n"))
  }
}
