import Foundation
import Simulation

/// An object that can answer events, and be first responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// What a subclass of UIKit's lets an app set ``inputAccessoryView`` to.
  var ownAccessoryView: UIView? {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  /// The same for ``inputView``.
  var ownInputView: UIView?

  public override init() { super.init() }

  /// The object that events go to which this one does not answer.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether it is first responder: the phone's, where it is a field of it.
  open var isFirstResponder: Bool {
    SimulatedApp.current?.firstResponder.isHeld(by: self) ?? false
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    return SimulatedApp.current?.firstResponder.make(self) ?? false
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return true }
    return SimulatedApp.current?.firstResponder.resign(self) ?? false
  }

  // What assistive technology asks an object on a Mac; none is on.
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// What stands in the keyboard's place.
  open var inputView: UIView? { ownInputView }

  /// What stands above the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { ownAccessoryView }

  /// ``inputAccessoryView`` as a text field has it, for code that asks any object for its setter.
  public final var inputAccessoryViewOfField: UIView? {
    get { inputAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// The same for ``inputView``.
  public final var inputViewOfField: UIView? {
    get { inputView }
    set { ownInputView = newValue }
  }

  open var inputAccessoryViewController: UIViewController? { nil }
  open var inputViewController: UIViewController? { nil }

  /// Has the keyboard take over what these views are now.
  open func reloadInputViews() { SimulatedApp.current?.firstResponder.reloadInputViews(of: self) }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionTakes(.began, touches, event, insteadOf: UIResponder.self) else { return }
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionTakes(.moved, touches, event, insteadOf: UIResponder.self) else { return }
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionTakes(.ended, touches, event, insteadOf: UIResponder.self) else { return }
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !extensionTakes(.cancelled, touches, event, insteadOf: UIResponder.self) else { return }
    next?.touchesCancelled(touches, with: event)
  }

  /// What a property that is watched by its name has become.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// What a hardware keyboard's keys do, of which none is pressed.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// That of the nearest responder that has one, which a window does (its reference).
  open var undoManager: UndoManager? { next?.undoManager }

  /// The buttons beside the suggestions over an iPad's keyboard, which are none of its height here.
  open var inputAssistantItem: UITextInputAssistantItem {
    notDone(UIResponder.self)
    return UITextInputAssistantItem()
  }

  // What the menu over a selection asks for; there is no pasteboard.
  open func selectAll(_ sender: Any?) { notDone(UIResponder.self) }
  open func cut(_ sender: Any?) { notDone(UIResponder.self) }
  open func copy(_ sender: Any?) { notDone(UIResponder.self) }
  open func paste(_ sender: Any?) { notDone(UIResponder.self) }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}
