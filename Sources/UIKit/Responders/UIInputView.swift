import Foundation

/// A view that looks like the keyboard, in its place or above it.
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

/// A view in the keyboard's place that clicks like it.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A controller whose view stands in the keyboard's place or above it.
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
