import TerminalText

/// The reason why the open form can't be written to a file.
package enum UnwritableForm: Equatable, Sendable {
  /// The form is built into the program and has no file to write to.
  case isBuiltIn
  case hasNoField
  /// A section of the form has no rows.
  ///
  /// The section is given by its header or its number.
  case hasSectionWithoutRows(String)

  var words: String {
    switch self {
    case .isBuiltIn: "the form is built in; use `write FILE`"
    case .hasNoField: "the form has no field; add one with `row add ID`"
    case .hasSectionWithoutRows(let name):
      "section \(Quotation.bare(name)) has no row yet; "
        + "`row add ID in \(CommandWord.quoted(name))` adds one"
    }
  }
}
