import UIKitValues

/// A sheet for sharing content with other apps, which is empty in the simulation.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The app's handler for the sheet's end, which the simulation never calls.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet { notDone(UIActivityViewController.self) }
  }
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { notDrawn(UIActivityViewController.self) }
  }

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
