import AppSource
import Foundation
import Importing
import Testing

/// Tests imports of views that the given files don't declare, and of values known only to the app.
@Suite struct UnknownViewImportTests {
  private static func source(_ body: String, _ members: String = "") -> Source {
    Source(
      name: "A.swift",
      text: "struct AView: View {\n\(members)var body: some View {\nForm {\n\(body)\n}\n}\n}")
  }

  @Test(
    "An unknown view becomes a row of the kind that its name and arguments tell",
    arguments: [
      ("FancyField(\"Name\", text: $name)", "name |Name", "a text field is used"),
      (
        "Entry(title: \"Mail\", placeholder: \"a@b\", text: $mail, keyboardType: .emailAddress)",
        "mail Mail|a@b keyboard=email", "a text field is used"
      ),
      (
        "PasswordEntry(label: \"Code\", text: $code)", "code Code| secure=true",
        "a text field is used"
      ),
      (
        "Entry(\"PIN\", text: $pin, isSecure: true)", "pin |PIN secure=true", "a text field is used"
      ),
      ("MailTextField($mail)", "mail |", "a text field is used"),
      ("themeSecureField(\"Key\", text: $key)", "key |Key secure=true", "a text field is used"),
      (
        "ListRow(label: .plain, kind: .textField(text: $question, axis: .vertical))",
        "question |", "a text field is used"
      ),
      ("SettingsToggle(\"News\", isOn: $news)", "news News| kind=switch", "a switch is used"),
      ("RadioButton(selected: $kind, text: \"Card\")", "\"Card\"", "a row of text is used"),
      ("PrimaryButton(title: \"Save\", action: { save() })", "\"Save\"", "a row of text is used"),
      ("Avatar(model.picture)", "\"Avatar\"", "a row of text is used"),
    ])
  func unknownView(code: String, row: String, words: String) throws {
    let imported = SourceImporter([Self.source("TextField(\"A\", text: $a)\n\(code)")]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows == ["a |A", row])
    let name = code.prefix { $0 != "(" }
    let reasons = imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" }
    #expect(
      reasons.contains("5:1: \(name) is not in the given files; \(words) instead"), "\(reasons)")
  }

  @Test("Views from calls and properties that the files don't declare are listed")
  func unknownMembers() throws {
    let members = """
      func row() -> some View { log("row"); return TextField("B", text: $b) }

      """
    let imported = SourceImporter([
      Self.source(
        """
        hooks.rows(isSignedIn: true)
        hooks.extra
        TextField("A", text: $a)
        row()
        Panel { reload() }
        footer().padding()
        """, members)
    ]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows == ["a |A", "b |B", "\"Panel\""])
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == [
        "5:1: hooks.rows(isSignedIn: true) is known only to the app, and is left out",
        "6:1: hooks.extra is known only to the app, and is left out",
        "9:1: Panel is not in the given files; a row of text is used instead",
        "10:1: footer().padding() is known only to the app, and is left out",
      ])
  }

  @Test("A field on top of a shape or in a stepper's label is a row, and others are listed")
  func layers() throws {
    let imported = SourceImporter([
      Self.source(
        """
        RoundedRectangle(cornerRadius: 8).overlay(SecureField("A", text: $a).padding()).frame(height: 60)
        Capsule().frame(height: 50).overlay { TextField("B", text: $b) }
        Stepper(value: $count) { HStack { Text("Count"); TextField("C", text: $c) } }
        Text("D").background(TextField("D", text: $d))
        """)
    ]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(
      outline.rows == [
        "a |A height=82 secure=true", "b |B height=72", "c Count|C", "\"D\"",
      ])
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == [
        "7:22: TextField: what background shows stands beside the rows"
      ])
  }

  @Test(
    "A field that UIKit makes has the traits that makeUIView gives it",
    arguments: [
      (".done", "return=done "), (".emergencyCall", "return=emergency-call "),
      // No return key of UIKit.
      ("key.ne", ""),
    ])
  func representables(key: String, shown: String) throws {
    let source = Source(
      name: "A.swift",
      text: """
        struct AView: View { var body: some View {
        Form { Code(text: $code); Area(text: $note).frame(height: 90) }
        } }
        struct Code: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Code"; field.keyboardType = .numberPad
        field.textContentType = .oneTimeCode; field.isSecureTextEntry = true
        field.returnKeyType = \(key)
        return field
        }
        }
        struct Area: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        }
        """)
    let imported = SourceImporter([source]).run()
    #expect(
      try Outline(imported.forms[0].document).rows == [
        "code |Code contentType=oneTimeCode keyboard=number-pad \(shown)secure=true",
        "note | height=112 lines=3…20",
      ])
    #expect(imported.findings[0].isEmpty)
  }

  @Test("A picker whose options only the app knows is a menu with one option")
  func unknownOptions() throws {
    let imported = SourceImporter([
      Self.source(
        """
        TextField("A", text: $a)
        HStack { Text("Type"); Picker("", selection: $type) { ForEach(types) { Text($0.title) } } }
        """)
    ]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows == ["a |A", "type Type| kind=menu options=Title"])
    #expect(
      imported.findings[0].map(\.reason) == [
        "the picker's options are known only to the app; one option is used instead",
        "Text($0.title) is known only to the app; \"Title\" is used instead",
      ])
  }

  @Test(
    "A field's id comes from its property, also behind a getter, an index or a helper",
    arguments: [
      ("Binding(get: { model.city ?? \"\" }, set: { model.city = $0 })", "city"),
      ("Binding(get: { String(model.zip) }, set: { _ in })", "zip"),
      ("$model.names[index]", "names"), ("$model.guests[0].mail", "mail"),
      ("$model.start.bound", "start"), (".constant(\"\")", "sehir"),
    ])
  func fieldID(binding: String, id: String) throws {
    let imported = SourceImporter([Self.source("TextField(\"Şehir\", text: \(binding))")]).run()
    let outline = try Outline(try #require(imported.forms.first).document)
    #expect(outline.rows.map { String($0.prefix { $0 != " " }) } == [id])
  }

  @Test("Texts come from an enum's property, a type's name, or the case that a method is given")
  func textsOfEnums() throws {
    let source = Source(
      name: "A.swift",
      text: """
        struct AView: View {
        @State private var user = User.emptyValue
        var body: some View {
        Form {
        Entry.name.row($name)
        Entry.phone.row($phone)
        TextField(user.placeholder(.fullName), text: $user.fullName)
        }.navigationTitle("\\(String(describing: AView.self))")
        }
        }
        enum Entry {
        case name, phone
        var title: String { switch self { case .name: "Name"; case .phone: "Phone" } }
        var hint: String { switch self { case .name: return "Ada"; default: return "" } }
        func row(_ text: Binding<String>) -> some View {
        LabeledContent(title) {
        TextField(hint, text: text).keyboardType(self == .phone ? .phonePad : .default)
        }
        }
        }
        """)
    let imported = SourceImporter([source]).run()
    let outline = try Outline(imported.forms[0].document)
    #expect(outline.head.first == "form=AView")
    #expect(
      outline.rows == [
        "name Name|Ada keyboard=default", "phone Phone| keyboard=phone", "fullName |Full name",
      ])
    #expect(
      imported.findings[0].map { "\($0.line):\($0.column): \($0.reason)" } == [
        "7:11: user.placeholder(.fullName) is known only to the app; \"Full name\" is used instead"
      ])
  }

  @Test("Previews are no screens, and an initializer's default value is the text")
  func previews() throws {
    let source = Source(
      name: "A.swift",
      text: """
        struct AView: View {
          let prompt: String
          init(prompt: String = "Summary") { self.prompt = prompt }
          var body: some View { Form { TextField(prompt, text: $title) } }
        }
        #Preview {
          struct Wrapper: View { var body: some View { AView(prompt: "B") } }
          return Wrapper()
        }
        struct A_Previews: PreviewProvider {
          struct Holder: View { var body: some View { AView(prompt: "C") } }
          static var previews: some View { Holder() }
        }
        """)
    let imported = SourceImporter([source]).run()
    #expect(imported.forms.map(\.name) == ["AView"])
    #expect(try Outline(imported.forms[0].document).rows == ["title |Summary"])
  }
}
