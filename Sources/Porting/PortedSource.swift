import AppSource

/// An app's source file in a form that compiles on Linux, with messages about the rest.
package struct PortedSource: Sendable {
  /// The app's source file before porting.
  package let source: Source
  /// The ported source text, with a `#sourceLocation` directive before the original first line.
  ///
  /// The directive makes compiler messages refer to the original lines.
  package let text: String
  /// The places that must be changed by hand before they compile, in source order.
  package let findings: [SourceProblem]
}
