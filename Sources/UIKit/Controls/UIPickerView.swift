import UIKitValues

/// A picker with wheels, whose rows come from a data source.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { notDone(UIPickerView.self) } }
  private var selected: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 216)
  }
}

/// The data source that says how many components and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate that provides a picker's titles and receives its selection.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A picker for dates and times.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date? { didSet { notUsed(UIDatePicker.self) } }
  open var maximumDate: Date? { didSet { notUsed(UIDatePicker.self) } }
  open var datePickerMode = Mode.dateAndTime { didSet { notUsed(UIDatePicker.self) } }
  open var locale: Locale? { didSet { notDrawn(UIDatePicker.self) } }
  open var calendar: Calendar? { didSet { notDrawn(UIDatePicker.self) } }
  open var timeZone: TimeZone? { didSet { notDrawn(UIDatePicker.self) } }
  /// The duration of the date picker's countdown timer, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { notUsed(UIDatePicker.self) } }
  open var roundsToMinuteInterval = true { didSet { notUsed(UIDatePicker.self) } }
  open var minuteInterval = 1 { didSet { notUsed(UIDatePicker.self) } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The kind of value that a date picker selects.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The size in points: 216 high with wheels, 34 as a compact button, which is inferred.
  ///
  /// The automatic style is compact since iOS 14, except for a countdown. The inline style has the
  /// height of wheels here.
  open override var intrinsicContentSize: CGSize {
    let isNew = (SimulatedApp.current?.phone.scene.ios ?? 18) >= 14
    let isCompact =
      switch preferredDatePickerStyle {
      case .compact: true
      case .automatic: isNew && datePickerMode != .countDownTimer
      case .wheels, .inline: false
      }
    return CGSize(width: UIView.noIntrinsicMetric, height: isCompact ? 34 : 216)
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
