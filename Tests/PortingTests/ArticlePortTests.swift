import AppSource
import Foundation
import Porting
import Testing

/// The ported copies of the articles' listings and of the exports.
struct ArticlePortTests {
  @Test(
    "The ported copies of articles and exports are what the port makes of them",
    arguments: [("Articles", 5), ("Exports", 8)])
  func portedCopiesAreCurrent(of kind: String, count: Int) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = "forms/examples/\(kind)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    ).sorted()
    #expect(names.count == count)
    let sources = try names.map { name in
      Source(
        name: "\(folder)/\(name)",
        text: try String(
          contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8))
    }
    for (name, ported) in zip(names, SourcePorter(sources).run()) {
      let kept = root.appending(path: "forms/examples/OnLinux/\(kind)/Ported\(name)")
      #expect(ported.findings.isEmpty)
      #expect(
        try String(contentsOf: kept, encoding: .utf8) == ported.text,
        "port it anew; the copy has another name, so that no two files of the target claim one")
    }
  }
}
