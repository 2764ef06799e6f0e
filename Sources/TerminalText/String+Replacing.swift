extension String {
  /// Returns the text with some of its Unicode scalars replaced by other texts.
  ///
  /// If `replacement` returns nil for a scalar, the scalar is unchanged.
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
