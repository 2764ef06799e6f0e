import Foundation

/// Wheels of choices.
@preconcurrency @MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  public func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  public func reloadAllComponents() {}
  public func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 216)
  }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

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

/// Wheels of a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public var date = Date(timeIntervalSinceReferenceDate: 0)
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var datePickerMode = Mode.dateAndTime
  public var locale: Locale?

  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 216)
  }
}
