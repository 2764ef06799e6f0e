import TerminalText

/// What keeps a form from being written.
package enum UnwritableForm: Equatable, Sendable {
  /// It came from no file.
  case isBuiltIn
  case hasNoField
  /// By its header or its number.
  case hasSectionWithoutRows(String)

  var words: String {
    switch self {
    case .isBuiltIn: "the form is built in; write FILE gives it a file"
    case .hasNoField: "the form has no field yet; row add ID gives it one"
    case .hasSectionWithoutRows(let name):
      "section \(Quotation.bare(name)) has no row yet; "
        + "row add ID in \(LineSyntax.quoted(name)) gives it one"
    }
  }
}
