/// Auto Layout.
extension UIView {
  /// Sets the frames that the constraints of the window give.
  func applyConstraints() {}
}
