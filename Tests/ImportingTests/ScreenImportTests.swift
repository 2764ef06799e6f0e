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

  @Test("A tab's screen has the tab bar of the TabView that shows it")
  func tabs() throws {
    let source = Source(
      name: "A.swift",
      text: """
        struct Root: View { var body: some View {
        TabView {
        ProfileTab().tabItem { Text("Profile") }
        NavigationStack { SettingsTab() }.tabItem { Text("Settings") }
        }
        } }
        struct ProfileTab: View { var body: some View { Form { TextField("A", text: $a) } } }
        struct SettingsTab: View { var body: some View {
        Form { TextField("B", text: $b); TextField("C", text: $c) }
        } }
        """)
    let imported = SourceImporter([source]).run()
    #expect(imported.forms.map(\.name) == ["SettingsTab", "Root"])
    #expect(
      try Outline(imported.forms[0].document).head == [
        "form=Settings tab", "navigationBar=true", "strategy=swiftui", "style=insetGrouped",
        "tabBar=true",
      ])
  }

  @Test("The first page with a field is imported, with a message if another page precedes it")
  func pages() throws {
    let source = Source(
      name: "A.swift",
      text: """
        struct AView: View { var body: some View {
        TabView {
        Text("Welcome").tag(0)
        Form { TextField("A", text: $a) }.tag(1)
        }.tabViewStyle(.page)
        } }
        """)
    let imported = SourceImporter([source]).run()
    #expect(try Outline(imported.forms[0].document).rows == ["a |A"])
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == [
        "3:1: the first page has no field; one with fields is used instead"
      ])
  }

  static let cases = [
    Case(
      testDescription: "a chat's input bar in a property, below a list that dismisses the keyboard",
      members: """
        private var composer: some View {
          HStack { TextField("Message", text: $draft).textFieldStyle(.roundedBorder) }.padding(8)
        }
        """,
      body: """
        ScrollView { Text("Hello") }
          .scrollDismissesKeyboard(.interactively)
          .scrollPosition($position)
          .safeAreaInset(edge: .bottom) { composer }
        """,
      head: [
        "bar=field draft,height 50,placeholder Message", "form=A", "navigationBar=false",
        "settings=dismissMode interactive", "strategy=swiftui", "style=stack",
      ],
      rows: ["\"Hello\" height=22"]),
    Case(
      testDescription: "a scroll view that starts at its bottom",
      members: "@State private var position = ScrollPosition(edge: .bottom)",
      body: """
        ScrollView { TextField("Name", text: $name) }
          .scrollPosition($position)
          .contentMargins(.horizontal, 12)
        """,
      head: [
        "form=A", "navigationBar=false", "opensAt=bottom", "strategy=swiftui", "style=stack",
      ],
      rows: ["name |Name height=22"]),
    Case(
      testDescription: "a bar with a switch and a menu, but no text field",
      members: "",
      body: """
        Form { TextField("Name", text: $name) }
          .safeAreaBar(edge: .bottom) {
            HStack { Toggle("Pin", isOn: $isPinned) }.frame(height: 48)
          }
        """,
      head: [
        "bottomBar=follows keyboard,height 48,text Pin", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "a toolbar whose item is in the navigation bar",
      members: "",
      body: """
        Form { TextField("Name", text: $name) }
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
        """,
      head: ["form=A", "navigationBar=true", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name"]),
    Case(
      testDescription: "a screen that another view presents as a sheet",
      members: """
        struct Main: View {
          var body: some View {
            Text("A").sheet(isPresented: $isShown) {
              NavigationStack { AView() }.presentationDetents([.medium, .large])
            }
          }
        }
        """,
      body: "Form { TextField(\"Name\", text: $name) }",
      head: [
        "detents=medium,large", "form=A", "navigationBar=true", "presentation=pageSheet",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "a toolbar at the bottom, which the keyboard covers",
      members: "",
      body: """
        Form { TextField("Name", text: $name) }
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
            ToolbarItemGroup(placement: .bottomBar) { Button("Send") {}; Spacer(); Text("2 kB") }
          }
        """,
      head: [
        "bottomBar=follows screen,height 44,text Send 2 kB", "form=A", "navigationBar=true",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "a toolbar whose items are in a function, named by the modifier",
      members: """
        @ToolbarContentBuilder func items() -> some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Button("Close") {} }
          if isNew { ToolbarItem(placement: .bottomBar) { Button("Send") {} } }
        }
        """,
      body: "Form { TextField(\"Name\", text: $name) }.toolbar(content: items)",
      head: [
        "bottomBar=follows screen,height 44,text Send", "form=A", "navigationBar=true",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "a toolbar whose items are in a property and in a type, one with a status",
      members: """
        @ToolbarContentBuilder var items: some ToolbarContent {
          ToolbarItem(placement: .status) { Text("3 items") }
          Keys()
        }
        struct Keys: ToolbarContent {
          var body: some ToolbarContent { ToolbarItemGroup(placement: .keyboard) { Spacer() } }
        }
        """,
      body: "Form { TextField(\"Name\", text: $name) }.toolbar { items }",
      head: [
        "bottomBar=follows screen,height 44,text 3 items", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name accessory=44"]),
    Case(
      testDescription: "bars whose buttons have styles of the app, with 52 and 22 + 2 · 14 points",
      members: """
        struct Big: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(maxWidth: .infinity).frame(height: 52)
          }
        }
        struct Boxed: ViewModifier {
          func body(content: Content) -> some View { content.padding(.vertical, 14) }
        }
        """,
      body: """
        Form { TextField("Name", text: $name) }.safeAreaInset(edge: .bottom) {
          VStack(spacing: 0) { Button("Pay") {}.buttonStyle(Big()); Text("5 €").modifier(Boxed()) }
        }
        """,
      head: [
        "bottomBar=follows keyboard,height 102,text Pay", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["name |Name"]),
    Case(
      testDescription: "pages, of which one is shown",
      members: "",
      body: """
        TabView {
          Form { TextField("Name", text: $name) }
          Form { TextField("City", text: $city) }
        }
        .tabViewStyle(.page)
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name"], findings: ["6:3: another page with 1 field is a screen of its own"]),
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
      testDescription: "a tab for searching, and one with a search field besides",
      members: "",
      body: """
        TabView {
          Tab("News", systemImage: "a") { Text("News") }
          Tab("Find", systemImage: "b", role: .search) {
            NavigationStack { List { Text("Rome") }.searchable(text: $words, prompt: "Cities") }
          }
          Tab("Tags", systemImage: "c") { List { Text("Red") }.searchable(text: $tags) }
        }
        """,
      head: [
        "form=A", "navigationBar=true", "searchBar=field search,placeholder Cities,return search",
        "strategy=swiftui", "style=insetGrouped", "tabBar=true",
      ],
      rows: ["\"Rome\""], findings: ["9:3: another tab with 1 field is a screen of its own"]),
    Case(
      testDescription: "a search field of all tabs, in the tab for searching",
      members: "",
      body: """
        TabView {
          Tab("News", systemImage: "a") { NavigationStack { List { Text("Today") } } }
          Tab(role: .search) { NavigationStack { List { Text("Rome") } } }
        }
        .searchable(text: $words)
        """,
      head: [
        "form=A", "navigationBar=true", "searchBar=field search,placeholder Search,return search",
        "strategy=swiftui", "style=insetGrouped", "tabBar=true",
      ],
      rows: ["\"Rome\""]),
    Case(
      testDescription: "a tab with a search field but no navigation bar, and a hidden tab bar",
      members: "",
      body: """
        TabView {
          Form { TextField("Name", text: $name) }.searchable(text: $words)
            .toolbar(.hidden, for: .tabBar)
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name"],
      findings: [
        "5:43: a search field needs a navigation bar, for example that of a NavigationStack"
      ]),
    Case(
      testDescription: "a list without fields below a search field",
      members: "",
      body: """
        NavigationStack { List { Text("Rome") }.listStyle(.plain) }.searchable(text: $words)
        """,
      head: [
        "form=A", "navigationBar=true", "searchBar=field search,placeholder Search,return search",
        "strategy=swiftui", "style=plain",
      ],
      rows: ["\"Rome\""]),
    Case(
      testDescription: "columns of which a phone shows one",
      members: "",
      body: """
        NavigationSplitView(columnVisibility: $columns) {
          List { Text("Inbox") }.searchable(text: $words, placement: .sidebar)
        } detail: {
          Form { TextField("Title", text: $title) }
        }
        """,
      head: [
        "form=A", "navigationBar=true", "searchBar=field search,placeholder Search,return search",
        "strategy=swiftui", "style=insetGrouped",
      ],
      rows: ["\"Inbox\""], findings: ["6:11: another column with 1 field is a screen of its own"]),
    Case(
      testDescription: "a padding around several rows, and one around a field with its label",
      members: "",
      body: """
        ScrollView {
          VStack {
            Text("Enter the code"); Text("We sent it to you")
            VStack { Text("Code"); TextField("000000", text: $code) }.padding(.vertical, 9)
          }.padding()
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=stack"],
      rows: [
        "\"Enter the code\" height=38", "\"We sent it to you\" height=30",
        "code Code|000000 height=69",
      ]),
    Case(
      testDescription: "texts of properties that may be nil, and of elements without a name",
      members: "let name = \"Ada\"",
      body: """
        Form {
          Text(topic?.title ?? "Choose a topic")
          Text(name ?? "Nobody")
          ForEach(tags, id: \\.self) { Text($0) }
          TextField("Tag", text: $tag)
        }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["\"Choose a topic\"", "\"Ada\"", "\"…\"", "tag |Tag"],
      findings: [
        "5:3: Text(topic?.title ?? \"Choose a topic\") is known only to the app; "
          + "\"Choose a topic\" is used instead",
        "7:3: the rows of tags are known only to the app; one row is used instead",
      ]),
    Case(
      testDescription: "a chat that opens at its end, in a sheet",
      members: "",
      body: """
        List { Text("Hi") }.defaultScrollAnchor(.bottom).safeAreaBar(edge: .bottom) {
          TextField("Message", text: $draft)
        }.presentationDetents([.medium, .large])
        """,
      head: [
        "bar=field draft,height 22,placeholder Message", "detents=medium,large", "form=A",
        "navigationBar=false", "opensAt=bottom", "presentation=pageSheet", "strategy=swiftui",
        "style=insetGrouped",
      ],
      rows: ["\"Hi\""]),
    Case(
      testDescription: "an action that moves the focus as the Return keys do",
      members: "@FocusState private var input: Input?",
      body: """
        Form {
          TextField("Name", text: $name).focused($input, equals: .name).submitLabel(.next)
          TextField("Mail", text: $mail).focused($input, equals: .mail).submitLabel(.done)
        }.onSubmit { if input == .name { input = .mail } else { input = nil; note = "" } }
        """,
      head: ["form=A", "navigationBar=false", "strategy=swiftui", "style=insetGrouped"],
      rows: ["name |Name return=next", "mail |Mail return=done"]),
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
      rows: [
        "name Name|Ada height=50", "\"A B\" height=34", "zip ZIP|10115 height=34",
        "city City|Berlin height=30",
      ]),
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
        "size Size| height=238 kind=menu options=S,M", "born Born| date=true kind=menu",
        "name |Name",
      ]),
  ]
}
