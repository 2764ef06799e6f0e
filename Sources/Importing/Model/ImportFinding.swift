/// Something in a source that a form's file does not say, or says otherwise: its place and the reason.
package struct ImportFinding: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  package let reason: String

  package init(file: String, line: Int, column: Int, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The finding as a compiler's diagnostic, which editors can open at its place.
  package var description: String { "\(file):\(line):\(column): warning: not imported: \(reason)" }
}

/// What an app's sources come to.
package struct Imported: Equatable, Sendable {
  /// The screens with fields, the one that is meant first.
  package var forms: [ImportedForm]
  /// Of each screen what it does not say, in the order of the places.
  package var findings: [[ImportFinding]]
  /// What was found where there is no screen with a field.
  package var leftovers: [ImportFinding]
}

/// A file of an app: its text, and the name under which findings speak of it.
package struct ImportSource: Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// Whether it is a storyboard or a xib.
  var isInterface: Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }
}
