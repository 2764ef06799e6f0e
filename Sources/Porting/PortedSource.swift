import AppSource

/// An app's source file after the port to Linux, with messages about what couldn't be ported.
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
