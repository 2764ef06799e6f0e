extension Range<Int> {
  /// The whole number in the middle, the lower of two.
  var middle: Int? { isEmpty ? nil : (lowerBound + upperBound - 1) / 2 }

  /// Returns the range in parts as equal as whole numbers can be.
  func parts(_ number: Int) -> [Range<Int>] {
    let size = Double(count) / Double(number)
    return (0..<number).map { part(from: Double($0) * size, to: Double($0 + 1) * size) }
  }

  /// Returns the number in the middle of one of so many equal parts, or nil in an empty range.
  func middle(ofPart index: Int, of number: Int) -> Int? {
    isEmpty ? nil : lowerBound + (2 * index + 1) * count / (2 * number)
  }

  /// Returns the part between two distances from its start, rounded.
  func part(from start: Double, to end: Double) -> Range<Int> {
    (lowerBound + Int(start.rounded()))..<(lowerBound + Int(end.rounded()))
  }
}
