import SwiftSyntax

/// An import of a module that doesn't exist on Linux, in one of the app's source files.
struct MissingImport {
  let module: String
  let node: ImportDeclSyntax
  /// What the file uses of Apple's framework; nil for a module that isn't Apple's.
  let use: FrameworkUse?

  /// Records one message for each missing module at its first import, for all files together.
  static func note(in visitors: [PortingVisitor]) {
    let imports = visitors.enumerated().flatMap { index, visitor in
      visitor.missingImports.map { (index, $0) }
    }
    var noted: Set<String> = []
    for (index, first) in imports where noted.insert(first.module).inserted {
      let all = imports.map(\.1).filter { $0.module == first.module }
      // CoreData is there, but the classes of the app's data model may not be.
      if first.module == "CoreData", all.allSatisfy({ $0.use?.generated.isEmpty == true }) {
        continue
      }
      // The app's sources have a stand-in for the framework.
      if FrameworkUse(joining: all.compactMap(\.use)).isReplaced { continue }
      let files = all.count == 1 ? "" : " (imported in \(all.count) files)"
      let reason = reason(first.module, all.compactMap(\.use))
      visitors[index].draft.find(reason + files, at: first.node)
    }
  }

  private static func reason(_ module: String, _ uses: [FrameworkUse]) -> String {
    guard !uses.isEmpty else {
      return "import \(module): this module does not exist here; add its sources, or a file with "
        + "the declarations that are used"
    }
    return FrameworkUse(joining: uses).reason(module)
  }
}
