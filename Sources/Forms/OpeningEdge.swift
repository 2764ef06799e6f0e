/// The end of its content at which a table is when its form opens.
package enum OpeningEdge: String, CaseIterable, Sendable, DocumentName {
  case top, bottom
}
