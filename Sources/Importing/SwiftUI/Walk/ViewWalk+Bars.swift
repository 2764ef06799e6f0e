import SwiftDeclarations
import SwiftSyntax

/// The part of the import of a SwiftUI screen for tabs and for bars at the bottom.
extension ViewWalk {
  /// Imports the view of `safeAreaInset(edge: .bottom)` or `safeAreaBar(edge: .bottom)`.
  ///
  /// A view with a single text field becomes a bar on the keyboard, as in a chat. On a screen with
  /// fields, a view without text fields becomes a bottom bar. Its text is the title of its first
  /// button, or else its texts.
  ///
  /// - Returns: whether a form's definition can express the view.
  mutating func takeInset(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits, hasFields: Bool
  ) -> Bool {
    guard call.argument("edge")?.bare.path?.last == "bottom", let content = call.content,
      bottomBar == nil, bar == nil
    else { return false }
    // Modifiers inside the bar affect only its height.
    var inside = self
    let known = findings.count
    let shown = inside.nodes(of: content, scope, traits)
    take(from: inside)
    let (fields, choices) = shown.flatMap(\.fields).divided { $0.isMenu || $0.isSwitch }
    // Several views are on top of each other.
    let height = max(HeightEstimate.line, shown.map(\.height).max() ?? 0)
    if fields.count == 1 {
      bar = ImportedRow(field: fields[0], height: height)
      return true
    }
    guard hasFields, fields.isEmpty else { return false }
    var text = inside.buttonTitles.dropFirst(buttonTitles.count).first
    let texts = choices.compactMap(\.label) + shown.flatMap(\.texts)
    if text == nil, texts.isEmpty,
      let name = shown.lazy.compactMap(\.firstPicture).first
    {
      if findings.count == known {
        note("the bar's view is not known; its name is used instead", at: content)
      }
      text = name
    }
    let ignoresKeyboard = content.trimmedDescription.contains("ignoresSafeArea(.keyboard")
    bottomBar = ImportedBottomBar(
      text: text ?? texts.joined(separator: " "), height: height,
      followsKeyboard: !ignoresKeyboard)
    return true
  }

  /// The placements of toolbar items that an iPhone shows at the bottom.
  static let placesAtBottom: Set = ["bottomBar", "status"]

  /// Returns the placements of a toolbar's items, such as `keyboard`.
  func placements(in call: FunctionCallExprSyntax, _ scope: ViewScope) -> Set<String> {
    Set(ToolbarItems(declarations).items(of: call, scope).compactMap(\.placement))
  }

  /// Imports a toolbar's items at the bottom of the screen as a bar that the keyboard covers.
  ///
  /// - Returns: whether a form's definition can express the items: those with a text and no field.
  mutating func takeToolbar(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> Bool {
    guard bottomBar == nil else { return false }
    var inside = self
    var shown: [ViewNode] = []
    for item in ToolbarItems(declarations).items(of: call, scope)
    where item.placement.map(Self.placesAtBottom.contains) == true {
      shown += inside.nodes(of: item.call.content, item.scope, traits)
    }
    let texts = shown.flatMap(\.texts)
    guard !texts.isEmpty, shown.allSatisfy({ $0.fieldCount == 0 }) else { return false }
    take(from: inside)
    bottomBar = ImportedBottomBar(
      text: texts.joined(separator: " "), height: Self.toolbarHeight, followsKeyboard: false)
    return true
  }

  /// Whether the screen's title is large while the rows are at their top.
  ///
  /// It is large unless the app says otherwise. An automatic title is large on the first screen of a
  /// navigation stack. Screens that are pushed onto that screen inherit its mode.
  var hasLargeTitle: Bool {
    switch titleMode {
    case "large": true
    case nil, "automatic": setsTitle
    default: false
    }
  }

  /// Imports `searchable(text:placement:prompt:)` as the field of a search bar.
  ///
  /// The first search field of a screen is imported. Others get a message at `place`.
  mutating func takeSearch(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits, at place: Syntax
  ) {
    var field = field(bound: call.argument("text"), scope, traits)
    field.source = "search"
    field.placeholder = text(call.argument("prompt") ?? call.argument(nil), scope) ?? "Search"
    field.returnKey = traits.returnKey ?? "search"
    if let search {
      guard search.field != field else { return }
      note("a form has one search field; this one is left out", at: place)
    } else {
      search = (field, place)
    }
  }

  /// Stores the bars that `toolbar(.hidden, for: …)` hides; without names, the navigation bar.
  mutating func takeVisibility(_ call: FunctionCallExprSyntax, _ scope: ViewScope) {
    guard call.argument(nil)?.choice(in: scope) == "hidden" else { return }
    let names = call.arguments.dropFirst().compactMap { $0.expression.bare.path?.last }
    hiddenBars.formUnion(names.isEmpty ? ["navigationBar"] : names)
  }

  /// Why a form can't have the screen's search field, or nil if it can.
  ///
  /// Without a tab bar, the navigation bar may be that of a parent outside the given files.
  var reasonAgainstSearch: String? {
    if bar != nil {
      return "a form has either a search field or a field in a bar on the keyboard"
    }
    if hiddenBars.contains("navigationBar") {
      return "a search field needs a navigation bar, and the screen hides its own"
    }
    return hasTabBar && !hasNavigationBar
      ? "a search field needs a navigation bar, for example that of a NavigationStack" : nil
  }

  /// Returns the views of a TabView's first tab that has fields.
  ///
  /// Other tabs with fields are imported as other screens. If no tab has fields, returns the views of
  /// the tab for searching, since the TabView may have a search field.
  mutating func tabs(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    hasTabBar = true
    guard let content = call.content else { return [] }
    var scope = scope
    var forSearching: (walk: ViewWalk, nodes: [ViewNode])?
    let first = firstWithFields(of: "tab", Array(content.statements)) { item, other in
      let nodes = other.nodes(of: item, &scope, traits)
      if item.trimmedDescription.contains(/^Tab\([^{]*role: \.search\b/) {
        forSearching = (other, nodes)
      }
      return nodes
    }
    if let first { return first }
    guard let forSearching else { return [] }
    self = forSearching.walk
    return forSearching.nodes
  }

  /// Returns the views of a paged TabView's first page that has fields, or else of all pages.
  ///
  /// Other pages with fields are imported as other screens.
  mutating func pages(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    guard let content = call.content else { return [] }
    var inside = scope
    return firstWithFields(of: "page", Array(content.statements)) {
      $1.nodes(of: $0, &inside, traits)
    } ?? nodes(of: content, scope, traits)
  }

  /// Returns the views of a NavigationSplitView's first column that has fields.
  ///
  /// A phone shows one column at a time. Other columns with fields are imported as other screens. If
  /// no column has fields, returns the views of the first one.
  mutating func columns(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    hasNavigationBar = true
    let labeled = ["sidebar", "content", "detail"].compactMap { call.closure($0) }
    let closures = [call.trailingClosure].compactMap { $0 } + labeled
    return firstWithFields(of: "column", closures) { $1.nodes(of: $0, scope, traits) }
      ?? nodes(of: closures.first, scope, traits)
  }

  /// Returns the views of the first part of a screen that has fields, or nil.
  ///
  /// Only this part's bars become the screen's, since the app shows the parts one at a time. Other
  /// parts with fields get a message.
  private mutating func firstWithFields<Part: SyntaxProtocol>(
    of kind: String, _ parts: [Part], nodes: (Part, inout ViewWalk) -> [ViewNode]
  ) -> [ViewNode]? {
    var first: [ViewNode]?
    for (index, part) in parts.enumerated() {
      var other = self
      (other.bar, other.search) = (nil, nil)
      let nodes = nodes(part, &other)
      let bars = [other.bar?.field, other.search?.field].count { $0 != nil }
      let count = nodes.reduce(bars) { $0 + $1.fieldCount }
      guard count > 0 else { continue }
      guard first != nil else {
        first = nodes
        self = other
        if kind == "page", index > 0 {
          note("the first page has no field; one with fields is used instead", at: parts[0])
        }
        continue
      }
      let fields = count == 1 ? "1 field" : "\(count) fields"
      note("another \(kind) with \(fields) is a screen of its own", at: part)
    }
    return first
  }
}

extension Sequence {
  /// Returns the elements that don't satisfy a condition, and those that do.
  fileprivate func divided(_ isSecond: (Element) -> Bool) -> (rest: [Element], chosen: [Element]) {
    (filter { !isSecond($0) }, filter(isSecond))
  }
}
