import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of SwiftUI views from short sources.
@Suite struct SwiftUIImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// The rows expected in the imported form.
    ///
    /// There is one per line: `# header`, `id label|placeholder key=value…`, or `"text"`.
    let rows: [String]
    let findings: [String]

    init(_ description: String, _ source: String, _ rows: [String], findings: [String] = []) {
      testDescription = description
      self.source = source
      self.rows = rows
      self.findings = findings
    }
  }

  @Test(
    "A SwiftUI view becomes the rows of a form",
    arguments: controls + layouts + data + conditions + decided)
  func imports(_ one: Case) throws {
    let imported = SourceImporter([Source(name: "A.swift", text: one.source)]).run()
    let form = try #require(imported.forms.first)
    #expect(try Outline(form.document).rows == one.rows)
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == one.findings)
  }

  /// Returns the Swift declaration of a view with the given body.
  private static func view(_ body: String, members: String = "") -> String {
    "struct AddressView: View {\n\(members)var body: some View {\n\(body)\n}\n}\n"
  }

  static let controls = [
    Case(
      "a disclosure group, which is closed at first",
      view(
        """
        Form {
          DisclosureGroup("More", isExpanded: $isOpen) { TextField("PIN", text: $pin) }
        }
        """, members: "@State private var isOpen = false\n"),
      ["isOpen More| kind=switch", "pin |PIN showIf=isOpen:on"]),
    Case(
      "the views of ViewThatFits, of which one is shown",
      view(
        """
        Form {
          ViewThatFits {
            HStack { TextField("Name", text: $name) }
            VStack { TextField("Name", text: $name) }
          }
        }
        """),
      ["name |Name"], findings: ["4:3: the first view of ViewThatFits is used"]),
    Case(
      "an own layout",
      "struct Flow: Layout { func placeSubviews() {} }\n"
        + view("Form { Flow { TextField(\"A\", text: $a) } }"),
      ["a |A"], findings: ["4:8: Flow places its views itself; here, they are below each other"]),
    Case(
      "bindings to the elements of an array",
      "struct Item { var title = \"\" }\n"
        + view(
          """
          Form {
            ForEach($items) { $item in TextField("Title", text: $item.title) }
            ForEach($names, id: \\.self) { $name in TextField("Name", text: $name) }
          }
          """, members: "@State var items = [Item(), Item()]\n@State var names = [\"Ada\"]\n"),
      ["title |Title", "title2 |Title", "name |Name value=Ada"]),
    Case(
      "elements made without an argument that has an initial value",
      "struct Question { let id: String; var hint = \"Your answer\" }\n"
        + view(
          """
          Form { ForEach(questions) { question in TextField(question.hint, text: $answer) } }
          """, members: "let questions = [Question(id: \"a\"), Question(id: \"b\", hint: \"No\")]\n"
        ),
      ["answer |Your answer", "answer2 |No"]),
    Case(
      "Markdown, insets of a row, and lines from a parameter",
      view(
        """
        Form {
          Text("I agree to the [terms](https://example.com) and **more**")
          TextField("Name", text: $name)
            .listRowInsets(EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20))
          about(lines: 3)
        }
        """,
        members: """
          func about(lines: Int) -> some View {
            TextField("About", text: $about, axis: .vertical).lineLimit(lines)
          }

          """),
      [
        "\"I agree to the terms and more\"", "name |Name height=54",
        "about |About height=automatic lines=1…3",
      ]),
    Case(
      "a text field with its modifiers",
      view(
        """
        Form {
          TextField("ZIP", text: $address.zip)
            .keyboardType(.numberPad)
            .textContentType(.postalCode)
            .submitLabel(.next)
            .focused($focus, equals: .zip)
            .textInputAutocapitalization(.never)
        }
        """),
      [
        "zip |ZIP capitalization=none contentType=postalCode keyboard=number-pad return=next"
      ]),
    Case(
      "modifiers of a group, and one that is nearer",
      view(
        """
        Form {
          Group {
            TextField("Mail", text: $mail)
            TextField("Name", text: $name).keyboardType(.default)
          }.keyboardType(.emailAddress)
        }
        """), ["mail |Mail keyboard=email", "name |Name keyboard=default"]),
    Case(
      "a secure field, a prompt, a label, and what a property begins with",
      view(
        """
        Form {
          SecureField("Password", text: $password)
          TextField("Name", text: $name, prompt: Text("Ada Lovelace"))
          LabeledContent("City") { TextField("", text: $city) }
        }
        """, members: "@State private var city = \"Bath\"\n"),
      [
        "password |Password secure=true", "name |Ada Lovelace", "city City| value=Bath",
      ]),
    Case(
      "text views",
      view(
        """
        Form {
          TextEditor(text: $notes).frame(height: 120)
          TextField("Bio", text: $bio, axis: .vertical).lineLimit(2...4)
          TextField("Tip", text: $tip, axis: .vertical).lineLimit(...5)
          TextField("Log", text: $log, axis: .vertical).lineLimit(3...)
        }
        """),
      [
        "notes | height=142 lines=3…20", "bio |Bio height=automatic lines=2…4",
        "tip |Tip height=automatic lines=1…5", "log |Log height=automatic lines=3…20",
      ]),
    Case(
      "what has no keyboard but a choice",
      view(
        """
        Form {
          Picker("Size", selection: $size) { Text("S"); Text("M") }
          Toggle("News", isOn: $news)
          DatePicker("Born", selection: $born)
          TextField("Name", text: $name)
        }
        """, members: "@State var news = true\n"),
      [
        "size Size| kind=menu options=S,M",
        "news News| kind=switch value=on",
        "born Born| date=true kind=menu", "name |Name",
      ]),
    Case(
      "rows of text",
      view(
        """
        Form {
          TextField("Name", text: $name)
          Button("Save") { save() }
          Button(action: save) { Label("Send", systemImage: "paperplane") }
          Stepper("Guests: \\(guests)", value: $guests)
          NavigationLink("Terms") { TermsView() }
          Spacer()
        }
        """), ["name |Name", "\"Save\"", "\"Send\"", "\"Guests: …\"", "\"Terms\""]),
  ]

  static let layouts = [
    Case(
      "sections with header and footer, in either way",
      view(
        """
        NavigationStack {
          Form {
            Section("Player") { TextField("Name", text: $name) }
            Section(header: Text("Club"), footer: Text("Last season")) { Text("None") }
            Section { TextField("City", text: $city) } header: { Text("Home") } footer: { Text("Now") }
          }.navigationTitle("New player")
        }
        """),
      [
        "# Player", "name |Name", "# Club // Last season", "\"None\"", "# Home // Now",
        "city |City",
      ]),
    Case(
      "a section without rows, and views beside two fields",
      view(
        """
        Form {
          Section {
            HStack {
              Image(systemName: "a"); TextField("A", text: $a)
              Text("to"); TextField("B", text: $b); Stepper("C", value: $c)
            }
          }
          Section {} footer: { Text("Version 1") }
          Section("Empty") { EmptyView() }
        }
        """), ["a |A height=22", "b to|B height=22"],
      findings: [
        "5:5: the fields are side by side in the app; here, each has a row",
        "10:3: a section without rows is left out", "11:3: a section without rows is left out",
      ]),
    Case(
      "a label beside a field, and one above",
      view(
        """
        Form {
          HStack { Text("Name"); Spacer(); TextField("Ada", text: $name) }
          VStack(alignment: .leading) { Text("Mail").font(.caption); TextField("a@b", text: $mail) }
        }
        """), ["name Name|Ada", "mail Mail|a@b height=68"]),
    Case(
      "a label given by the content's name, and a field in a switch's label",
      view(
        """
        Form {
          labeled("Name") { TextField("Required", text: $name) }
          LabeledContent("City", content: cityField)
          Toggle(isOn: $isDone) { TextField("Task", text: $task) }
          HStack { ForEach(0..<2, id: \\.self) { TextField("", text: $digits[$0]) } }
        }
        """,
        members: """
          func labeled(_ title: String, @ViewBuilder content: () -> some View) -> some View {
            LabeledContent(title, content: content)
          }
          func cityField() -> some View { TextField("Bath", text: $city) }

          """),
      [
        "name Name|Required", "city City|Bath", "task |Task height=22",
        "isDone | height=22 kind=switch", "digits | height=22", "digits2 | height=22",
      ],
      findings: [
        "10:3: the fields are side by side in the app; here, each has a row",
        "11:3: the fields are side by side in the app; here, each has a row",
      ]),
    Case(
      "a plain scroll view",
      view(
        """
        ScrollView {
          VStack {
            Text("Name")
            TextField("Ada", text: $name)
            SecureField("Secret", text: $secret)
          }
        }
        """), ["name Name|Ada height=52", "secret |Secret height=30 secure=true"]),
    Case(
      "a label above a field in a box of its own, and a choice's texts each once",
      view(
        """
        VStack {
          Text("Card number")
          HStack { TextField("1234", text: $number); Image(systemName: "creditcard") }
          Button { choose() } label: { VStack { Text("Post"); Text("Post") } }
          Panel { Task { await load() } }
        }
        """), ["number Card number|1234 height=52", "\"Post\" height=60", "\"Panel\" height=30"],
      findings: [
        "1:8: the views are centered in the app; here, they begin at the top",
        "7:3: Panel is not in the given files; a row of text is used instead",
      ]),
    Case(
      "parts of the same file: a property, a method, a view",
      view(
        """
        List {
          nameSection
          row("Street", text: $street)
          CityRow(title: "City", text: $city)
        }
        """,
        members: """
          var nameSection: some View { Section("You") { TextField("Name", text: $name) } }
          func row(_ title: String, text: Binding<String>) -> some View { TextField(title, text: text) }

          """)
        + "struct CityRow: View {\nlet title: String\n@Binding var text: String\n"
        + "var body: some View { HStack { Text(title); TextField(\"Bath\", text: $text) } }\n}\n",
      ["# You", "name |Name", "#", "street |Street", "city City|Bath"]),
    Case(
      "parts in an extension of a nested view",
      "extension Screen { struct FormView: View {\n"
        + "var body: some View { Form { name; more() }.toolbar(content: bar) } } }\n"
          + """
          extension Screen.FormView {
            var name: some View { TextField("Name", text: $name) }
            func more() -> some View { TextField("More", text: $more) }
            func bar() -> some ToolbarContent { ToolbarItem(placement: .keyboard) { Button("OK") {} } }
          }
          """,
      ["name |Name accessory=44", "more |More accessory=44"]),
    Case(
      "a view that is given another",
      view("Form { Card { TextField(\"Name\", text: $name) } }")
        + "struct Card<Content: View>: View {\nlet content: () -> Content\n"
        + "var body: some View { VStack { Text(\"Card\"); content() } }\n}\n",
      ["name Card|Name height=74"]),
    Case(
      "views that are not there",
      view("Form {\nFancyField(\"Name\", text: $name)\nGauge2()\n}"),
      ["name |Name", "\"Gauge2\""],
      findings: [
        "4:1: FancyField is not in the given files; a text field is used instead",
        "5:1: Gauge2 is not in the given files; a row of text is used instead",
      ]),
    Case(
      "a view that is not there labels no field below it",
      view("VStack {\nStars()\nTextEditor(text: $text)\n}"),
      ["\"Stars\" height=22", "text | height=automatic lines=3…20"],
      findings: ["4:1: Stars is not in the given files; a row of text is used instead"]),
    Case(
      "content that is an argument beside an action",
      view("Page(title: \"Server\", content: { TextField(\"URL\", text: $url) }) { connect() }"),
      ["url |URL height=22"],
      findings: ["3:1: Page is not in the given files; its contents are imported unchanged"]),
    Case(
      "generated names of texts",
      view(
        "Form { Toggle(L10n.Watch.Rows.IsPublic.title, isOn: $isPublic)\nTextField(\"A\", text: $a) }"
      ),
      ["isPublic Is public| kind=switch", "a |A"],
      findings: [
        "3:15: L10n.Watch.Rows.IsPublic.title is known only to the app; \"Is public\" is used instead"
      ]),
    Case(
      "modifiers behind a property",
      view(
        "Form { VStack { TextField(\"Name\", text: $name).font(.title)\n"
          + "TextField(\"Value\", text: $value).emojis.size(4).keyboardType(.numberPad) } }"),
      ["name |Name height=45", "value |Value height=41 keyboard=number-pad"],
      findings: ["4:41: .size(4)"]),
    Case(
      "branches by the system's version",
      view(
        """
        Form {
          if #available(iOS 26, *) { TextField("New", text: $new) } else { Text("Old") }
          if #unavailable(iOS 17) { Text("Old") } else { SecureField("PIN", text: $pin) }
        }
        """), ["new |New", "pin |PIN secure=true"]),
    Case(
      "fields elsewhere",
      view(
        """
        Form { TextField("Name", text: $name) }
          .sheet(isPresented: $asks) { TextField("Code", text: $code) }
        """), ["name |Name"],
      findings: ["4:32: TextField: what sheet shows stands beside the rows"]),
  ]

  static let data = [
    Case(
      "literals, a range, an enumeration",
      view(
        """
        Form {
          ForEach(["Home", "Work"], id: \\.self) { place in TextField(place, text: $text) }
          ForEach(1...2, id: \\.self) { TextField("Guest \\($0)", text: $guest) }
          Picker("Kind", selection: $kind) {
            ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
          }
        }
        """) + "enum Kind: String, CaseIterable { case card = \"Card\", cash = \"Cash\" }\n",
      [
        "text |Home", "text2 |Work", "guest |Guest 1", "guest2 |Guest 2",
        "kind Kind| kind=menu options=Card,Cash",
      ]),
    Case(
      "data of the app",
      view("Form {\nForEach(guests) { guest in TextField(\"Guest\", text: $name) }\n}"),
      ["name |Guest"],
      findings: ["4:1: the rows of guests are known only to the app; one row is used instead"]),
    Case(
      "content by a function's name",
      view(
        """
        Form {
          Picker("Size", selection: $size) { ForEach(["S", "M"], id: \\.self, content: Text.init) }
          ForEach(["Home", "Work"], id: \\.self, content: row)
          ForEach(["Bath"], id: \\.self, content: row(for:))
          ForEach(guests, id: \\.self, content: model.row ?? other)
        }
        """,
        members: """
          func row(for place: String) -> some View { TextField(place, text: $text) }

          """),
      [
        "size Size| kind=menu options=S,M", "text |Home", "text2 |Work", "text3 |Bath",
      ], findings: ["8:3: the contents of guests are known only to the app"]),
    Case(
      "what methods make of literals",
      view(
        """
        Form {
          ForEach((1...2).map { "Item \\($0)" }, id: \\.self) { TextField($0, text: $a) }
          ForEach(names.map { name in name.uppercased() }, id: \\.self) { TextField($0, text: $b) }
          ForEach(names.reversed(), id: \\.self) { TextField($0, text: $c) }
          ForEach(names.dropFirst() + ["Else"], id: \\.self) { TextField($0, text: $d) }
          ForEach(names.indices, id: \\.self) { TextField(names[$0], text: $e) }
          ForEach(0..<names.count) { TextField("Name \\($0 + 1)", text: $f) }
        }
        """, members: "let names = [\"Ada\", \"Bob\"]\n"),
      [
        "a |Item 1", "a2 |Item 2", "b |ADA", "b2 |BOB", "c |Bob", "c2 |Ada", "d |Bob", "d2 |Else",
        "e |Ada", "e2 |Bob", "f |Name 1", "f2 |Name 2",
      ]),
    Case(
      "what only the app knows of literals",
      view(
        """
        Form {
          ForEach(["a", "b"].filter { isShown($0) }, id: \\.self) { TextField($0, text: $a) }
        }
        """), ["a |"],
      findings: [
        "4:3: the rows of [\"a\", \"b\"].filter { isShown($0) } are known only to the app; one row is used instead",
        "4:70: $0 is known only to the app, and is left out",
      ]),
  ]

  static let conditions = [
    Case(
      "a condition that a field tells, and one that none does",
      view(
        """
        Form {
          Toggle("Ship elsewhere", isOn: $elsewhere)
          if elsewhere { TextField("Street", text: $street) }
          if model.isAdmin { TextField("Code", text: $code) }
        }
        """),
      [
        "elsewhere Ship elsewhere| kind=switch",
        "street |Street showIf=elsewhere:on", "code |Code",
      ],
      findings: ["6:3: rows are always shown; in the app, only if model.isAdmin"]),
    Case(
      "a field that is shown or hidden as it is typed: the secure one",
      view(
        """
        Form {
          if shows { TextField("Password", text: $password) }
          else { SecureField("Password", text: $password) }
        }
        """), ["password |Password secure=true"]),
    Case(
      "another system's part",
      view(
        """
        Form {
          #if os(macOS)
          TextField("Mac", text: $mac)
          #else
          TextField("Phone", text: $phone)
          #endif
        }
        """), ["phone |Phone"]),
  ]

  /// The source of a custom view with many parameters, some of them with default values.
  private static let entry = """
    struct Entry: View {
      let title: String
      @Binding var text: String
      var isSecure = false
      var kind: Kind = .plain
      var hint: String?
      var body: some View {
        HStack {
          Text(title)
          if isSecure { SecureField("", text: $text) } else { TextField("", text: $text) }
        }
        .keyboardType(kind == .code ? .numberPad : .default)
        if let hint { Text(hint) }
        switch kind {
        case .code: Text("6 digits")
        case .plain: EmptyView()
        }
      }
      enum Kind { case plain, code }
    }

    """

  /// Cases of values that depend on the arguments which the source passes to a view.
  static let decided = [
    Case(
      "a view that is given some of what it takes",
      entry
        + view(
          """
          Form {
            Entry(title: "Name", text: $name)
            Entry(title: "PIN", text: $pin, isSecure: true, hint: "Keep it")
            Entry(title: "Code", text: $code, kind: .code)
          }
          """),
      [
        "name Name| keyboard=default", "pin PIN| keyboard=default secure=true", "\"Keep it\"",
        "code Code| keyboard=number-pad", "\"6 digits\"",
      ]),
    Case(
      "a view of which nobody says what it is given",
      "struct Entry: View { var isSecure = false\nvar body: some View { Form {\n"
        + "if isSecure { SecureField(\"PIN\", text: $pin) } else { TextField(\"Name\", text: $name) }"
        + " } } }",
      ["pin |PIN secure=true", "name |Name"],
      findings: [
        "3:1: rows are always shown; in the app, only if isSecure",
        "3:1: rows are always shown; in the app, only if not isSecure",
      ]),
    Case(
      "a method's parameter that is left out",
      view(
        "Form { row(\"Name\"); row(\"PIN\", isCode: true) }",
        members: """
          func row(_ title: String, isCode: Bool = false) -> some View {
            TextField(title, text: $text).keyboardType(isCode ? .numberPad : .default)
          }

          """), ["text |Name keyboard=default", "text2 |PIN keyboard=number-pad"]),
    Case(
      "what a picker offers, by its tags",
      view(
        """
        Form {
          Picker("Pay", selection: $pay) { ForEach(Pay.allCases) { Text($0.rawValue) } }
          if pay == .card { TextField("Number", text: $number) }
          switch pay {
          case .cash: TextField("Change", text: $change)
          default: EmptyView()
          }
          Picker("Size", selection: $size) { Text("Small").tag(0); Text("Large").tag(1) }
          if size != 0 { TextField("Inches", text: $inches) }
        }
        """) + "enum Pay: String, CaseIterable { case card = \"By card\", cash = \"In cash\" }\n",
      [
        "pay Pay| kind=menu options=By card,In cash",
        "number |Number showIf=pay:By card", "change |Change showIf=pay:In cash",
        "size Size| kind=menu options=Small,Large", "inches |Inches showIf=size!Small",
      ]),
    Case(
      "a row that says itself whether it is shown",
      view("Form {\nif !b { Toggle(\"B\", isOn: $b) }\nTextField(\"A\", text: $a)\n}"),
      ["b B| kind=switch", "a |A"], findings: ["4:1: rows are always shown; in the app, only if !b"]
    ),
    Case(
      "numbers, places and parts of what is shown for each element",
      view(
        """
        Form {
          ForEach(0..<2) { TextField("Guest \\($0 + 1)", text: $guest) }
          ForEach(Array(["A", "B"].enumerated()), id: \\.offset) { index, name in
            TextField("\\(index + 1). \\(name)", text: $text)
          }
          ForEach(parts) { TextField($0.title, text: $part).keyboardType($0.keyboard) }
          TextField("Story", text: $story, axis: .vertical).lineLimit(4, reservesSpace: true)
        }
        """,
        members: "let parts = [Part(title: \"Web\", keyboard: .URL)]\n"),
      [
        "guest |Guest 1", "guest2 |Guest 2", "text |1. A", "text2 |2. B", "part |Web keyboard=url",
        "story |Story height=automatic lines=4",
      ]),
    Case(
      "what stands beside the list",
      view("VStack { Text(\"Total\")\nList { TextField(\"Name\", text: $name) } }"),
      ["name |Name"], findings: ["1:8: 1 text is outside the list"]),
  ]

  @Test("Modifiers of the whole screen become keys of the form")
  func head() throws {
    let source = Self.view(
      "NavigationView { List { TextField(\"A\", text: $a) }.listStyle(.plain)"
        + ".navigationBarTitle(\"New address\").searchable(text: $query) }")
    let imported = SourceImporter([Source(name: "A.swift", text: source)]).run()
    let head = try Outline(try #require(imported.forms.first).document).head
    #expect(
      head == [
        "form=New address", "largeTitle=true", "navigationBar=true",
        "searchBar=field search,placeholder Search,return search", "strategy=swiftui",
        "style=plain",
      ])
  }

  @Test("Views that no other view shows are screens, those with most fields first")
  func screens() throws {
    let source = """
      struct One: View { var body: some View { Form { TextField("A", text: $a); Part() } } }
      struct Part: View { var body: some View { TextField("B", text: $b) } }
      struct Two: View { var body: some View { Form { TextField("C", text: $c) } } }
      struct None: View { var body: some View { Text("D") } }
      """
    let importing = SourceImporter([Source(name: "A.swift", text: source)])
    #expect(importing.run().forms.map(\.name) == ["One", "Two"])
    #expect(importing.run().forms.map(\.fieldCount) == [2, 1])
    #expect(importing.run(view: "Part").forms.map(\.name) == ["Part"])
    #expect(importing.run(view: "None").forms.isEmpty)
  }
}
