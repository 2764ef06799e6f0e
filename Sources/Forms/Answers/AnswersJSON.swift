import Documents
import FormModel
import Patterns
import FoundationEssentials

/// Writes answers as one JSON object from id to text, one a line, in the order given, and behind
/// them those that the form did not take.
///
/// Foundation's writer knows only objects in no order or in the alphabet's.
package func answersJSON(
  _ pairs: some Sequence<(id: String, value: String)>,
  unmatched: [(id: String, value: String)] = []
) -> Data {
  var lines = pairs.map { "  \($0.id.jsonQuoted): \($0.value.jsonQuoted)" }
  if !unmatched.isEmpty {
    let kept = unmatched.map { "    \($0.id.jsonQuoted): \($0.value.jsonQuoted)" }
    let key = AnswersDocument.asideKey(besides: pairs.lazy.map(\.id)).jsonQuoted
    lines.append("  \(key): {\n\(kept.joined(separator: ",\n"))\n  }")
  }
  guard !lines.isEmpty else { return Data("{}\n".utf8) }
  return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
}
