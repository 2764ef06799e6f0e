import Documents
import FormModel
import Patterns

/// The reason why a command can't edit a form, and the error's place in the command line.
package struct FormEditError: Error, Equatable, Sendable {
  package let fault: FormError.Fault
  /// The column of the problem in the command line, in Unicode scalars from 1.
  ///
  /// Nil if the error concerns the whole line.
  package let column: Int?

  init(_ fault: FormError.Fault, column: Int? = nil) {
    self.fault = fault
    self.column = column.flatMap { $0 > 0 ? $0 : nil }
  }

  init(_ flaw: LocatedFault, _ reader: TreeReader) {
    fault = flaw.fault
    guard case .position(_, let column) = flaw.placed(by: reader).place else {
      column = nil
      return
    }
    self.column = column
  }

  /// The problem with the edit in words, with advice for the user.
  package var message: String { fault.message }

  /// Similar valid names that the user may have meant.
  package var suggestions: [String] { fault.suggestions }
}
