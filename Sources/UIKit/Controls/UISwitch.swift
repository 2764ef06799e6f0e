import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// One choice of several.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = -1
  private var titles: [String] = []

  public init(items: [Any]?) {
    titles = (items ?? []).map { "\($0)" }
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var numberOfSegments: Int { titles.count }
  public func titleForSegment(at segment: Int) -> String? { titles[segment] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
}

/// A value along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}

/// A value that goes up and down by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}
