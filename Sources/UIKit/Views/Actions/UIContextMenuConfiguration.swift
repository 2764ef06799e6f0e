import UIKitValues

/// The menu that a long press on a row would open.
///
/// The simulation has no long press.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
  /// The closure that creates the menu from the suggested actions.
  ///
  /// Only the app's own code calls it, since no menu opens.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  public let previewProvider: (() -> UIViewController?)?

  public let identifier: any NSCopying

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
    super.init()
    notDone(UIContextMenuConfiguration.self, "init")
  }
}
