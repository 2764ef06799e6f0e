import Forms
import TerminalText

/// The man page about form files, formlift-form(5), made from the form parser's own list of keys.
enum FormPage {
  static let name = "formlift-form"

  static var mdoc: String {
    var page = ManPage(name, section: 5)
    page.name("the file format of forms")
    page.section("DESCRIPTION")
    page.paragraphs([
      "A form file describes a screen with fields: sections of rows, and the views around them. "
        + "It is a document in YAML, or the same document in JSON.",
      "An unknown key or a wrong value is an error that names the file, the line and the column. "
        + "Frames, insets and heights are in points.",
    ])
    for part in FormPart.allCases {
      page.subsection(part.heading)
      page.list(
        part.keys.map { key in
          let usual = key.usual.map { " The default is \($0)." } ?? ""
          let meaning = "\(key.meaning) (\(key.domain))".sentence
          return ("Cm \(key.name)", "\(meaning)\(usual) Example: \(key.example)")
        })
    }
    page.section("EXAMPLES")
    page.literal(example)
    page.section("SEE ALSO")
    page.references(ManPage.names.filter { $0.name != name })
    return page.source
  }

  /// The keys of form files as tables in Markdown, for the guide about form files.
  static var markdown: String {
    FormPart.allCases.map { part in
      let rows = part.keys.map { key in
        let cells = [
          "`\(key.name)`", key.domain, key.usual.map { "`\($0)`" } ?? "", "`\(key.example)`",
          key.meaning.sentence,
        ]
        return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
      }
      return
        ([
          "### \(part.heading)", "", "| key | value | default | example | meaning |",
          "|---|---|---|---|---|",
        ] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static let example = [
    "form: Order",
    "device: iphone-16",
    "sections:",
    "  - header: Where to",
    "    rows:",
    "      - field: name",
    "        label: Name",
    "        required: true",
    "      - field: zip",
    "        label: ZIP",
    "        keyboard: number-pad",
    "        pattern: \"[0-9]{5}\"",
    "      - text: We deliver on weekdays.",
  ]
}

extension FormPart {
  /// The heading above the keys of this part of a form file.
  fileprivate var heading: String {
    switch self {
    case .form: "The form"
    case .section: "A section"
    case .row: "A row"
    case .condition: "The condition under showIf"
    case .container: "A view under containers"
    case .table: "The table"
    case .bottomBar: "The bar at the bottom"
    }
  }
}
