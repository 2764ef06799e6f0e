import TerminalText

/// A man page that is built section by section, as source text in mdoc, which mandoc and groff
/// read.
struct ManPage {
  private var lines: [String]
  private let name: String

  /// The names of all man pages, each with its section of the manual, for lists of references.
  ///
  /// The pages are ordered by section, and then by name.
  static let names: [(name: String, section: Int)] =
    Manual.all.map { ($0.page, 1) }.sorted { $0.0 < $1.0 } + [(FormPage.name, 5)]

  /// Begins a man page with this name in a section of the manual, such as 1.
  init(_ name: String, section: Int) {
    self.name = name
    lines = [".Dd \(Usage.date)", ".Dt \(name.uppercased()) \(section)", ".Os"]
  }

  var source: String { lines.joined(separator: "\n") + "\n" }

  /// Adds the section NAME to the man page, with the page's name and a one-line summary.
  mutating func name(_ summary: String) {
    lines += [".Sh NAME", ".Nm \(name)", ".Nd \(Self.escaped(summary))"]
  }

  /// Begins a section of the man page, such as EXAMPLES.
  mutating func section(_ title: String) { lines.append(".Sh \(title)") }

  /// Begins a subsection of the man page.
  mutating func subsection(_ title: String) { lines.append(".Ss \(Self.escaped(title))") }

  /// Adds a line with an mdoc macro to the man page.
  mutating func macro(_ text: String) { lines.append(".\(text)") }

  /// Adds paragraphs of running text to the man page.
  mutating func paragraphs(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { macro("Pp") }
      text(paragraph)
    }
  }

  /// Adds text to the man page's source, each sentence on a line of its own, as mdoc requires.
  mutating func text(_ text: String) {
    for sentence in Self.sentences(of: text) {
      lines += WrappedLine.parts(of: sentence, columns: Self.columns).map(Self.line)
    }
  }

  /// Adds lines that the man page shows unchanged, such as code.
  mutating func literal(_ texts: [String]) {
    lines.append(".Bd -literal -offset indent")
    lines += texts.map(Self.line)
    lines.append(".Ed")
  }

  /// Adds a list to the man page: terms, given as mdoc macros, with their meanings.
  mutating func list(_ items: [(term: String, meaning: String)]) {
    lines.append(".Bl -tag -width Ds")
    for item in items {
      lines.append(".It \(item.term)")
      text(item.meaning)
    }
    lines.append(".El")
  }

  /// Adds references to other man pages.
  mutating func references(_ pages: [(name: String, section: Int)]) {
    lines += pages.enumerated().map { index, page in
      ".Xr \(page.name) \(page.section)" + (index == pages.count - 1 ? "" : " ,")
    }
  }

  /// The maximum line length of the mdoc source in characters, before characters are escaped.
  ///
  /// Escapes make lines longer, and mdoc wants at most 80 bytes.
  private static let columns = 60

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      if let last = word.last(where: { !")\"".contains($0) }), ".!?".contains(last) {
        sentences.append(sentence.joined(separator: " "))
        sentence = []
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence.joined(separator: " ")]
  }

  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }

  /// Returns text with the characters escaped that have a special meaning in roff.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u" + hexadecimal(scalar.value) + "]"
      }
    }.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
