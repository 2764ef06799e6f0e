import UIKitValues

/// A switch control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor? { didSet { notDrawn(UISwitch.self) } }
  open var thumbTintColor: UIColor? { didSet { notDrawn(UISwitch.self) } }
  open var title: String? { didSet { notDrawn(UISwitch.self) } }
  open var preferredStyle = Style.automatic { didSet { notDrawn(UISwitch.self) } }
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Creates a switch of 51 × 31 points; only the frame's origin counts (UISwitch.init(frame:)).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hasTapOfItsOwn: Bool { true }

  override func take(_ touch: UITouch) -> Event {
    isOn.toggle()
    return [.touchUpInside, .valueChanged, .primaryActionTriggered]
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// A control with a row of segments and at most one selected segment.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  private var segments: [(title: String, action: UIAction?)] = []

  public init(items: [Any]?) {
    segments = (items ?? []).map { ("\($0)", nil) }
    super.init(frame: .zero)
  }

  /// Creates a control with a segment for each action, which a tap on the segment runs.
  public init(frame: CGRect, actions: [UIAction]) {
    segments = actions.map { ($0.title, $0) }
    super.init(frame: frame)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hasTapOfItsOwn: Bool { true }

  /// Handles a tap on the control by selecting the segment under the finger.
  ///
  /// All segments have the same width. A tap on the selected one sends no event.
  override func take(_ touch: UITouch) -> Event {
    let width = bounds.width / CGFloat(max(1, segments.count))
    let segment = Int(max(0, touch.location(in: self).x) / max(1, width))
    guard segments.indices.contains(segment), segment != selectedSegmentIndex else { return [] }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { sendAction(action) }
    return [.valueChanged, .primaryActionTriggered]
  }

  open var selectedSegmentTintColor: UIColor? { didSet { notDrawn(UISegmentedControl.self) } }
  open var apportionsSegmentWidthsByContent = false { didSet { notDone(UISegmentedControl.self) } }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { notDrawn(UISegmentedControl.self) }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    notDone(UISegmentedControl.self)
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    notDrawn(UISegmentedControl.self)
  }
  open var numberOfSegments: Int { segments.count }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title ?? "" }
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = (action.title, action) }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title ?? "", nil), at: min(max(0, segment), segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert((action.title, action), at: min(max(0, segment), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  open func removeAllSegments() { segments = [] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
}

/// A slider control for choosing a value along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true { didSet { notUsed(UISlider.self) } }
  open var minimumTrackTintColor: UIColor? { didSet { notDrawn(UISlider.self) } }
  open var maximumTrackTintColor: UIColor? { didSet { notDrawn(UISlider.self) } }
  open var thumbTintColor: UIColor? { didSet { notDrawn(UISlider.self) } }

  open var minimumValueImage: UIImage? { didSet { notDrawn(UISlider.self) } }
  open var maximumValueImage: UIImage? { didSet { notDrawn(UISlider.self) } }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) { notDrawn(UISlider.self) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { notDrawn(UISlider.self) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { notDrawn(UISlider.self) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}

/// A control that increases and decreases a value in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true { didSet { notUsed(UIStepper.self) } }
  open var autorepeat = true { didSet { notUsed(UIStepper.self) } }
  open var wraps = false { didSet { notDone(UIStepper.self) } }

  override var hasTapOfItsOwn: Bool { true }

  /// Handles a tap: the left half of the control subtracts a step, its right half adds one.
  override func take(_ touch: UITouch) -> Event {
    let step = touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    let new = min(max(minimumValue, value + step), maximumValue)
    guard new != value else { return [] }
    value = new
    return [.valueChanged, .primaryActionTriggered]
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// A scroll view's control for reloading the content, which no finger can pull in the simulation.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString? { didSet { notDrawn(UIRefreshControl.self) } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() {
    isRefreshing = true
    notDone(UIRefreshControl.self)
  }
  open func endRefreshing() { isRefreshing = false }
}
