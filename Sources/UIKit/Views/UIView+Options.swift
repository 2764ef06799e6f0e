import UIKitValues

/// The constants and options of views.
extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public typealias AutoresizingMask = UIViewAutoresizing
  public typealias TintAdjustmentMode = UIViewTintAdjustmentMode
  public typealias ContentMode = UIViewContentMode
}
