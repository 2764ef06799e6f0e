import FoundationEssentials

/// Writes answers as one JSON object from id to text, one a line, in the order given.
///
/// Foundation's writer knows only objects in no order or in the alphabet's.
package func answersJSON(_ pairs: some Sequence<(id: String, value: String)>) -> Data {
  let lines = pairs.map { "  \($0.id.jsonQuoted): \($0.value.jsonQuoted)" }
  guard !lines.isEmpty else { return Data("{}\n".utf8) }
  return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
}
