extension String {
  private static let longestQuotation = 60

  /// The text between quotation marks, cut where it is long, with nothing in it that could steer a
  /// terminal.
  var quoted: String {
    let shown = prefix(Self.longestQuotation)
    let mark = shown.endIndex < endIndex ? "…" : ""
    return "\"" + String(shown).escaped + mark + "\""
  }

  /// The text with its control characters, quotation marks and backslashes escaped.
  var escaped: String {
    unicodeScalars.map(\.escapedInQuotation).joined()
  }
}

extension Unicode.Scalar {
  fileprivate var escapedInQuotation: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isInvisible ? "\\u{\(String(value, radix: 16))}" : String(self)
    }
  }

  // Line separators and what turns the writing direction count, for they tear a message apart.
  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
