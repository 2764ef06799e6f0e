import Foundation
import Simulation
import Testing

@testable import Forms

/// Tests that every key that is read is also written.
///
/// Each key has a sample in a `switch`, so a new key without one doesn't compile.
@Suite struct KeyRoundTripTests {
  @Test("Every row key survives writing and reading", arguments: RowKey.allCases, ["yaml", "json"])
  func rowKeysComeBack(key: RowKey, ending: String) throws {
    let read = try form(yamlRow("field: other") + "\n    - \(Self.row(key))")
    #expect(key.tree(of: read.rows[1]) != nil)
    #expect(try comesBack(read, ending: ending))
  }

  @Test("A search bar with a field survives writing and reading", arguments: ["yaml", "json"])
  func searchFieldComesBack(ending: String) throws {
    let read = try form("searchBar: {field: find, label: Find}\n" + yamlRow("field: other"))
    #expect(read.bar?.place == .navigationBar)
    #expect(try comesBack(read, ending: ending))
  }

  private static func row(_ key: RowKey) -> String {
    let value: String? =
      switch key {
      case .text, .field: nil
      case .height: "automatic, lines: 2"
      case .label: "Label"
      case .kind: "switch"
      case .value: "Value"
      case .placeholder: "Placeholder"
      case .keyboard: "decimal"
      case .returnKey: "next"
      case .secure: "true"
      case .lines: "1…6"
      case .required: "true"
      case .pattern: "'[0-9]{5}'"
      case .minLength: "1"
      case .maxLength: "1000000"
      case .minimum: "-0.5"
      case .maximum: "1e+21"
      case .options: "[A, 'B, C', \"1\"]"
      case .contentType: "postalCode"
      case .capitalization: "words"
      case .accessory: "44.5"
      case .email, .url, .phone, .number, .integer, .date, .postalCode: "true"
      case .equals: "other"
      case .message: "'Like: above'"
      case .showIf: "{field: other, in: [A, '1']}"
      }
    if key == .text { return "{text: Only letters}" }
    return value.map { "{field: a, \(key.rawValue): \($0)}" } ?? "{field: a}"
  }

  @Test(
    "Every key of a condition survives writing and reading",
    arguments: ConditionKey.allCases.filter { $0 != .field }, ["yaml", "json"])
  func conditionKeysComeBack(key: ConditionKey, ending: String) throws {
    let value =
      switch key {
      case .field, .equals, .notEquals: "'on'"
      case .in: "[A, '1']"
      case .filled: "false"
      }
    let row = "{field: a, showIf: {field: other, \(key.rawValue): \(value)}}"
    let read = try form(yamlRow("field: other") + "\n    - \(row)")
    #expect(RowKey.showIf.tree(of: read.rows[1])?[key.rawValue] != nil)
    #expect(try comesBack(read, ending: ending))
  }

  @Test(
    "Every form key survives writing and reading",
    arguments: FormKey.allCases.filter { $0 != .sections }, ["yaml", "json"])
  func formKeysComeBack(key: FormKey, ending: String) throws {
    let read = try form("\(key.rawValue): \(Self.value(key))\nsections: [{rows: [{field: a}]}]")
    #expect(key.tree(of: read) != nil)
    #expect(try comesBack(read, ending: ending))
  }

  private static func value(_ key: FormKey) -> String {
    switch key {
    case .form: "A title"
    case .style: "insetGrouped"
    case .columns: "3\nstyle: collection"
    case .largeTitle, .searchBar: "true"
    case .navigationBar: "false"
    case .tabBar: "true"
    case .device: "iphone-8"
    case .orientation: "landscape-right"
    case .strategy: "inset-top"
    case .settings: "{fieldScroll: off, ios: 7}"
    case .containers: "[{sheet: true}, {}, {insets: [0, 1.5, 0, 0]}]"
    case .table: "{insets: [0, 0, 40, 0]}"
    case .opensAt: "bottom"
    case .presentation: "formSheet"
    case .detents: "[medium, large]\npresentation: pageSheet"
    case .window: "[512, 0.5, 512, 768]"
    case .bar: "{field: message, height: 41, return: send}"
    case .bottomBar: "{text: Pay now, height: 60, follows: screen}"
    case .sections: ""
    }
  }

  @Test(
    "Every key of a bottom bar survives writing and reading", arguments: BottomBarKey.allCases,
    ["yaml", "json"])
  func bottomBarKeysComeBack(key: BottomBarKey, ending: String) throws {
    let value =
      switch key {
      case .text: "Pay"
      case .height: "60"
      case .follows: "screen"
      }
    let text = key == .text ? "" : "text: Pay, "
    let read = try form(
      "bottomBar: {\(text)\(key.rawValue): \(value)}\nsections: [{rows: [{field: a}]}]")
    #expect(read.chrome.bottomBar?.tree[key.rawValue] != nil)
    #expect(try comesBack(read, ending: ending))
  }

  @Test(
    "Every key of a container survives writing and reading", arguments: ContainerKey.allCases,
    ["yaml", "json"])
  func containerKeysComeBack(key: ContainerKey, ending: String) throws {
    let value =
      switch key {
      case .frame: "[0, -10, 300, 400.25]"
      case .insets: "[1, 2, 3, 4]"
      case .contentSize: "[0, 1200.5]"
      case .contentInsetAdjustmentBehavior: "never, contentSize: [640, 0]"
      case .sheet, .navigationBar, .tabBar: "true"
      case .scale: "0.5"
      case .turns: "3"
      }
    let read = try form(
      "containers: [{\(key.rawValue): \(value)}]\nsections: [{rows: [{field: a}]}]")
    #expect(read.containers[0].tree[key.rawValue] != nil)
    #expect(try comesBack(read, ending: ending))
  }

  @Test(
    "Every key of a table survives writing and reading", arguments: TableKey.allCases,
    ["yaml", "json"])
  func tableKeysComeBack(key: TableKey, ending: String) throws {
    let value =
      switch key {
      case .frame: "[0, 0, 300, 400]"
      case .insets, .additionalSafeAreaInsets: "[1, 2, 3, 4]"
      case .contentInsetAdjustmentBehavior: "scrollableAxes"
      }
    let read = try form("table: {\(key.rawValue): \(value)}\nsections: [{rows: [{field: a}]}]")
    #expect(TableKey.tree(of: read.head)?[key.rawValue] != nil)
    #expect(try comesBack(read, ending: ending))
  }

  @Test(
    "Every key of a section survives writing and reading", arguments: SectionKey.allCases,
    ["yaml", "json"])
  func sectionKeysComeBack(key: SectionKey, ending: String) throws {
    let read = try form(
      """
      sections:
        - \(key == .rows ? "" : "\(key.rawValue): 'Of: a'\n    ")rows: [{field: a}]
        - rows: [{field: b}, {text: c}]
      """)
    #expect(key == .rows || key.tree(of: read.sections[0]) == .text("Of: a"))
    #expect(try comesBack(read, ending: ending))
  }

  private func comesBack(_ read: Form, ending: String) throws -> Bool {
    let text = read.written(in: Form.Notation(ofFile: "x.\(ending)"))
    return try form(text, fileName: "x.\(ending)") == read
  }
}
