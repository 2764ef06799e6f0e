extension String {
  /// The text between quotation marks, cut where it is long, fit for a message.
  package var quoted: String { Quotation(self).description }
}
