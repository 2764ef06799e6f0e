import AppFoundation

/// How dates are chosen in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {}

/// The choice of one date in a calendar.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
}

/// The delegate of the choice of one date, which the simulation never notifies.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

/// A mark below a date, which the simulation doesn't draw.
public final class UICalendarViewDecoration: NSObject {
  public static func `default`(color: UIColor? = nil, size: Size = .medium)
    -> UICalendarViewDecoration
  {
    UICalendarViewDecoration()
  }
  public static func image(_ image: UIImage?, color: UIColor? = nil) -> UICalendarViewDecoration {
    UICalendarViewDecoration()
  }

  public enum Size: Int, Sendable { case small, medium, large }
}
