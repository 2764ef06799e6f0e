import UIKitValues

/// An interaction of a view beyond touches, for example a menu or drag.
///
/// In the simulation none ever starts.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
