import Foundation

/// Writes answers as one JSON object from id to text, one a line, in the order given.
///
/// Foundation's writer knows only objects in no order or in the alphabet's.
public func answersJSON(_ pairs: some Sequence<(id: String, value: String)>) -> Data {
  let lines = pairs.map { "  \(jsonString($0.id)): \(jsonString($0.value))" }
  guard !lines.isEmpty else { return Data("{}\n".utf8) }
  return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
}

private func jsonString(_ text: String) -> String {
  var string = "\""
  for scalar in text.unicodeScalars {
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
