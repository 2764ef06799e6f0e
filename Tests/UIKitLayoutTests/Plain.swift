import UIKit

/// A view with a fixed intrinsic content size, for tests of layout.
final class Block: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Returns a view of 320 by 480 that contains the given views.
@MainActor func plane(_ views: UIView...) -> UIView {
  let plane = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  for view in views { plane.addSubview(view) }
  return plane
}

extension UIView {
  /// Pins the given edges to the superview's, at these distances.
  func pin(top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil)
  {
    guard let superview else { return }
    NSLayoutConstraint.activate(
      [
        top.map { topAnchor.constraint(equalTo: superview.topAnchor, constant: $0) },
        left.map { leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: $0) },
        bottom.map { bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -$0) },
        right.map { trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -$0) },
      ].compactMap { $0 })
  }
}

/// Returns each view's frame as x, y, width and height.
@MainActor func frames(_ views: UIView...) -> [[CGFloat]] {
  views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
}
