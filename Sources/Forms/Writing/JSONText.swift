import Documents
import FormModel
import Patterns

/// A writer of a form's definition as JSON, indented by two spaces.
///
/// A list of scalars is on one line.
enum JSONText {
  /// Returns the JSON text of a value in a form's definition.
  ///
  /// Its first line is not indented.
  static func text(_ tree: DocumentTree, indent: Int = 0) -> String {
    switch tree {
    case .plain(let text), .text(let text): text.jsonQuoted
    case .number(let number): number.inDigits
    case .flag(let flag): flag ? "true" : "false"
    case .list(let elements) where elements.allSatisfy(\.isScalar):
      "[\(elements.map { text($0) }.joined(separator: ", "))]"
    case .list(let elements):
      lines(elements.map { text($0, indent: indent + 2) }, between: ("[", "]"), indent)
    case .mapping(let entries):
      lines(
        entries.map { "\($0.key.jsonQuoted): \(text($0.value, indent: indent + 2))" },
        between: ("{", "}"), indent)
    }
  }

  private static func lines(
    _ parts: [String], between brackets: (String, String), _ indent: Int
  ) -> String {
    if parts.isEmpty { return brackets.0 + brackets.1 }
    let margin = "\n" + String(repeating: " ", count: indent)
    return brackets.0 + parts.map { margin + "  " + $0 }.joined(separator: ",") + margin
      + brackets.1
  }
}
