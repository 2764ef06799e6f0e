import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of views that the app shows or hides while it runs.
@Suite struct ShownAtFirstImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    var members = ""
    /// The rows expected in the imported form after the field `A`.
    let rows: [String]
    var findings: [String] = []
  }

  @Test("Views without fields are rows only if the app shows them at first", arguments: cases)
  func imports(_ one: Case) throws {
    let text =
      "struct AView: View {\(one.members)\nvar body: some View {\nForm {\n"
      + "TextField(\"A\", text: $a)\n\(one.body)\n}\n}\n}"
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows == ["a |A"] + one.rows)
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == one.findings)
  }

  @Test(
    "The fields that a screen without fields shows later are imported, without what precedes them",
    arguments: [
      (
        "switch step {\ncase .intro: Button(\"Start\") { step = .name }\ncase .name: field\n}",
        "5:1: left out, since the app shows it only where step is in case .intro"
      ),
      (
        "if isLoading { Text(\"Wait\") } else { field }",
        "4:1: left out, since the app shows it only if isLoading"
      ),
    ])
  func fieldsOfLater(_ body: String, left: String) throws {
    let text = """
      struct AView: View {
      @State private var step = Step.intro, isLoading = true
      var body: some View {
      \(body)
      }
      var field: some View { TextField("Name", text: $name) }
      }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    #expect(
      try Outline(try #require(imported.forms.first).document).rows == ["name |Name height=22"])
    let findings = imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" }
    #expect(findings.contains(left), "\(findings)")
  }

  @Test("A bar that both branches of a condition show is imported once")
  func barInBranches() throws {
    let text = """
      struct AView: View {
      var body: some View {
      if expanded { VStack(spacing: 0) { Text("Chat").frame(height: 50); list; bar } }
      else { VStack(spacing: 0) { list; bar.padding(10) }.frame(height: small) }
      }
      let small = 600.0
      var list: some View { ScrollView { Text("Hello.") } }
      var bar: some View { TextField("Name", text: $name).padding(8) }
      }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(
      outline.head == [
        "bar=field name,height 58,placeholder Name", "form=A", "navigationBar=false",
        "strategy=swiftui", "style=stack",
      ])
    #expect(outline.rows == ["\"Hello.\" height=22"])
    #expect(imported.findings[0].contains { $0.reason == ".frame(height: small)" })
  }

  @Test("A screen whose search field is in a later branch is imported with that branch")
  func searchInBranch() throws {
    let text = """
      struct AView: View {
      @State private var phase = Phase.idle
      var body: some View {
      switch phase {
      case .idle: Text("Wait")
      case .loaded: List { Text("Rome") }.searchable(text: $words)
      }
      }
      }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    #expect(try Outline(try #require(imported.forms.first).document).rows == ["\"Rome\""])
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == [
        "5:1: left out, since the app shows it only where phase is in case .idle"
      ])
  }

  static let cases = [
    Case(
      testDescription: "an error and a message",
      body: "if let error { Text(\"Try again\") }\nif model.isBusy { Text(\"Busy\") }", rows: [],
      findings: [
        "5:1: left out, since the app shows it only if let error",
        "6:1: left out, since the app shows it only if model.isBusy",
      ]),
    Case(
      testDescription: "one of two texts, by what a property begins with",
      body: "if isNew { Text(\"New\") } else { Text(\"Old\") }",
      members: "@State private var isNew = true", rows: ["\"New\""],
      findings: ["5:1: left out, since the app shows it only if not isNew"]),
    Case(
      testDescription: "the texts of empty lists and values",
      body: """
        if model.items.isEmpty { Text("None") } else { Text("Some") }
        if model.picture == nil { Text("Add") }
        """, rows: ["\"None\"", "\"Add\""],
      findings: ["5:1: left out, since the app shows it only if not model.items.isEmpty"]),
    Case(
      testDescription: "a text beside a field",
      body: "if model.canEdit { TextField(\"B\", text: $b) } else { Text(\"Locked\") }",
      rows: ["b |B"],
      findings: [
        "5:1: rows are always shown; in the app, only if model.canEdit",
        "5:1: left out, since the app shows it only if not model.canEdit",
      ]),
    Case(
      testDescription: "a text in the place of a field without its value",
      body: "if let plan { TextField(\"B\", text: $b) } else { Text(\"None\") }",
      rows: ["b |B"],
      findings: [
        "5:1: rows are always shown; in the app, only if let plan",
        "5:1: left out, since the app shows it only if plan is nil",
      ]),
    Case(
      testDescription: "a button's title, without a message",
      body: "Button { save() } label: { if isBusy { Text(\"Busy\") } else { Text(\"Save\") } }",
      rows: ["\"Save\""]),
    Case(
      testDescription: "what computed properties of a first value decide",
      body: """
        if isRegister { TextField("B", text: $b) } else { Text("Welcome back") }
        Button(self.isRegister ? "Register" : "Log in") { go() }
        """,
      members: """
        @State private var mode = Mode.login
        var isRegister: Bool { return mode == .register }
        """.replacingOccurrences(of: "\n", with: "; "),
      rows: ["\"Welcome back\"", "\"Log in\""],
      findings: ["5:1: left out, since the app shows it only if isRegister"]),
    Case(
      testDescription: "cases with values, which the source gives to a view",
      body: """
        Row(title: "B", kind: .text($b))
        Row(title: "C", kind: .secure(text: $c))
        Row(title: "D", kind: .toggle($d))
        Row(title: "E", kind: .plain)
        Row(title: "F", kind: .custom { TextField("F", text: $f) })
        """,
      members: """
        struct Row: View {
        let title: String; let kind: Kind
        var body: some View {
        switch kind {
        case .plain: Text(title)
        case .text(let text): TextField(title, text: text)
        case let .secure(text): SecureField(title, text: text)
        case .toggle(let on): Toggle(title, isOn: on)
        case .custom(let content): content()
        }
        }
        }
        """,
      rows: ["b |B", "c |C secure=true", "d D| kind=switch", "\"E\"", "f |F"]),
    Case(
      testDescription: "a title, by what is given",
      body: "Button(entry == nil ? \"Add\" : \"Change\") { save() }", rows: ["\"Add\""],
      findings: [
        "5:8: entry == nil ? \"Add\" : \"Change\" is known only to the app; \"Add\" is used instead"
      ]),
    Case(
      testDescription: "the case of a switch that a property begins with",
      body: """
        switch step {
        case .one: Text("One")
        case .two: Text("Two")
        }
        """, members: "@State private var step = Step.two", rows: ["\"Two\""],
      findings: ["6:1: left out, since the app shows it only where step is in case .one"]),
    Case(
      testDescription: "the case of a switch that has fields, and another with the same ones",
      body: """
        switch model.kind {
        case .plain: TextField("B", text: $b)
        case .boxed: HStack { TextField("B", text: $b) }
        default: Text("Not possible")
        }
        """, rows: ["b |B"],
      findings: [
        "6:1: rows are always shown; in the app, only where model.kind is in case .plain",
        "8:1: left out, since the app shows it only where model.kind is in default",
      ]),
    Case(
      testDescription: "fields that a button shows, in a view that begins without them",
      body: "if shows { TextField(\"B\", text: $b) } else { Button(\"More\") { shows = true } }",
      members: "@State private var shows = false", rows: ["\"More\""],
      findings: ["5:1: left out, since the app shows it only if shows"]),
    Case(
      testDescription: "fields that a model's first values show and hide",
      body: """
        if m.mode == .plain { TextField("B", text: $b) }
        if m.mode != .plain { Text(m.note); TextField("C", text: $c) }
        if m.step > 1 || m.isOn { TextField("D", text: $d) }
        if m.words.isEmpty { TextField("E", text: $e) }
        switch m.step {
        case 1: TextField("F", text: $f)
        default: TextField("G", text: $g)
        }
        """,
      members: """
        @State private var m = Model(step: 1)
        @Observable final class Model {
        var mode = Mode.plain; var step: Int; var isOn = false; var words = ""; var note: String
        enum Mode { case plain, boxed }
        }
        """, rows: ["b |B", "e |E", "f |F"],
      findings: [
        "9:1: rows are always shown; in the app, only if m.mode == .plain",
        "10:1: left out, since the app shows it only if m.mode != .plain",
        "11:1: left out, since the app shows it only if m.step > 1 || m.isOn",
        "12:1: rows are always shown; in the app, only if m.words.isEmpty",
        "14:1: rows are always shown; in the app, only where m.step is in case 1",
        "15:1: left out, since the app shows it only where m.step is in default",
      ]),
    Case(
      testDescription: "fields that a view shows as soon as it appears",
      body: """
        Group { if isLoaded { TextField("B", text: $b) } }.onAppear { isLoaded = true }
        """, members: "@State private var isLoaded = false", rows: ["b |B"],
      findings: ["5:9: rows are always shown; in the app, only if isLoaded"]),
    Case(
      testDescription: "what a picker with a first value decides",
      body: """
        Picker("B", selection: $q.kind) { ForEach(Kind.allCases) { Text($0.rawValue) } }
        if q.kind == .two { TextField("C", text: $c) }
        Picker("D", selection: $m.kind) { ForEach(Kind.allCases) { Text($0.rawValue) } }
        TextField("E", text: $q.name)
        """,
      members: """
        enum Kind: String, CaseIterable { case one = "One", two = "Two" }
        struct Order { var kind = Kind.two; var name = "" }
        final class Model: ObservableObject { @Published var kind = Kind.one }
        @State private var q = Order(name: "Ada")
        @ObservedObject var m: Model
        """,
      rows: [
        "kind B| kind=menu options=One,Two value=Two", "c |C showIf=kind:Two",
        "kind2 D| kind=menu options=One,Two value=One", "name |E value=Ada",
      ]),
    Case(
      testDescription: "a title by a number, and repeated signs",
      body: """
        Button(page == 0 ? "Start" : "Send") { page += 1 }
        Picker("B", selection: $b) { ForEach(1..<4) { Text(String(repeating: "!", count: $0)) } }
        """, members: "@State private var page = 0",
      rows: ["\"Start\"", "b B| kind=menu options=!,!!,!!!"]),
    Case(
      testDescription: "what a field decides stays a row with its condition",
      body: "Toggle(\"B\", isOn: $b)\nif b { Text(\"On\") }",
      rows: ["b B| kind=switch", "\"On\""]),
    Case(
      testDescription: "a text over an empty field is its placeholder",
      body: """
        ZStack { if b.isEmpty { Text("Notes") }; TextEditor(text: $b).frame(height: 90) }
        TextEditor(text: $c).frame(height: 90).overlay { Text("More") }
        """, rows: ["b |Notes height=112 lines=3…20", "c |More height=112 lines=3…20"]),
    Case(
      testDescription: "heights of rows without a field, and nothing for an empty label",
      body: """
        Image("logo").resizable().scaledToFit().frame(height: 120).padding()
        Button { save() } label: { Text("Save").padding().frame(height: 52) }
        NavigationLink(isActive: $b) { EmptyView() }
        """, rows: ["\"Image\" height=174", "\"Save\" height=74"]),
    Case(
      testDescription:
        "heights of pictures and sliders beside texts, with a list's insets of 2 · 11",
      body: """
        VStack { AsyncImage(url: nil).frame(width: 88, height: 88); Button("Change") {} }
        VStack { Text("Keep 3 days"); Slider(value: $days) }
        HStack { Image("a").resizable().frame(height: 40); TextField("B", text: $b) }
        Color.red.frame(height: 60)
        Image("b").resizable().frame(height: 100).listRowInsets(EdgeInsets())
        Image(systemName: "c").frame(width: 20, height: 12)
        Rectangle().frame(height: 2)
        """,
      rows: [
        "\"Change\" height=140", "\"Keep 3 days\" height=83", "b |B height=62",
        "\"Color\" height=82",
        "\"Image\" height=100", "\"Image\"",
      ]),
    Case(
      testDescription: "heights of buttons with styles of the app",
      body: """
        Button("Big") {}.buttonStyle(Big())
        Button("Small") {}.buttonStyle(.small)
        Button("Plain") {}.buttonStyle(.plain)
        """,
      members: """
        struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(height: 52)
        }
        }
        struct Small: ButtonStyle {
        func makeBody(configuration: Self.Configuration) -> some View {
        return configuration.label.padding(.vertical, 4)
        }
        }
        }
        extension ButtonStyle where Self == AView.Small {
        static var small: AView.Small { Small() }
        }
        extension AView {
        """,
      rows: ["\"Big\" height=74", "\"Small\" height=52", "\"Plain\""]),
    Case(
      testDescription: "a count over a field, pictures over fields, and labels for VoiceOver",
      body: """
        TextEditor(text: $b).frame(height: 90).overlay(alignment: .bottomTrailing) { Text("8 left") }
        TextEditor(text: $c).frame(height: 90).overlay { Text("\\(160 - c.count)") }
        ZStack(alignment: .trailing) { TextField("D", text: $d); Text("8 left") }
        ZStack {
          VStack { TextField("E", text: $e); TextField("F", text: $f) }
          Button { swap() } label: { Image(systemName: "arrow.up.arrow.down") }
        }
        TextField("", text: $g).accessibilityLabel("Digit")
        TextField("H", text: $h).accessibilityLabel("House")
        ZStack { Text("Note"); TextField("", text: $i).accessibilityLabel("Your note") }
        HStack { Text("City"); TextField("", text: $j).accessibilityLabel("Your city") }
        """,
      rows: [
        "b | height=112 lines=3…20", "c | height=112 lines=3…20", "d |D",
        "e |E height=33", "f |F height=41", "g Digit|",
        "h |H", "i |Note", "j City|",
      ]),
    Case(
      testDescription: "one row for elements that only the app knows, filtered ones as well",
      body: """
        ForEach(store.messages) { Text($0.text) }
        ForEach(names.filter { $0 != "" }, id: \\.self) { Text($0) }
        """, members: "let names = [\"Ada\"]",
      rows: ["\"Text\"", "\"…\""],
      findings: [
        "5:1: the rows of store.messages are known only to the app; one row is used instead",
        "5:27: Text($0.text) is known only to the app; \"Text\" is used instead",
        "6:1: the rows of names.filter { $0 != \"\" } are known only to the app; one row is used instead",
      ]),
    Case(
      testDescription: "fields side by side",
      body: "HStack { TextField(\"B\", text: $b); TextField(\"C\", text: $c) }",
      rows: ["b |B height=22", "c |C height=22"],
      findings: ["5:1: the fields are side by side in the app; here, each has a row"]),
  ]
}
