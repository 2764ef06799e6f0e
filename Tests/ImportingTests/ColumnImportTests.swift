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
      extension AView { func list() -> some View { VStack { list() } } }
      struct Loop: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
      Button("Go") {}.buttonStyle(Loop()).loop()
      }
      }
      extension View { func loop() -> some View { self.loop().padding(1) } }
      """
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    #expect(try Outline(try #require(imported.forms.first).document).rows == ["text |A"])
  }

  private static let plain = ["form=A", "navigationBar=false", "strategy=swiftui", "style=stack"]

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
      rows: ["name |Name"], findings: ["1:8: 1 text is outside the list"]),
    Case(
      testDescription: "a chart of 140 points above a scroll view",
      body: """
        VStack(spacing: 0) {
          Chart(items) { BarMark(x: $0.x) }.frame(height: 140).padding(.bottom, 10)
          ScrollView { TextField("Name", text: $name) }
        }
        """,
      head: ["table=additionalSafeAreaInsets 150,0,0,0"], rows: ["name |Name"]),
    Case(
      testDescription: "a progress bar of 4 points above a list",
      body:
        "VStack { ProgressView(value: 0.5).padding(); ScrollView { TextField(\"A\", text: $a) } }",
      head: ["table=additionalSafeAreaInsets 44,0,0,0"], rows: ["a |A"]),
    Case(
      testDescription: "a switch below a list is no bar on the keyboard",
      body: "VStack { ScrollView { TextField(\"A\", text: $a) }; Toggle(\"On\", isOn: $isOn) }",
      rows: ["a |A"], findings: ["1:8: 1 of 2 fields are outside the list"]),
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
      rows: ["a |A", "b |B"],
      findings: ["4:3: the space of Spacer is left out, so the rows below it are higher here"]),
    Case(
      testDescription: "spacers below the fields",
      body: """
        VStack {
          TextField("A", text: $a)
          Spacer()
          Button("Go") { go() }
        }
        """, rows: ["a |A", "\"Go\""]),
    Case(
      testDescription: "a spacer in a scroll view has no space",
      body: "ScrollView { VStack { Spacer(); TextField(\"A\", text: $a) } }", rows: ["a |A"]),
    Case(
      testDescription: "texts above fields, of which three are labels with a height of 22 + 8",
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
        "\"Welcome\"", "a |A", "\"It takes two minutes.\"", "b |B", "\"…\"", "c |C",
        "d Your town?|D height=52",
        "e Name|E height=76", "f Size|F height=70",
      ]),
    Case(
      testDescription: "a height of a column with two fields, and of a list",
      body: """
        ScrollView {
          VStack { TextField("A", text: $a); TextField("B", text: $b) }.frame(height: 400)
          Form { TextField("C", text: $c) }.frame(height: 300)
        }
        """, rows: ["a |A", "b |B", "c |C"],
      findings: ["4:65: .frame(height: 400)", "5:37: .frame(height: 300)"]),
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
        "a Name|A height=70", "b | height=90 lines=3…20", "c |C height=50", "d |D height=50",
      ], findings: ["6:3: the fields are side by side in the app; here, each has a row"]),
  ]
}
