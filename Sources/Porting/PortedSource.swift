import AppSource

/// An app's source in a form that compiles on Linux, with findings for manual work.
package struct PortedSource: Sendable {
  /// The app's source before porting.
  package let source: Source
  /// The ported text, with a `#sourceLocation` directive before the source's first line.
  ///
  /// The directive makes compiler messages refer to the original lines.
  package let text: String
  /// The problems that need manual work, in source order.
  package let findings: [SourceProblem]
}
