extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    var digits = String(magnitude)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
  }
}
