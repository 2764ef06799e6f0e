extension String {
  /// The text in quotation marks for a message: escaped, and cut if it is long.
  package var quoted: String { Quotation(self).description }
}
