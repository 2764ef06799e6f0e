import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of SwiftUI screens with tabs, bars, and buttons around their rows.
@Suite struct ScreenImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let members: String
    let body: String
    let head: [String]
    let rows: [String]
    var findings: [String] = []
  }

  @Test("A SwiftUI screen becomes a form with its bars", arguments: cases)
  func imports(_ one: Case) throws {
    let source = Source(
      name: "A.swift",
      text: "struct AView: View {\n\(one.members)\nvar body: some View {\n\(one.body)\n}\n}\n")
    let imported = SourceImporter([source]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head == one.head)
    #expect(outline.rows == one.rows)
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == one.findings)
  }

  static let cases = [
    Case(
      testDescription: "a button's title that is chosen by what a property begins with",
      members: "@State private var isBusy = false",
      body: """
        Form {
          TextField("Name", text: $name)
          Button(isBusy ? "Wait" : "Send") { Task { await send() } }
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name", "\"Send\""]),
    Case(
      testDescription: "a button's title that only the app chooses",
      members: "",
      body: """
        Form {
          TextField("Name", text: $name)
          Button(model.isBusy ? "Wait" : "Send") { Task { await send() } }
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name", "\"Send\""],
      findings: [
        "6:10: model.isBusy ? \"Wait\" : \"Send\" is known only to the app; \"Send\" is used instead"
      ]),
    Case(
      testDescription: "a button below a form, in a stack",
      members: "",
      body: """
        VStack {
          Form { TextField("Name", text: $name) }
          Button("Save") { save() }
        }
        """,
      head: [
        "bottomBar=follows keyboard,height 50,text Save", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "a bar in a view of its own, with the title of its button",
      members: """
        struct PayBar: View {
          let total: String
          var body: some View { HStack { Text(total); Button("Pay") { pay() } }.padding() }
        }
        """,
      body: """
        Form { TextField("Name", text: $name) }
          .safeAreaInset(edge: .bottom) { PayBar(total: "5 €") }
        """,
      head: [
        "bottomBar=follows keyboard,height 54,text Pay", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "tabs of iOS 18",
      members: "",
      body: """
        TabView {
          Tab("News", systemImage: "a") { Text("News") }
          Tab("You", systemImage: "b") { Form { TextField("Name", text: $name) } }
        }
        """,
      head: [
        "form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped", "tabBar=true",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "tabs, of which one is shown",
      members: "",
      body: """
        TabView {
          Text("News").tabItem { Label("News", systemImage: "a") }
          Form { TextField("Name", text: $name) }.tabItem { Text("You") }
          NavigationStack { Form { TextField("City", text: $city) } }.tabItem { Text("Home") }
        }
        """,
      head: [
        "form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped", "tabBar=true",
      ],
      rows: ["name |Name"], findings: ["7:3: another tab with 1 field is a screen of its own"]),
    Case(
      testDescription: "pages have no bar of tabs",
      members: "",
      body: """
        TabView {
          Form { TextField("Name", text: $name) }
        }.tabViewStyle(.page)
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name"]),
    Case(
      testDescription: "a scroll view with stacks, a grid, and chips that go sideways",
      members: "",
      body: """
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text("Name").font(.caption)
            TextField("Ada", text: $name)
            ScrollView(.horizontal) { HStack { Text("A"); Text("B") } }
            Grid {
              GridRow { Text("ZIP"); TextField("10115", text: $zip) }
              GridRow { Text("City"); TextField("Berlin", text: $city) }
            }
          }
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=stack"],
      rows: ["name Name|Ada", "\"A B\"", "zip ZIP|10115", "city City|Berlin"]),
    Case(
      testDescription: "wheels in a row, and menus",
      members: "",
      body: """
        Form {
          Picker("Size", selection: $size) { Text("S"); Text("M") }.pickerStyle(.wheel)
          DatePicker("Born", selection: $born)
          TextField("Name", text: $name)
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: [
        "size Size| height=216 kind=menu options=S,M", "born Born| date=true kind=menu",
        "name |Name",
      ], findings: ["5:61: .pickerStyle(.wheel)"]),
  ]
}
