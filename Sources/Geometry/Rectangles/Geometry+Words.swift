import Foundation

extension CGFloat {
  /// The number as people write it: no fraction where there is none, at most four places else.
  package var inWords: String { Double(self).inWords }

  /// The number with all its digits: no fraction where there is none.
  package var inDigits: String { Double(self).inDigits }
}

extension Double {
  /// The number as people write it: no fraction where there is none, at most four places else.
  package var inWords: String { ((self * 10_000).rounded() / 10_000).inDigits }

  /// The number with all its digits: no fraction where there is none.
  package var inDigits: String { Int(exactly: self).map(String.init) ?? description }

  /// Returns the number with so many digits behind the point and at least so many characters in
  /// all, as C's printf writes it.
  package func written(places: Int, width: Int = 0) -> String {
    var bytes = [CChar](repeating: 0, count: 512)
    let count = withVaList([Int32(width), Int32(places), self]) {
      vsnprintf(&bytes, bytes.count, "%*.*f", $0)
    }
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
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
