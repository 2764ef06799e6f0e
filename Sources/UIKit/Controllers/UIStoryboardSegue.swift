import Foundation

/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: (() -> Void)? = nil
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Does what it was made for, or shows where it leads.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}
