import Foundation

extension CGRect {
  /// The rectangle as NSStringFromCGRect writes it: `{{0, 568}, {320, 253}}`.
  package var inBraces: String {
    "{{\(minX.inWords), \(minY.inWords)}, {\(width.inWords), \(height.inWords)}}"
  }
}
