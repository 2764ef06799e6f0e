import UIKitValues

/// An interaction of a view beyond touches, for example a menu or drag.
///
/// None starts here.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
