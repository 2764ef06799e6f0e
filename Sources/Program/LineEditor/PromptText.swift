/// A prompt made ready for libedit: escape sequences wrapped, and where libedit would lose them,
/// moved.
///
/// libedit attaches an unprinted run to the printed character after it. So two adjacent runs must
/// be one, and a run at the end, such as the one that switches colours off, goes before the last
/// printed character, which is a blank in a usual prompt.
struct PromptText: Equatable, Sendable {
  /// The lines above the last, which libedit would run together with it.
  let linesAbove: String
  /// The last line, its runs between U+0001.
  let wrapped: String
  /// The last line as a terminal takes it.
  let printed: String
  /// The last line's columns.
  let columns: Int

  init(_ prompt: String, isPlain: Bool = false) {
    let lastStart = prompt.lastIndex(of: "\n").map(prompt.index(after:)) ?? prompt.startIndex
    linesAbove = String(prompt[..<lastStart])
    var parts = Self.parts(of: prompt[lastStart...])
    if isPlain { parts = parts.map { Part(escape: "", printed: $0.printed) } }
    if let last = parts.last, last.printed == nil {
      parts.removeLast()
      if let index = parts.indices.last { parts[index].escape += last.escape }
    }
    wrapped = parts.map(\.wrapped).joined()
    printed = parts.map { $0.escape + ($0.printed.map(String.init) ?? "") }.joined()
    columns = LibeditColumns.of(String(parts.compactMap(\.printed)))
  }

  private struct Part {
    var escape: String
    var printed: Character?

    var wrapped: String {
      (escape.isEmpty ? "" : "\u{1}\(escape)\u{1}") + (printed.map(String.init) ?? "")
    }
  }

  private static func parts(of text: Substring) -> [Part] {
    var parts: [Part] = []
    var escape = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\u{1b}" {
        escape += "\u{1b}" + takeSequence(from: &rest)
      } else if LibeditColumns.of(String(character)) > 0 {
        parts.append(Part(escape: escape, printed: character))
        escape = ""
      }
    }
    if !escape.isEmpty { parts.append(Part(escape: escape, printed: nil)) }
    return parts
  }

  // The rest of a CSI sequence: up to its final character, 0x40...0x7E after the bracket.
  private static func takeSequence(from rest: inout Substring) -> String {
    guard rest.first == "[" else { return "" }
    var sequence = String(rest.removeFirst())
    while let character = rest.popFirst() {
      sequence.append(character)
      if ("@"..."~").contains(character) { break }
    }
    return sequence
  }
}
