extension String {
  private static let longestQuotation = 60

  /// The text between quotation marks, cut where it is long, fit for a message.
  var quoted: String {
    let shown = prefix(Self.longestQuotation)
    let mark = shown.endIndex < endIndex ? "…" : ""
    let escaped = shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + String(escaped).tamed + mark + "\""
  }

  /// The text with nothing in it that could steer a terminal or tear a line apart.
  package var tamed: String {
    unicodeScalars.map(\.tamed).joined()
  }
}

extension Unicode.Scalar {
  fileprivate var tamed: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isUnruly ? "\\u{\(String(value, radix: 16))}" : String(self)
    }
  }

  private var isUnruly: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
