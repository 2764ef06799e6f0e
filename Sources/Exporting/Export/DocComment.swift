/// A paragraph as a documentation comment in exported code, wrapped to the code's width.
package struct DocComment: CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" }
      if let longer, longer.count <= 100 {
        lines[lines.count - 1] = longer
      } else {
        lines.append("/// \(word)")
      }
    }
    description = lines.joined(separator: "\n")
  }
}
