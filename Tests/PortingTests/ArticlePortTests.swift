import AppSource
import Avoidance
import Exporting
import Foundation
import Porting
import Testing

/// Tests that the repository's ported copies of listings and exports are up to date.
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

  /// The ported exports, which `UIKitTests` runs as own code, equal what `export` prints, ported.
  ///
  /// The articles' strategies are in one file, since their exports end with the same type.
  @Test("The ported copies of the exports are what export prints, ported")
  func portedExportsAreCurrent() throws {
    let files = [
      ("ArticleKeyboards", "inset-overlap inset-top keep-bottom shrink-table shrink-view"),
      ("FormViewController", "table-controller"), ("KeyboardGuideViewController", "layout-guide"),
      ("LeastMotionKeyboard", "least-motion"),
    ]
    let sources = try files.map { file, strategies in
      let exports = try strategies.split(separator: " ").map { name in
        try Export(#require(Strategy.named(String(name)))).lines.joined(separator: "\n") + "\n"
      }
      return Source(name: "forms/examples/Exports/\(file).swift", text: try Self.joined(exports))
    }
    try check(sources, in: "Exports")
  }

  /// Joins exports into one file, with one import and one copy of the type at their ends.
  private static func joined(_ exports: [String]) throws -> String {
    guard exports.count > 1 else { return exports[0] }
    let head = "import UIKit\n\n"
    let parts = exports.map {
      $0.components(separatedBy: "/// The frames, duration and curve in a keyboard notification.\n")
    }
    try #require(exports.allSatisfy { $0.hasPrefix(head) } && parts.allSatisfy { $0.count == 2 })
    try #require(Set(parts.map { $0[1] }).count == 1)
    return head + parts.map { $0[0].dropFirst(head.count) }.joined()
      + "/// The frames, duration and curve in a keyboard notification.\n" + parts[0][1]
  }

  /// The comment lines at the top of each ported copy.
  private static let head = """
    // Made by formlift-port and kept as made; ArticlePortTests checks it.
    // swift-format-ignore-file

    """

  private func check(_ sources: [Source], in kind: String) throws {
    let folder = Self.examples.appending(path: "OnLinux/\(kind)")
    for (source, ported) in zip(sources, SourcePorter(sources).run()) {
      let name = source.name.split(separator: "/").last ?? ""
      let kept = try String(
        contentsOf: folder.appending(path: "Ported\(name)"), encoding: .utf8)
      #expect(ported.findings.isEmpty)
      #expect(
        kept == Self.head + ported.text,
        "port it again; the copy has another name, so that no two files of the target claim one")
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept.count == sources.count)
  }
}
