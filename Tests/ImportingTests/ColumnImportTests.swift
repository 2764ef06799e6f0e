import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of SwiftUI columns: their heights, and what is above and below their lists.
@Suite struct ColumnImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    var members = ""
    /// The keys expected at the imported form's top level, besides those of every imported form.
    var head: [String] = []
    let rows: [String]
    var findings: [String] = []
  }

  @Test("A column is imported with its heights and with what is around its list", arguments: cases)
  func imports(_ one: Case) throws {
    let text = "struct AView: View {\(one.members)\nvar body: some View {\n\(one.body)\n}\n}"
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.head.filter { !Self.plain.contains($0) } == one.head)
    #expect(outline.rows == one.rows)
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == one.findings)
  }

  @Test("Values, styles and modifiers that refer to themselves are followed a few times only")
  func loops() throws {
    let text = """
      struct AView: View {
      @State var a = a == .b ? .c : .d
      var body: some View {
      VStack {
      Button("Go") {}.buttonStyle(Loop()).loop()
      list()
      ScrollView { if a == .b { TextField("A", text: $text) } }
      }
      }
      }
      extension AView { func list() -> some View { VStack { list(); list(); list() } } }
      struct Loop: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
      Button("Go") {}.buttonStyle(Loop()).loop()
      }
      }
      extension View { func loop() -> some View { self.loop().padding(1) } }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    #expect(try Outline(try #require(imported.forms.first).document).rows == ["text |A height=22"])
  }

  private static let plain = ["form=A", "navigationBar=false", "strategy=swiftui", "style=stack"]

  @Test(
    "A font gives a text its height, also a font that the files declare",
    arguments: [
      (".largeTitle.bold()", "41"), ("Font.title2", "28"), (".system(.caption)", "16"),
      (".system(size: 20, weight: .bold)", "24"), (".custom(\"Inter\", size: 30)", "36"),
      (".heading", "48"), ("Font.small.bold()", "13"), ("brand", "34"),
    ])
  func fonts(font: String, height: String) throws {
    let text = """
      struct AView: View {
      let brand = Font.title
      var body: some View {
      ScrollView { VStack(spacing: 0) { Text("Hello.").font(\(font)); TextField("A", text: $a) } }
      }
      }
      extension Font {
      static var heading: Font { .system(size: 40) }
      static let small = Font.caption2
      }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    let rows = try Outline(try #require(imported.forms.first).document).rows
    #expect(rows == ["\"Hello.\" height=\(height)", "a |A height=22"])
    #expect(imported.findings[0].isEmpty)
  }

  static let cases = [
    Case(
      testDescription: "a chat's field below the messages: a line of 22 and a padding of 2 · 16",
      body: """
        VStack(spacing: 0) {
          List { Text("Hello") }
          HStack { TextField("Reply", text: $reply); Button("Send") { send() } }.padding()
        }
        """,
      head: ["bar=field reply,height 54,placeholder Reply", "style=insetGrouped"],
      rows: ["\"Hello\""]),
    Case(
      testDescription: "a field below a list with fields, and a line with its space above the list",
      body: """
        VStack {
          Text("Chat")
          ScrollView { TextField("Name", text: $name) }
          composer
        }
        """,
      members: "var composer: some View { TextField(\"Reply\", text: $reply).frame(height: 40) }",
      head: [
        "bar=field reply,height 40,placeholder Reply", "table=additionalSafeAreaInsets 30,0,0,0",
      ],
      rows: ["name |Name height=22"], findings: ["1:8: 1 text is outside the list"]),
    Case(
      testDescription: "a chart of 140 points above a scroll view",
      body: """
        VStack(spacing: 0) {
          Chart(items) { BarMark(x: $0.x) }.frame(height: 140).padding(.bottom, 10)
          ScrollView { TextField("Name", text: $name) }
        }
        """,
      head: ["table=additionalSafeAreaInsets 150,0,0,0"], rows: ["name |Name height=22"]),
    Case(
      testDescription: "a progress bar of 4 points above a list",
      body:
        "VStack { ProgressView(value: 0.5).padding(); ScrollView { TextField(\"A\", text: $a) } }",
      head: ["table=additionalSafeAreaInsets 44,0,0,0"], rows: ["a |A height=22"]),
    Case(
      testDescription: "a switch below a list is no bar on the keyboard",
      body: "VStack { ScrollView { TextField(\"A\", text: $a) }; Toggle(\"On\", isOn: $isOn) }",
      rows: ["a |A height=22"], findings: ["1:8: 1 of 2 fields are outside the list"]),
    Case(
      testDescription: "spacers above the fields, below them and between them",
      body: """
        VStack {
          Spacer()
          TextField("A", text: $a)
          Spacer(minLength: 20)
          TextField("B", text: $b)
          Spacer()
        }
        """,
      rows: ["a |A height=22", "b |B height=30"],
      findings: ["4:3: the space of Spacer is left out, so the rows below it are higher here"]),
    Case(
      testDescription: "spacers below the fields",
      body: """
        VStack {
          TextField("A", text: $a)
          Spacer()
          Button("Go") { go() }
        }
        """, rows: ["a |A height=22", "\"Go\" height=30"]),
    Case(
      testDescription: "a column that doesn't scroll, which the app centers",
      body: "VStack { Text(\"Welcome!\"); TextField(\"A\", text: $a) }",
      rows: ["\"Welcome!\" height=22", "a |A height=30"],
      findings: ["1:8: the views are centered in the app; here, they begin at the top"]),
    Case(
      testDescription: "columns that begin at the top, or fill the screen",
      body: """
        GeometryReader { _ in
          VStack { TextField("A", text: $a); Text("Hello.") }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
        """, rows: ["a |A height=22", "\"Hello.\" height=30"]),
    Case(
      testDescription: "a column at the bottom",
      body: """
        VStack { TextField("A", text: $a); Text("Hello.") }
          .frame(maxHeight: .infinity, alignment: .bottom)
        """, rows: ["a |A height=22", "\"Hello.\" height=30"],
      findings: [
        "4:4: the space of Spacer is left out, so the rows below it are higher here"
      ]),
    Case(
      testDescription: "an input bar below spacers that an empty chat has",
      body: """
        VStack(spacing: 0) {
          if let thread { Conversation(thread) } else { Spacer(); Text("Hello."); Spacer() }
          HStack { TextField("A", text: $a); Button("Send") {} }.padding()
        }
        """, head: ["bar=field a,height 54,placeholder A"], rows: ["\"Hello.\" height=22"]),
    Case(
      testDescription: "a list that is empty at first, with an input bar",
      body: "VStack { List(items, id: \\.self) { Text($0) }; TextField(\"A\", text: $a) }",
      members: "@State private var items: [String] = []",
      head: ["bar=field a,height 22,placeholder A", "style=insetGrouped"], rows: ["\" \""],
      findings: ["1:8: the screen has no rows at first; an empty row is used instead"]),
    Case(
      testDescription: "a spacer in a scroll view has no space",
      body: "ScrollView { VStack { Spacer(); TextField(\"A\", text: $a) } }",
      rows: ["a |A height=22"]),
    Case(
      testDescription: "texts above fields, of which three are labels with a space of 8",
      body: """
        ScrollView {
          VStack {
            Text("Welcome").font(.largeTitle.bold())
            TextField("A", text: $a)
            Text("It takes two minutes.")
            TextField("B", text: $b)
            Text("\\(160 - c.count)")
            TextField("C", text: $c)
            Text("Your town?")
            TextField("D", text: $d)
            VStack { Text("Name").font(.caption); TextField("E", text: $e).padding(12) }
            VStack { Text("Size"); TextField("F", text: $f).frame(height: 40) }
          }
        }
        """,
      rows: [
        "\"Welcome\" height=41", "a |A height=30", "\"It takes two minutes.\" height=30",
        "b |B height=30", "\"…\" height=30", "c |C height=30", "d Your town?|D height=60",
        "e Name|E height=78", "f Size|F height=78",
      ]),
    Case(
      testDescription: "a height of a column with two fields, and of a list",
      body: """
        ScrollView {
          VStack { TextField("A", text: $a); TextField("B", text: $b) }.frame(height: 400)
          Form { TextField("C", text: $c) }.frame(height: 300)
        }
        """, rows: ["a |A height=22", "b |B height=30", "c |C"],
      findings: ["4:65: .frame(height: 400)", "5:37: .frame(height: 300)"]),
    Case(
      testDescription: "a spacing of 60 between fields of 44, and a space of 8 without a spacing",
      body: """
        ScrollView {
          VStack(spacing: Metrics.gap * 2) {
            TextField("A", text: $a).frame(height: 44)
            TextField("B", text: $b).frame(height: 44)
          }
          TextField("C", text: $c).frame(height: 44)
        }
        """, members: "enum Metrics { static let gap: CGFloat = 30 }",
      rows: ["a |A", "b |B height=104", "c |C height=52"]),
    Case(
      testDescription: "padding of 2 · 40 around texts and buttons with a line of 22",
      body: """
        ScrollView {
          VStack(spacing: 0) {
            Text("One").padding(40)
            HStack { Text("Two"); Spacer(); Button("Three") {} }.padding(.vertical, 40)
            Button {} label: { Text("Four").padding([.top, .bottom], 40) }
            Button("Five") {}.padding(40)
            TextField("A", text: $a).padding(40)
            Spacer().frame(height: 50)
            Group {
              if error != nil { Text("Try again") }
              TextField("B", text: $b); TextField("C", text: $c)
            }.padding(.top, 10)
            VStack { if error != nil { Text("Try again") } }.padding(30)
            TextField("D", text: $d)
          }.padding(.top, 5)
        }
        """,
      rows: [
        "\"One\" height=107", "\"Two Three\" height=102", "\"Four\" height=102",
        "\"Five\" height=102", "a |A height=102", "b |B height=82", "c |C height=32",
        "d |D height=22",
      ],
      findings: [
        "12:7: left out, since the app shows it only if error != nil",
        "15:14: left out, since the app shows it only if error != nil",
      ]),
    Case(
      testDescription:
        "lines of 41 and 16, a symbol of 34, a divider of 1, and a bordered button of 34",
      body: """
        ScrollView {
          VStack(spacing: 0) {
            Text("Welcome to our wonderful application").font(.largeTitle).padding(.bottom, 60)
            HStack { Image(systemName: "star").font(.title); Text("Free").font(.system(size: 20)) }
            Divider()
            VStack(spacing: 4) { Text("Name").font(.caption); TextField("A", text: $a) }
            TextField("B", text: $b).textFieldStyle(.roundedBorder)
            Button("Go") {}.buttonStyle(.bordered)
          }
        }
        """,
      rows: [
        "\"Welcome to our wonderful application\" height=142", "\"Free\" height=34",
        "a Name|A height=43", "b |B height=34", "\"Go\" height=34",
      ]),
    Case(
      testDescription: "a list's rows with several views, and its insets of 2 · 11",
      body: """
        Form {
          VStack(spacing: 20) { Text("Photo"); Picker("P", selection: $k) { Text("a"); Text("b") }.pickerStyle(.segmented) }
          VStack(spacing: 0) { TextField("A", text: $a); TextField("B", text: $b); TextField("C", text: $c) }
          ZStack { Text("One"); Text("Two") }
          Toggle(isOn: $on) { Text("Previews"); Text("They take some time.") }
          Toggle("Exclude devices that nobody has verified", isOn: $off)
          Text("This app needs a server of your own. To try it, use one of the demo servers.")
          TextField("D", text: $d).font(.title)
          HStack { TextField("E", text: $e).textFieldStyle(.roundedBorder); TextField("F", text: $f) }
          HStack { ForEach(0..<6) { _ in TextField("", text: $code).frame(height: 50) } }
        }
        """,
      head: ["style=insetGrouped"],
      rows: [
        "k P| height=96 kind=menu options=a,b", "a |A height=33", "b |B height=22",
        "c |C height=33", "\"One Two\"", "on Previews| height=64 kind=switch",
        "off Exclude devices that nobody has verified| height=66 kind=switch",
        "\"This app needs a server of your own. To try it, use one of the demo servers.\" height=66",
        "d |D height=56", "e |E height=28", "f |F height=28", "code | height=20",
        "code2 | height=20", "code3 | height=20", "code4 | height=20", "code5 | height=20",
        "code6 | height=20",
      ],
      findings: [
        "11:3: the fields are side by side in the app; here, each has a row",
        "12:3: the fields are side by side in the app; here, each has a row",
      ]),
    Case(
      testDescription: "heights from parameters and their default values: 16 + 4 + 50, or 120",
      body: "ScrollView { VStack(spacing: 0) { Entry(text: $a); Entry(text: $b, height: 120) } }",
      members: """
        struct Entry: View {
        @Binding var text: String
        var height: CGFloat = 50
        var body: some View {
        VStack(spacing: 4) { Text("Name").font(.caption); TextField("", text: $text).frame(height: height) }
        }
        }
        """,
      rows: ["a Name| height=70", "b Name| height=140"]),
    Case(
      testDescription: "heights and a spacing that only the app knows",
      body: """
        ScrollView {
          VStack(spacing: gap) {
            Color.blue.frame(height: size * 0.4)
            Text("Hello.").font(.compound.body).padding(gap)
            TextField("A", text: $a)
          }
        }
        """,
      rows: ["\"Hello.\" height=30", "a |A height=30"],
      findings: [
        "4:19: gap is known only to the app; a spacing of 8 is used instead",
        "5:16: .frame(height: size * 0.4)", "6:20: .font(.compound.body)", "6:41: .padding(gap)",
      ]),
    Case(
      testDescription: "a style of the app with a label and a padding, and one that is not there",
      body: """
        ScrollView {
          VStack(spacing: 0) {
            TextField("A", text: $a).textFieldStyle(Tall(label: "Name"))
            TextField("C", text: $c).textFieldStyle(.tall(title: "City"))
            TextField("B", text: $b).textFieldStyle(Other())
            Button("Go") {}.buttonStyle(Other())
          }
        }
        """,
      members: """
        struct Tall: TextFieldStyle {
        let label: String
        func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 8) { Text(label); configuration.padding(20) }
        }
        }
        }
        extension TextFieldStyle where Self == AView.Tall {
        static func tall(title: String) -> AView.Tall { Tall(label: title) }
        }
        extension AView {
        """,
      rows: ["a Name|A height=92", "c City|C height=92", "b |B height=22", "\"Go\" height=22"],
      findings: ["17:30: .textFieldStyle(Other())", "18:21: .buttonStyle(Other())"]),
    Case(
      testDescription: "a picker above a list with an input bar, whose text view has a height",
      body: """
        VStack(spacing: 0) {
          Picker("Kind", selection: $k) { Text("x"); Text("y") }.frame(height: 100)
          ScrollView { Text("Hello") }
            .safeAreaInset(edge: .bottom) {
              HStack { TextEditor(text: $text).frame(height: 42) }.padding().padding(.bottom, gap)
            }
        }
        """,
      head: [
        "bar=field text,height 74,lines 3", "table=additionalSafeAreaInsets 100,0,0,0",
      ],
      rows: ["\"Hello\" height=22"],
      findings: ["1:8: 1 of 1 fields are outside the list", "7:70: .padding(.bottom, gap)"]),
    Case(
      testDescription: "a grid with columns",
      body: """
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) { TextField("A", text: $a); TextField("B", text: $b) }
        }
        """,
      rows: ["a |A height=22", "b |B height=30"],
      findings: ["4:3: the fields are side by side in the app; here, each has a row"]),
    Case(
      testDescription: "a height of a column with one field, and of fields side by side",
      body: """
        ScrollView {
          VStack { Text("Name"); TextField("A", text: $a) }.frame(height: 70)
          VStack { TextEditor(text: $b) }.frame(height: 90)
          HStack { TextField("C", text: $c); TextField("D", text: $d) }.frame(height: 50)
        }
        """,
      rows: [
        "a Name|A height=70", "b | height=98 lines=3…20", "c |C height=33", "d |D height=25",
      ], findings: ["6:3: the fields are side by side in the app; here, each has a row"]),
    Case(
      testDescription: "a text beside the branches of a condition, and two texts beside a field",
      body: """
        ScrollView {
          HStack {
            Text("Title")
            if isSecure { SecureField("", text: $a) } else { TextField("", text: $b) }
          }
          HStack { Text("From"); Text("To"); TextField("C", text: $c); TextField("D", text: $d) }
        }
        """, members: "let isSecure: Bool",
      rows: [
        "a Title| height=22 secure=true", "b Title| height=22", "c To|C height=28",
        "d |D height=20",
      ],
      findings: [
        "4:3: the fields are side by side in the app; here, each has a row",
        "6:5: rows are always shown; in the app, only if isSecure",
        "6:5: rows are always shown; in the app, only if not isSecure",
        "8:3: the fields are side by side in the app; here, each has a row",
      ]),
  ]
}
