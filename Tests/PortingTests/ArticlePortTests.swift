import AppSource
import Avoidance
import Exporting
import Foundation
import Porting
import Testing

/// The ported copies of the articles' listings and of the exports.
struct ArticlePortTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "forms/examples")

  @Test("The ported copies of the articles' listings are what the port makes of them")
  func portedArticlesAreCurrent() throws {
    let folder = Self.examples.appending(path: "Articles")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 5)
    try check(
      try names.map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return Source(name: "forms/examples/Articles/\(name)", text: text)
      }, in: "Articles")
  }

  /// What is run as own code, in `UIKitTests`, is what is exported.
  ///
  /// The names in the copies are those that the exports had as files beside the articles.
  @Test("The ported copies of the exports are what export prints, ported")
  func portedExportsAreCurrent() throws {
    let exports = [
      "InsetOverlapKeyboard": "inset-overlap", "InsetTopKeyboard": "inset-top",
      "KeepBottomKeyboard": "keep-bottom", "LeastMotionKeyboard": "least-motion",
      "ShrinkTableKeyboard": "shrink-table", "ShrinkViewKeyboard": "shrink-view",
      "FormViewController": "table-controller", "KeyboardGuideViewController": "layout-guide",
    ]
    let sources = try exports.sorted { $0.key < $1.key }.map { type, name in
      let strategy = try #require(Strategy.named(name))
      let text = try Export(strategy).lines.joined(separator: "\n") + "\n"
      return Source(name: "forms/examples/Exports/\(type).swift", text: text)
    }
    try check(sources, in: "Exports")
  }

  private func check(_ sources: [Source], in kind: String) throws {
    let folder = Self.examples.appending(path: "OnLinux/\(kind)")
    for (source, ported) in zip(sources, SourcePorter(sources).run()) {
      let name = source.name.split(separator: "/").last ?? ""
      let kept = try String(
        contentsOf: folder.appending(path: "Ported\(name)"), encoding: .utf8)
      #expect(ported.findings.isEmpty)
      #expect(
        kept == ported.text,
        "port it again; the copy has another name, so that no two files of the target claim one")
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept.count == sources.count)
  }
}
