extension String {
  /// The text as a JSON string with its quotes.
  ///
  /// Foundation's encoder writes the same, but needs a new encoder for a text of its own, which a
  /// record of a hundred texts would pay for a hundred times.
  package var jsonQuoted: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"\(self)\"" }
    var string = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": string += "\\\""
      case "\\": string += "\\\\"
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case "\u{0}"..<" ": string += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}
