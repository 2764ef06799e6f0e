import UIKitValues

/// A calendar for choosing dates; its days can't be tapped in the simulation.
@preconcurrency @MainActor open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { notDrawn(UICalendarView.self) } }
  open var selectionBehavior: UICalendarSelection? { didSet { notDone(UICalendarView.self) } }
  open var calendar = Calendar.current { didSet { notDrawn(UICalendarView.self) } }
  open var locale = Locale.current { didSet { notDrawn(UICalendarView.self) } }
  open var timeZone: TimeZone? { didSet { notDrawn(UICalendarView.self) } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { notDrawn(UICalendarView.self) }
  }
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { notUsed(UICalendarView.self) }
  }
  open var visibleDateComponents = DateComponents() { didSet { notDrawn(UICalendarView.self) } }
  open var wantsDateDecorations = true { didSet { notDrawn(UICalendarView.self) } }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// The height in points of a month with six weeks: its title, the weekdays and six rows of 44.
  ///
  /// It is inferred.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44 + 20 + 6 * 44)
  }

  public typealias Decoration = UICalendarViewDecoration
  public typealias DecorationSize = UICalendarViewDecoration.Size
}

/// The delegate that marks dates of a calendar, which the simulation never asks.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}
