import UIKitValues

/// A view in the keyboard's style, used to replace the keyboard or as its accessory view.
@preconcurrency @MainActor open class UIInputView: UIView {
  public let inputViewStyle: Style
  open var allowsSelfSizing = false { didSet { notDone(UIInputView.self) } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  public enum Style: Int, Sendable { case `default`, keyboard }
}

/// A custom input view that can make keyboard clicks.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A controller whose view replaces the keyboard or is its accessory view.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIView? {
    get { view }
    set { view = newValue }
  }

  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  open func dismissKeyboard() { _ = SimulatedApp.current?.firstResponder.resign() }
}
