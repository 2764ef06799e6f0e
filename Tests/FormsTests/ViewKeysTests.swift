import Foundation
import Simulation
import Testing

@testable import Forms

/// Tests the keys for views around the table and for the bar below it.
@Suite struct ViewKeysTests {
  private static let rows = "sections: [{rows: [{field: a}]}]"

  private static func form(_ text: String) throws -> Form {
    try Form(contentsOf: Data(text.utf8), fileName: "x.yaml", vocabulary: vocabulary)
  }

  @Test("Without view keys the table fills the screen and opens at the top")
  func defaults() throws {
    let form = try Self.form(Self.rows)
    #expect(form.containers == [])
    #expect(form.tablePlace == .insets(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)))
    #expect(form.opensAt == .top)
    #expect(form.bar == nil)
    #expect(form.barRow == nil)
  }

  @Test("Containers and the table's frame are read") func containersAndTable() throws {
    let form = try Self.form(
      """
      containers:
        - sheet: true
          navigationBar: true
        - frame: [-10, 20.5, 300, 400]
          tabBar: true
        - insets: [1, 2, 3, -4]
          scale: 0.5
          turns: 3
        - {}
      table: {frame: [0, 0, 100, 200]}
      opensAt: bottom
      \(Self.rows)
      """)
    let filling = ViewPlace.insets(.zero)
    let sheet = Container(
      place: filling, isSheet: true, chrome: Chrome(hasNavigationBar: true, hasTabBar: false))
    let framed = Container(
      place: .frame(CGRect(x: -10, y: 20.5, width: 300, height: 400)),
      chrome: Chrome(hasNavigationBar: false, hasTabBar: true))
    let turned = Container(
      place: .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: -4)), scale: 0.5,
      quarterTurns: 3)
    #expect(form.containers == [sheet, framed, turned, Container(place: filling)])
    #expect(form.tablePlace == .frame(CGRect(x: 0, y: 0, width: 100, height: 200)))
    #expect(form.opensAt == .bottom)
  }

  /// With the key `contentSize`, a container is a scroll view.
  @Test("A container with a content size is a scroll view") func scrollViews() throws {
    let form = try Self.form(
      """
      style: collection
      columns: 3
      containers:
        - contentSize: [0, 1200]
          contentInsetAdjustmentBehavior: never
        - contentSize: [640, 0]
          insets: [10, 0, 0, 0]
      \(Self.rows)
      """)
    let page = ScrollArea(
      contentSize: CGSize(width: 0, height: 1200), insetAdjustment: .never)
    let pages = ScrollArea(contentSize: CGSize(width: 640, height: 0))
    #expect(
      form.containers == [
        Container(place: .insets(.zero), scroll: page),
        Container(place: .insets(EdgeInsets(top: 10)), scroll: pages),
      ])
    #expect(form.style == .collection)
    #expect(form.columns == 3)
    #expect(try Self.form("style: collection\n\(Self.rows)").columns == 2)
    #expect(try Self.form("style: stack\n\(Self.rows)").columns == 1)
  }

  @Test("Large title and search bar are read") func titlesAndSearch() throws {
    let form = try Self.form("largeTitle: true\nsearchBar: true\n\(Self.rows)")
    #expect(form.chrome == Chrome(hasLargeTitle: true, hasSearchBar: true))
    #expect(try Self.form(Self.rows).chrome == Chrome())
    #expect(
      try Self.form("navigationBar: false\nlargeTitle: false\n\(Self.rows)").chrome
        == Chrome(hasNavigationBar: false))
  }

  @Test("The table's inset keys are read") func insetsOfTheTable() throws {
    let form = try Self.form(
      """
      table:
        contentInsetAdjustmentBehavior: scrollable-axes
        additionalSafeAreaInsets: [1, 2, 3, 4]
      \(Self.rows)
      """)
    #expect(form.insetAdjustment == .scrollableAxes)
    #expect(form.additionalSafeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(form.tablePlace == .insets(.zero))
  }

  /// The bar's field comes after all rows, both in numbering and in searches.
  @Test("The bar's field comes after all rows") func bar() throws {
    let form = try Self.form(
      """
      bar: {field: message, label: Say, height: 41, required: true}
      sections: [{rows: [{text: "1980"}, {text: "1981"}]}]
      """)
    #expect(form.bar?.height == 41)
    #expect(form.barRow == 2)
    #expect(form.fieldRows == [2])
    #expect(form.row(ofField: "message") == 2)
    #expect(form.field(atRow: 2)?.isRequired == true)
    #expect(form.field(atRow: 0) == nil)
    #expect(form.find("sa") == .row(2))
    #expect(form.find("3") == .none(suggestions: []))
    #expect(form.find("mesage") == .none(suggestions: ["message"]))
    #expect(form.fields(startingWith: "", limit: 9).map(\.id) == ["message"])
  }

  @Test("A bar without a height has 44 points") func barsDefaultHeight() throws {
    #expect(try Self.form("bar: {field: b}\n\(Self.rows)").bar?.height == 44)
  }

  @Test("A search bar's field is in the navigation bar, after all rows") func searchField() throws {
    let text = "searchBar: {field: find, label: Find}"
    let form = try Self.form("\(text)\n\(Self.rows)")
    #expect(form.bar?.place == .navigationBar)
    #expect(form.bar?.field.label == "Find")
    #expect(form.bar?.height == nil)
    #expect(form.chrome.hasSearchBar)
    #expect(form.chrome.navigationField?.place == .pinned)
    #expect(form.row(ofField: "find") == form.barRow)
  }

  @Test(
    "Wrong view keys give place and reason",
    arguments: [
      BadDocument(
        "containers: []",
        "x.yaml:1:13: error: form containers must not be empty"),
      BadDocument(
        "containers: [sheet]",
        #"x.yaml:1:14: error: a container must be a mapping, not "sheet""#),
      BadDocument(
        "containers:\n  - inset: [0, 0, 0, 0]",
        #"x.yaml:2:5: error: unknown key "inset" in a container; did you mean "insets"?"#),
      BadDocument(
        "containers:\n  - insets: 10",
        "x.yaml:2:13: error: container insets must be a list of 4 numbers, "
          + "[top, left, bottom, right], not 10"),
      BadDocument(
        "containers:\n  - insets: [0, 0, 10]",
        "x.yaml:2:13: error: container insets must be a list of 4 numbers, "
          + "[top, left, bottom, right], not a list of 3"),
      BadDocument(
        "containers:\n  - insets: [0, 0, ten, 0]",
        #"x.yaml:2:20: error: bottom of container insets must be a number, not "ten""#),
      BadDocument(
        "containers:\n  - frame: [0, 0, 0, 10]",
        "x.yaml:2:19: error: width of container frame must be a number above 0, not 0"),
      BadDocument(
        "containers:\n  - frame: [0, -1e7, 10, 10]",
        "x.yaml:2:16: error: y of container frame must be at least -1000000, not -1e7"),
      BadDocument(
        "containers:\n  - frame: [0, 0, 10, 10]\n    insets: [0, 0, 0, 0]",
        #"x.yaml:3:13: error: a container has either "frame" or "insets", not both"#),
      BadDocument(
        "containers:\n  - sheet: true\n    frame: [0, 0, 10, 10]",
        #"x.yaml:2:12: error: a container has either "frame" or "sheet", not both"#),
      BadDocument(
        "containers:\n  - tabBar: true\n  - sheet: true",
        "x.yaml:3:12: error: only the first container, which is the outermost, can be a sheet"),
      BadDocument(
        "containers:\n  - contentSize: [0, 100]\n    tabBar: true",
        #"x.yaml:3:13: error: a container has either "contentSize" or "tabBar", not both"#),
      BadDocument(
        "containers:\n  - contentSize: [0, -1]",
        "x.yaml:2:18: error: container contentSize must be two numbers of at least 0, not -1"),
      BadDocument(
        "containers:\n  - contentInsetAdjustmentBehavior: never",
        #"x.yaml:2:5: error: a container that scrolls needs "contentSize""#),
      BadDocument(
        "navigationBar: false\nsearchBar: true",
        #"x.yaml:2:12: error: "searchBar" is for a form with a navigation bar"#),
      BadDocument(
        "columns: 2",
        #"x.yaml:1:10: error: "columns" is for a form with style: collection"#),
      BadDocument(
        "style: collection\ncolumns: 0",
        "x.yaml:2:10: error: form columns must be a whole number of at least 1, not 0"),
      BadDocument(
        "containers:\n  - scale: 0",
        "x.yaml:2:12: error: container scale must be a number above 0, not 0"),
      BadDocument(
        "containers:\n  - turns: 4",
        "x.yaml:2:12: error: container turns must be at most 3, not 4"),
      BadDocument(
        "table: 100",
        "x.yaml:1:8: error: a table must be a mapping, not 100"),
      BadDocument(
        "table: {sheet: true}",
        #"x.yaml:1:9: error: unknown key "sheet" in a table"#),
      BadDocument(
        "table: {frame: [0, 0, 10, 10], insets: [0, 0, 0, 0]}",
        #"x.yaml:1:40: error: a table has either "frame" or "insets", not both"#),
      BadDocument(
        "opensAt: end",
        #"x.yaml:1:10: error: form opensAt must be top or bottom, not "end""#),
      BadDocument(
        "bar: {height: 41}",
        #"x.yaml:1:6: error: a bar needs "field""#),
      BadDocument(
        "bar: {field: b, height: tall}",
        #"x.yaml:1:25: error: bar height must be a number above 0, not "tall""#),
      BadDocument(
        "bar: {field: b, accessory: 44}",
        #"x.yaml:1:17: error: unknown key "accessory" in a bar"#),
      BadDocument(
        "bar: {field: b, text: B}",
        #"x.yaml:1:17: error: unknown key "text" in a bar"#),
      BadDocument(
        "bar: {field: a}",
        #"x.yaml:1:14: error: the id "a" is already used at 2:28"#),
      BadDocument(
        "searchBar: [b]",
        #"x.yaml:1:12: error: form searchBar must be true or false, not a list"#),
      BadDocument(
        "bar: {field: b}\nsearchBar: {field: c}",
        #"x.yaml:2:12: error: a form has either "bar" or "searchBar with a field", not both"#),
    ])
  func errors(_ document: BadDocument) {
    let text = "\(document.text)\n\(Self.rows)"
    let last = document.text.split(separator: "\n").count + 1
    let error = document.error.replacingOccurrences(of: "at 2:28", with: "at \(last):28")
    #expect(errorText(Data(text.utf8), fileName: "x.yaml") == error)
  }

  @Test(
    "Wrong view keys in JSON give place and reason",
    arguments: [
      BadDocument(
        #""containers": [{"sheet": true}, {"turns": 1.5}]"#,
        "x.json:1:44: error: container turns must be a whole number of at least 0, not 1.5"),
      BadDocument(
        #""table": {"insets": [0, null, 0, 0]}"#,
        "x.json:1:26: error: left of table insets must be a number, not null"),
      BadDocument(
        #""bar": {"field": "b", "maxLength": -1}"#,
        "x.json:1:37: error: field maxLength must be a whole number of at least 0, not -1"),
    ])
  func errorsInJSON(_ document: BadDocument) {
    let text = #"{\#(document.text), "sections": [{"rows": [{"field": "a"}]}]}"#
    #expect(errorText(Data(text.utf8), fileName: "x.json") == document.error)
  }

  /// A form needs a field, and the bar's is enough.
  @Test("A form whose only field is in the bar is valid") func theBarsFieldIsAField() throws {
    let form = try Self.form("bar: {field: b}\nsections: [{rows: [{text: T}]}]")
    #expect(form.fieldRows == [1])
  }
}
