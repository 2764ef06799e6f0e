import Foundation

extension CGFloat {
  /// The number as people write it: no fraction where there is none, at most four places else.
  package var inWords: String { Double(self).inWords }
}

extension Double {
  /// The number as people write it: no fraction where there is none, at most four places else.
  package var inWords: String {
    let rounded = (self * 10_000).rounded() / 10_000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

extension CGRect {
  /// The rectangle as NSStringFromCGRect writes it: `{{0, 568}, {320, 253}}`.
  package var inBraces: String {
    "{{\(minX.inWords), \(minY.inWords)}, {\(width.inWords), \(height.inWords)}}"
  }
}

extension ClosedRange<CGFloat> {
  /// The distance between its ends, in points.
  package var length: CGFloat { upperBound - lowerBound }
}
