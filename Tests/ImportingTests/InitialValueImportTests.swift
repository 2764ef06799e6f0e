import AppSource
import Importing
import Testing

/// Tests imports of the values that fields have at first.
@Suite struct InitialValueImportTests {
  private static func rows(_ body: String, _ members: String) throws -> [String] {
    let text =
      "struct AView: View {\n\(members)\nvar body: some View {\nForm {\n\(body)\n}\n}\n}"
    let imported = SourceImporter([Source(name: "A.swift", text: text)]).run()
    return try Outline(try #require(imported.forms.first).document).rows
  }

  @Test("An initializer gives states their initial values, also its parameters' default values")
  func initializers() throws {
    let rows = try Self.rows(
      """
      TextField("Port", value: $port, format: .number)
      TextField("User", text: $user)
      TextField("Code", text: $code)
      Toggle("Expert", isOn: $expert)
      if expert { TextField("Key", text: $key) }
      """,
      """
      @State private var port: Int
      @State private var user: String
      @State private var code = "1"
      @State private var expert: Bool
      init(user: String = "root", code: String) {
      _port = State(initialValue: 22); self._user = State(initialValue: user)
      _code = State(initialValue: code); _expert = .init(wrappedValue: true)
      }
      """)
    #expect(
      rows == [
        "port |Port value=22", "user |User value=root", "code |Code",
        "expert Expert| kind=switch value=on", "key |Key showIf=expert:on",
      ])
  }

  @Test(
    "A number has the text that its format gives it",
    arguments: [
      ("0.0", "format: .currency(code: \"USD\")", "$0.00"),
      ("0.0", "format: .currency(code: Locale.current.currency?.identifier ?? \"EUR\")", "€0.00"),
      ("12.5", "format: .number", "12.5"), ("3.0", "format: .number", "3"),
      ("-1200", "format: .number", "-1,200"), ("20", "format: .percent", "20%"),
      ("0.25", "format: .percent", "25%"), ("7", "formatter: NumberFormatter()", "7"),
    ])
  func numbers(value: String, format: String, text: String) throws {
    let rows = try Self.rows(
      "TextField(\"A\", value: $a, \(format))", "@State private var a = \(value)")
    #expect(rows == ["a |A value=\(text)"])
  }

  @Test("A constant binding gives the field its value")
  func constants() throws {
    let rows = try Self.rows(
      """
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: Binding.constant(false))
      TextField("Name", text: .constant("Ada"))
      """, "")
    #expect(
      rows == ["on On| kind=switch value=on", "off Off| kind=switch", "name |Name value=Ada"])
  }
}
