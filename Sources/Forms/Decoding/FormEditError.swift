import Documents
import FormModel
import Patterns

/// Why a form cannot be changed so, and where on the line that is said.
package struct FormEditError: Error, Equatable, Sendable {
  package let fault: FormError.Fault
  /// In scalars from 1; nil where it is the whole.
  package let column: Int?

  init(_ fault: FormError.Fault, column: Int? = nil) {
    self.fault = fault
    self.column = column.flatMap { $0 > 0 ? $0 : nil }
  }

  init(_ flaw: Flaw, _ reader: TreeReader) {
    fault = flaw.fault
    guard case .position(_, let column) = flaw.placed(by: reader).place else {
      column = nil
      return
    }
    self.column = column
  }

  /// What is wrong, with what would do.
  package var message: String { fault.message }

  /// What may have been meant.
  package var suggestions: [String] { fault.suggestions }
}
