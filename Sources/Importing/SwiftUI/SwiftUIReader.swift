import AppSource
import SwiftParser
import SwiftDeclarations
import SwiftSyntax

extension ScreenFormat {
  /// The format of Swift files: how to import the SwiftUI views that they contain.
  static let swiftUI = ScreenFormat(
    kind: .swiftUI, ending: ".swift", file: "Swift file", screen: "SwiftUI view"
  ) { sources, name in
    let reader = SwiftUIReader(sources)
    return (reader.screens(named: name), reader.breaks)
  }
}

/// Imports screens from the SwiftUI views in a module's source files.
struct SwiftUIReader {
  private let sources: [Source]
  private let converters: [SourceLocationConverter]
  private let declarations: ViewDeclarations
  /// The first syntax error of each source file that isn't valid Swift.
  let breaks: [SourceProblem]

  init(_ sources: [Source]) {
    self.sources = sources
    let trees = sources.map { Parser.parse(source: $0.textToParse) }
    declarations = ViewDeclarations(trees)
    let converters = zip(sources, trees).map {
      SourceLocationConverter(fileName: $0.name, tree: $1)
    }
    self.converters = converters
    breaks = zip(trees, converters).compactMap { tree, converter in
      guard let position = SyntaxBreak(in: tree)?.position else { return nil }
      let place = converter.location(for: position)
      return SourceProblem(
        file: place.file, line: place.line, column: place.column,
        reason: "this is not valid Swift, and parts near it may be missing")
    }
  }

  /// Returns the imported screen of the view with a name.
  ///
  /// If `name` is nil, returns the screen of each view that no other view shows. Views without a
  /// field have no screen.
  func screens(named name: String?) -> [ImportedScreen] {
    var walks: [(name: String, walk: ViewWalk, nodes: [ViewNode])] = []
    for view in declarations.views where name == nil || view.name == name {
      var walk = ViewWalk(declarations, converters)
      let nodes = walk.nodes(ofView: view.name)
      if let sheet = declarations.sheets[view.name] { walk.takeSheet(sheet) }
      if let tab = declarations.tabs[view.name] {
        walk.hasTabBar = true
        if tab.hasNavigation { walk.hasNavigationBar = true }
      }
      if nodes.contains(where: { $0.fieldCount > 0 }) || walk.tellsOfFields || walk.bar != nil
        || walk.search != nil
      {
        walks.append((view.name, walk, nodes))
      }
    }
    let parts = walks.reduce(into: Set<String>()) { $0.formUnion($1.walk.parts) }
    return walks.filter { name != nil || !parts.contains($0.name) }.map {
      screen($0.name, $0.walk, $0.nodes)
    }
  }

  private func screen(
    _ name: String, _ walk: ViewWalk, _ nodes: [ViewNode]
  ) -> ImportedScreen {
    var walk = walk
    let nodes = shownAtFirst(nodes, &walk)
    let lists = nodes.flatMap(\.lists).map { list in
      (list.style, list.nodes, list.nodes.reduce(0) { $0 + $1.fieldCount })
    }
    let total = nodes.reduce(0) { $0 + $1.fieldCount }
    // On a screen whose text field is in a bar, the first list has the rows.
    let fullest = lists.max { $0.2 < $1.2 }.flatMap { $0.2 > 0 ? $0 : nil }
    let best = fullest ?? (total == 0 || walk.bar != nil ? lists.first : nil)
    if let best, best.2 < total, let place = place(of: name) {
      walk.note("\(total - best.2) of \(total) fields are outside the list", at: place)
    }
    let below = nodes.flatMap(\.textsBelowList)
    if walk.bottomBar == nil, !below.isEmpty {
      walk.bottomBar = ImportedBottomBar(text: below.joined(separator: " "), height: 50)
    }
    let isBar = walk.bottomBar?.text == below.joined(separator: " ")
    let texts =
      nodes.flatMap(\.texts).count - (best?.1.flatMap(\.texts).count ?? 0)
      - (isBar ? below.count : 0)
    if best != nil, texts > 0, let place = place(of: name) {
      let stand = texts == 1 ? "1 text is" : "\(texts) texts are"
      walk.note("\(stand) outside the list", at: place)
    }
    if lists.isEmpty, let place = place(of: name) { Self.notePlaces(nodes, of: place, &walk) }
    let style = best?.0 ?? .stack
    let content = best?.1 ?? nodes
    let assembly = RowAssembly(content, isStack: style == .stack)
    for views in assembly.openConditions {
      walk.note("rows are always shown; in the app, only \(views.words)", at: views.place)
    }
    for views in nodes.flatMap(\.conditionals)
    where views.isLeftOut && assembly.told(views) == nil {
      walk.noteLeftOut(views)
    }
    if let search = walk.search {
      if let reason = walk.reasonAgainstSearch {
        walk.note(reason, at: search.place)
        walk.search = nil
      } else {
        walk.hasNavigationBar = true
      }
    }
    let title = walk.title ?? Self.title(of: name)
    var bottomBar = walk.bottomBar
    if walk.ignoresKeyboard { bottomBar?.followsKeyboard = false }
    let hasNavigationBar =
      walk.hasNavigationBar && !walk.hiddenBars.contains("navigationBar")
    if assembly.sections.allSatisfy(\.rows.isEmpty), let place = place(of: name) {
      walk.note("the screen has no rows at first; an empty row is used instead", at: place)
    }
    let form = ImportedForm(
      name: name, title: title, style: style, hasNavigationBar: hasNavigationBar,
      searchField: walk.search?.field, hasLargeTitle: hasNavigationBar && walk.hasLargeTitle,
      hasTabBar: walk.hasTabBar && !walk.hiddenBars.contains("tabBar"), bottomBar: bottomBar,
      bar: walk.bar, detents: walk.detents,
      heightAboveTable: lists.count == 1 && best != nil ? walk.heightAboveList : 0,
      opensAtBottom: walk.opensAtBottom,
      settings: walk.dismissMode.map { ["dismissMode": $0] } ?? [:],
      strategy: walk.ignoresKeyboard ? "none" : "swiftui", sections: assembly.sections)
    return ImportedScreen(form: form, findings: (walk.findings + breaks).sorted())
  }

  /// Returns the views without those with fields that the app hides at first, if initial values tell.
  ///
  /// Views that a field of the screen shows and hides stay. So do all fields of a screen that has no
  /// field at first, without the views that the app shows before them.
  private func shownAtFirst(_ nodes: [ViewNode], _ walk: inout ViewWalk) -> [ViewNode] {
    let assembly = RowAssembly(nodes, isStack: true)
    let isHidden = { (views: ConditionalViews) in
      views.isKnownAtFirst == false && views.nodes.contains { $0.fieldCount > 0 }
        && assembly.told(views) == nil
    }
    var shown = nodes.map { $0.removing(isHidden) }
    var hidden = nodes.flatMap(\.conditionals).filter(isHidden)
    if !shown.contains(where: { $0.fieldCount > 0 }), walk.bar == nil, walk.search == nil {
      // What the app shows before the fields isn't beside them.
      let later = hidden.map(\.statement)
      let isBefore = { (views: ConditionalViews) in
        views.isKnownAtFirst == true && later.contains(views.statement)
          && !views.nodes.contains { $0.fieldCount > 0 }
      }
      shown = nodes.map { $0.removing(isBefore) }
      hidden = nodes.flatMap(\.conditionals).filter(isBefore)
    }
    for views in hidden { walk.noteLeftOut(views) }
    return shown
  }

  /// Records a message if a screen that doesn't scroll has its fields lower than the form.
  ///
  /// How much lower depends on the phone. A Spacer moves the views below it down. Without spacers,
  /// SwiftUI centers a column.
  private static func notePlaces(
    _ nodes: [ViewNode], of view: SourceLocation, _ walk: inout ViewWalk
  ) {
    let pieces = nodes.flatMap(\.piecesInColumn)
    guard let last = pieces.lastIndex(where: { $0.fieldCount > 0 }) else { return }
    for case .spacer(let place?) in pieces[..<last] {
      walk.note("the space of Spacer is left out, so the rows below it are higher here", at: place)
      return
    }
    let fills = pieces.contains { $0.isSpacer || $0.fields.contains(where: \.fillsScreen) }
    let isColumn = nodes.contains { node in
      if case .field = node { false } else { node.piecesInColumn.count > 1 }
    }
    guard !fills, isColumn else { return }
    walk.note("the views are centered in the app; here, they begin at the top", at: view)
  }

  private func place(of name: String) -> SourceLocation? {
    declarations.views.first { $0.name == name }.map {
      converters[$0.file].location(for: $0.place)
    }
  }

  /// Returns a screen's title from a view's name: `CheckoutFormView` becomes `Checkout form`.
  private static func title(of name: String) -> String {
    let stem = ["View", "Screen"].first { name.hasSuffix($0) && name.count > $0.count }
      .map { String(name.dropLast($0.count)) }
    return TextEvaluation.words(stem ?? name)
  }
}

extension [SourceProblem] {
  /// Returns the import problems sorted by file and position, without duplicates.
  fileprivate func sorted() -> [SourceProblem] {
    var seen: Set<SourceProblem> = []
    return filter { seen.insert($0).inserted }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }
}
