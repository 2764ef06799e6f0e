import Foundation
import Testing

@testable import Forms

@Suite struct FormContentsTests {
  private static let yaml = """
    form: Everything
    style: grouped
    navigationBar: false
    tabBar: true
    device: iphone-8
    orientation: portrait
    strategy: inset-top reveal=bottom
    sections:
      - header: First
        footer: Last
        rows:
          - field: a-1_ß
            label: Yes
            value: 007
            placeholder: 0x1F
            keyboard: phonePad
            return: emergency-call
            secure: false
            lines: 2
            required: True
            pattern: "[0-9]{3}"
            minLength: 0
            maxLength: 3
            minimum: -1.5
            maximum: 1e3
            options: [007, 1]
            contentType: name
            capitalization: all
            accessory: 44.5
            height: 60
      - rows:
          - text: true
            height: 88
          - field: b
    """

  private static let json = """
    {"form": "Everything", "style": "grouped", "navigationBar": false, "tabBar": true,
     "device": "iphone-8", "orientation": "portrait", "strategy": "inset-top reveal=bottom",
     "sections": [
       {"header": "First", "footer": "Last", "rows": [
         {"field": "a-1_ß", "label": "Yes", "value": "007", "placeholder": "0x1F",
          "keyboard": "phonePad", "return": "emergency-call", "secure": false, "lines": 2,
          "required": true, "pattern": "[0-9]{3}", "minLength": 0, "maxLength": 3,
          "minimum": -1.5, "maximum": 1e3, "options": ["007", "1"], "contentType": "name",
          "capitalization": "all", "accessory": 44.5, "height": 60}]},
       {"rows": [{"text": "true", "height": 88}, {"field": "b"}]}]}
    """

  private static var everyKey: Field {
    var field = Field(id: "a-1_ß", label: "Yes")
    field.value = "007"
    field.placeholder = "0x1F"
    field.keyboard = .phone
    field.returnKey = .emergencyCall
    field.lines = 2
    field.isRequired = true
    field.textRules = [
      .pattern("[0-9]{3}"), .minLength(0), .maxLength(3), .minimum(-1.5), .maximum(1000),
    ]
    field.options = ["007", "1"]
    field.contentType = "name"
    field.capitalization = .all
    field.accessory = 44.5
    return field
  }

  @Test("A form in YAML reads every key") func everyKeyIsRead() throws {
    let form = try form(Self.yaml)
    #expect(form.title == "Everything")
    #expect(form.style == .grouped)
    #expect(!form.chrome.hasNavigationBar)
    #expect(form.chrome.hasTabBar)
    #expect(form.device?.name == "iphone-8")
    #expect(form.orientation == .portrait)
    #expect(form.strategy == "inset-top reveal=bottom")
    #expect(
      form.sections == [
        FormSection(header: "First", footer: "Last", rows: 0..<1), FormSection(rows: 1..<3),
      ])
    #expect(
      form.rows == [
        FormRow(.field(Self.everyKey), height: 60), FormRow(.text("true"), height: 88),
        FormRow(.field(Field(id: "b")), height: 44),
      ])
    #expect(form.fieldRows == [0, 2])
  }

  @Test("The same form in JSON equals the one in YAML") func jsonIsTheSameDocument() throws {
    #expect(try form(Self.json, fileName: "x.json") == form(Self.yaml))
  }

  /// A form that states defaults equals one that omits them, whatever the order of its keys.
  @Test("Forms are equal whatever their key order and explicit defaults") func equalForms() throws {
    let plain = try form(yamlRow("field: a", "label: A"))
    #expect(try form(yamlRow("label: A", "secure: false", "lines: 1", "field: a")) == plain)
    #expect(try form(yamlRow("field: a", "label: B")) != plain)
    #expect(try form(yamlRow("field: aA")) != plain)
    #expect(try form(yamlRow("field: a", "label: A", "height: 45")) != plain)
    #expect(try form("style: grouped\n" + yamlRow("field: a", "label: A")) != plain)
  }

  @Test("Keys left out have their defaults") func defaults() throws {
    let form = try form(yamlRow("field: a"))
    #expect(form.style == .plain)
    #expect(form.chrome.hasNavigationBar)
    #expect(!form.chrome.hasTabBar)
    #expect(form.device == nil && form.orientation == nil && form.strategy == nil)
    let field = try #require(form.rows[0].field)
    #expect(field.name == "a")
    #expect(field.value == "")
    #expect(field.keyboard == .default)
    #expect(field.returnKey == .default)
    #expect(field.lines == 1)
    #expect(field.capitalization == .sentences)
    #expect(!field.isSecure && !field.isRequired)
  }

  @Test(
    "Keyboards can be spelled as in UIKit",
    arguments: [
      ("number-pad", "number-pad"), ("numberPad", "number-pad"), ("phone-pad", "phone"),
      ("decimal-pad", "decimal"), ("email-address", "email"), ("emailAddress", "email"),
      ("numbersAndPunctuation", "numbers-and-punctuation"), ("webSearch", "web-search"),
      ("URL", "url"), ("namePhonePad", "name-phone"), ("asciiCapable", "ascii-capable"),
      ("asciiCapableNumberPad", "ascii-number-pad"), ("alphabet", "ascii-capable"),
    ])
  func keyboardsHaveUIKitsSpellingsToo(spelling: String, name: String) throws {
    let form = try form(yamlRow("field: a", "keyboard: \(spelling)"))
    #expect(form.rows[0].field?.keyboard.rawValue == name)
  }

  @Test(
    "A form's settings are read from YAML and JSON",
    arguments: [
      ("x.yaml", "settings: {fieldScroll: off, ios: 7}\n\(yamlRow("field: a"))"),
      (
        "x.json",
        #"{"settings": {"fieldScroll": false, "ios": 7}, "sections": [{"rows": [{"field": "a"}]}]}"#
      ),
      (
        "x.json",
        #"{"settings": {"fieldScroll": "off", "ios": "7"}, "sections": [{"rows": [{"field": "a"}]}]}"#
      ),
    ])
  func settings(fileName: String, text: String) throws {
    let settings = try form(text, fileName: fileName).settings
    #expect(settings.map(\.name) == ["fieldScroll", "ios"])
    #expect(settings.map(\.value) == ["off", "7"])
  }

  @Test("Landscape means landscape-left") func landscapeIsLandscapeLeft() throws {
    let form = try form("orientation: landscape\n\(yamlRow("field: a"))")
    #expect(form.orientation == .landscapeLeft)
  }

  @Test(
    "Numbers follow YAML's core schema",
    arguments: [("0x2C", 44.0), ("0o54", 44), (".5", 0.5), ("+4.4e1", 44), ("1000000", 1e6)])
  func numbersAreThoseOfYAMLsCoreSchema(text: String, height: Double) throws {
    #expect(try form(yamlRow("field: a", "height: \(text)")).rows[0].height == height)
  }

  @Test("YAML is detected by file name or content", arguments: ["x.yaml", "x.YML", "x"])
  func detectsYAML(_ name: String) throws {
    #expect(try form("\u{FEFF}form: T\r\n" + rows, fileName: name).title == "T")
  }

  @Test("JSON is detected by file name or content", arguments: ["x.JSON", "x", "-"])
  func detectsJSON(_ name: String) throws {
    let text = "\u{FEFF} \n{\"form\": \"T\", \"sections\": [{\"rows\": [{\"field\": \"a\"}]}]}"
    #expect(try form(text, fileName: name).title == "T")
  }

  private let rows = "sections:\r\n- rows:\r\n  - field: a\r\n"

  @Test("A form can have 100,000 rows") func aHundredThousandRows() throws {
    let lines = (1...100_000).map { "  - field: f\($0)\n    label: Field \($0)\n" }
    let form = try form("sections:\n- rows:\n" + lines.joined())
    #expect(form.rows.count == 100_000)
    #expect(form.row(ofField: "f100000") == 99_999)
    #expect(form.find("FIELD 99999") == .row(99_998))
  }
}
