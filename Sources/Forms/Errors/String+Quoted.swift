import TerminalText

extension String {
  /// The text between quotation marks, cut where it is long, fit for a message.
  var quoted: String { Quotation(self).description }
}
