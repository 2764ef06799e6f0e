import TerminalText

/// The reason why a form can't be written to a file.
package enum UnwritableForm: Equatable, Sendable {
  /// The form came from no file.
  case isBuiltIn
  case hasNoField
  /// A section has no rows.
  ///
  /// The section is named by its header or number.
  case hasSectionWithoutRows(String)

  var words: String {
    switch self {
    case .isBuiltIn: "the form is built in; use write FILE"
    case .hasNoField: "the form has no field; add one with row add ID"
    case .hasSectionWithoutRows(let name):
      "section \(Quotation.bare(name)) has no row yet; "
        + "row add ID in \(CommandWord.quoted(name)) adds one"
    }
  }
}
