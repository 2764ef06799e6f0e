import UIKitValues

/// A control that shows a color, and the color picker on a phone.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String? { didSet { notDrawn(UIColorWell.self) } }
  open var selectedColor: UIColor? { didSet { notDrawn(UIColorWell.self) } }
  open var supportsAlpha = true { didSet { notDrawn(UIColorWell.self) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// A screen for choosing a color, which is empty in the simulation.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true { didSet { notDrawn(UIColorPickerViewController.self) } }
}

/// The delegate of a color picker, which the simulation never notifies.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
