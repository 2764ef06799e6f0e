import UIKitValues

/// A segue, which is a transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: (() -> Void)?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Runs the segue's handler or, without a handler, shows the destination controller.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: nil)
  }
}

/// A storyboard file with view controllers.
///
/// The simulation can't load storyboards, so creating one ends the app, as with a missing file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    raise(.argument, "Could not find a storyboard named '\(name)': none is read here")
  }

  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    raise(.argument, "Storyboard doesn't contain a view controller with identifier '\(identifier)'")
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    raise(.argument, "Storyboard doesn't contain a view controller with identifier '\(identifier)'")
  }
}
