import Foundation

extension CGFloat {
  /// The number rounded to one decimal, as ``inWords`` writes it.
  public var roundedForWords: CGFloat { (self * 10).rounded() / 10 }

  /// The number as text for people: with one decimal, or without a fraction if that is 0.
  public var inWords: String { Double(self).inWords }

  /// The number as text for commands, logs and SVG: with at most four decimals.
  public var inFourPlaces: String { Double(self).inFourPlaces }

  /// The number as text with all its digits, without a fraction if it is whole.
  public var inDigits: String { Double(self).inDigits }
}

extension Double {
  /// The number as text for people: with one decimal, or without a fraction if that is 0.
  public var inWords: String { ((self * 10).rounded() / 10).inDigits }

  /// The number as text for commands, logs and SVG: with at most four decimals.
  public var inFourPlaces: String { ((self * 10_000).rounded() / 10_000).inDigits }

  /// The number as text with all its digits, without a fraction if it is whole.
  public var inDigits: String { Int(exactly: self).map(String.init) ?? description }

  /// Returns the number as text with a fixed number of decimals, like printf.
  ///
  /// The text has at least `width` characters.
  public func written(places: Int, width: Int = 0) -> String {
    var bytes = [CChar](repeating: 0, count: 512)
    let count = withVaList([Int32(width), Int32(places), self]) {
      vsnprintf(&bytes, bytes.count, "%*.*f", $0)
    }
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension CGRect {
  /// The rectangle as NSStringFromCGRect writes it: `{{0, 568}, {320, 253}}`.
  public var inBraces: String {
    "{{\(minX.inFourPlaces), \(minY.inFourPlaces)}, {\(width.inFourPlaces), "
      + "\(height.inFourPlaces)}}"
  }
}

extension ClosedRange<CGFloat> {
  /// The distance between the ends of the range, in points.
  public var length: CGFloat { upperBound - lowerBound }
}
