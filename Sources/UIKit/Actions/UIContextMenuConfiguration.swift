import Foundation

/// The menu that a long touch of a row would open; no finger stays that long here.
@preconcurrency @MainActor public final class UIContextMenuConfiguration: NSObject {
  /// What the app has the menu made by; its own code may call it.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  public let previewProvider: (() -> UIViewController?)?

  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
    super.init()
    notDone(UIContextMenuConfiguration.self, "init")
  }
}
