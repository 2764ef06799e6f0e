import Documents
import FormModel
import Patterns
import FoundationEssentials

/// Returns answers as one JSON object from field id to text, one per line, in UTF-8.
///
/// Answers without a field in the form (`unmatched`) follow in an object of their own. Foundation's
/// encoder can't keep the given order of the keys.
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
