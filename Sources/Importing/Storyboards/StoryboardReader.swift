import AppSource
import Foundation
import Simulation
import SwiftDeclarations

extension ScreenFormat {
  static let storyboard = ScreenFormat(
    kind: .storyboard, ending: ".storyboard", file: "storyboard", screen: "storyboard",
    read: interfaces)

  static let xib = ScreenFormat(
    kind: .xib, ending: ".xib", file: "xib", screen: "xib", read: interfaces)

  /// Imports the screens from storyboards and xibs; a screen's name doesn't matter here.
  @Sendable private static func interfaces(_ sources: [Source], named _: String?) -> ReadResult {
    (sources.flatMap { StoryboardReader($0).screens }, [])
  }
}

/// Imports the screens of one storyboard or xib: tables with rows, and views with fields.
struct StoryboardReader {
  private let source: Source

  init(_ source: Source) { self.source = source }

  /// The imported screens of the storyboard or xib, each with its messages.
  ///
  /// If the file can't be imported, the only screen is one without fields, with a message.
  var screens: [ImportedScreen] {
    switch InterfaceParser.read(source.text) {
    case .success(let document) where !Self.isOfPhone(document):
      [nothing("it is not for iOS", line: document.line, column: document.column)]
    case .success(let document):
      controllers(in: document).compactMap { screen($0, in: document) }
    case .failure(let failure):
      [nothing(Self.words(failure.problem), line: failure.line, column: failure.column)]
    }
  }

  private static func words(_ problem: InterfaceParser.Failure.Problem) -> String {
    switch problem {
    case .syntax: "no XML"
    case .documentType:
      "document types (<!DOCTYPE) and entities are not read, since they can name other files and "
        + "grow without limit; remove them, as Interface Builder writes none"
    }
  }

  /// Returns whether a storyboard or xib is for iOS, and not for a Mac.
  ///
  /// The type of a Mac's document contains `.Cocoa.`. The oldest documents have no type.
  private static func isOfPhone(_ document: InterfaceNode) -> Bool {
    document["type"].map { !$0.contains(".Cocoa.") } ?? true
  }

  /// Returns a screen without fields, with a message that says why nothing could be imported.
  private func nothing(_ reason: String, line: Int, column: Int) -> ImportedScreen {
    ImportedScreen(
      form: ImportedForm(name: source.name, title: "", style: .plain, hasNavigationBar: false),
      findings: [
        SourceProblem(file: source.name, line: line, column: column, reason: reason)
      ])
  }

  /// Returns the view controllers of a storyboard's scenes, or the top views of a xib.
  private func controllers(in document: InterfaceNode) -> [InterfaceNode] {
    let scenes = document.all(["scene"])
    guard scenes.isEmpty else {
      return scenes.compactMap { scene in
        scene.child("objects")?.children.first { Self.controllers.contains($0.name) }
      }
    }
    return document.child("objects")?.children.filter {
      !["placeholder", "customObject", "tapGestureRecognizer"].contains($0.name)
    } ?? []
  }

  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController",
  ]

  /// Returns the navigation controller that starts with this controller, or nil.
  private static func navigation(
    of controller: InterfaceNode, in document: InterfaceNode
  ) -> InterfaceNode? {
    document.all(["navigationController"]).first { navigation in
      navigation.all(["segue"]).contains {
        $0["kind"] == "relationship" && $0["destination"] == controller["id"]
      }
    }
  }

  /// Returns the name of the class that loads a xib, or nil if it is unknown.
  private static func owner(of document: InterfaceNode) -> String? {
    document.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner" && $0["customClass"] != "NSObject"
    }?["customClass"]
  }

  /// The file's name without folder and ending.
  private var nameOfFile: String {
    let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  /// Returns a title from a class's name: `EditContactViewController` becomes `Edit contact`.
  private static func title(of name: String) -> String {
    let ending = ["ViewController", "Controller", "VC", "View"].first {
      name.hasSuffix($0) && name.count > $0.count
    }
    return TextEvaluation.words(String(name.dropLast(ending?.count ?? 0)))
  }

  private func screen(
    _ controller: InterfaceNode, in document: InterfaceNode
  ) -> ImportedScreen? {
    let name =
      controller["storyboardIdentifier"] ?? controller["customClass"]
      ?? Self.owner(of: document) ?? controller["userLabel"] ?? nameOfFile
    let item = controller.child("navigationItem")
    let title = item?["title"] ?? controller["title"] ?? Self.title(of: name)
    var form = ImportedForm(
      name: controller["customClass"] ?? name, title: title, style: .stack,
      hasNavigationBar: item != nil)
    if let navigation = Self.navigation(of: controller, in: document) {
      form.hasNavigationBar = navigation["navigationBarHidden"] != "YES"
      form.hasLargeTitle =
        form.hasNavigationBar && navigation.child("navigationBar")?["largeTitles"] == "YES"
        && item?["largeTitleDisplayMode"] != "never"
    }
    var rows = InterfaceRows(file: source.name)
    let tables = ([controller] + controller.all(["tableView"])).filter { $0.name == "tableView" }
    if let table = tables.max(by: { Self.fieldCount($0) < Self.fieldCount($1) }),
      Self.fieldCount(table) > 0
    {
      form.style = table["style"].flatMap(TableStyle.init) ?? .plain
      form.sections = rows.sections(of: table)
      form.settings = Self.settings(of: table)
      if Self.fieldCount(controller) > Self.fieldCount(table) {
        rows.note("fields outside the table", at: controller)
      }
    } else {
      let content = Self.content(of: controller)
      let top = content === controller ? Self.topOfContent(of: controller, form) : 0
      form.sections = [ImportedSection(rows: rows.rows(in: content, from: top))]
      form.settings = Self.settings(of: content)
    }
    return form.fieldCount > 0 ? ImportedScreen(form: form, findings: rows.findings) : nil
  }

  /// Returns the y position in points where the content of a plain view begins, below its bars.
  ///
  /// That is 64 points with a navigation bar and 20 without, on a phone with a rounded screen 88
  /// and 44.
  private static func topOfContent(
    of controller: InterfaceNode, _ form: ImportedForm
  ) -> CGFloat {
    let height = controller.child("view")?.frame?.height ?? controller.frame?.height ?? 0
    let isRounded = height >= 780
    if form.hasNavigationBar { return isRounded ? 88 : 64 }
    return isRounded ? 44 : 20
  }

  private static func settings(of scroll: InterfaceNode) -> [String: String] {
    let mode = scroll["keyboardDismissMode"].flatMap { mode in
      ["onDrag", "interactive"].first { mode.hasPrefix($0) }
    }
    return mode.map { ["dismissMode": $0] } ?? [:]
  }

  private static func fieldCount(_ node: InterfaceNode) -> Int {
    node.all(["textField", "textView", "searchBar"]).filter(InterfaceRows.takesText).count
  }

  /// Returns the view to import from a controller: its scroll view with the most fields, or its
  /// whole view.
  private static func content(of controller: InterfaceNode) -> InterfaceNode {
    let scrolls = controller.all(["scrollView"])
    let best = scrolls.max { fieldCount($0) < fieldCount($1) }
    return best.flatMap { fieldCount($0) > 0 ? $0 : nil } ?? controller
  }
}
