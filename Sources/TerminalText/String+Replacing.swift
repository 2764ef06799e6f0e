extension String {
  /// Returns the text with other text for some of its Unicode scalars.
  ///
  /// A scalar stays where `replacement` returns nil.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let new = replacement(scalar) {
        text += new
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
