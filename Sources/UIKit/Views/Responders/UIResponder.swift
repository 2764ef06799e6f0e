import UIKitValues
import Simulation

/// In UIKit a protocol of editing commands; here the class that declares all these commands.
public typealias UIResponderStandardEditActions = UIResponder

/// An object that can handle events and become first responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The input accessory view that code has set for this responder, or nil.
  var ownAccessoryView: UIView? {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  /// The view that code has set to replace the keyboard for this responder, or nil.
  var ownInputView: UIView?

  public override init() { super.init() }

  /// The next responder in the chain, which gets events that this one doesn't handle; or nil.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the app's first responder.
  ///
  /// For a field of the form, the simulated phone stores this state.
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
    SimulatedApp.current?.firstResponder.stopWaiting(self)
    guard isFirstResponder, canResignFirstResponder else { return true }
    return SimulatedApp.current?.firstResponder.resign(self) ?? false
  }

  // The accessibility container methods that a Mac declares for every object. No assistive
  // technology is on.
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The view that replaces the keyboard while this responder is first responder, or nil.
  open var inputView: UIView? { ownInputView }

  /// The view above the keyboard while this responder is first responder, or nil.
  open var inputAccessoryView: UIView? { ownAccessoryView }

  /// ``inputAccessoryView`` with a setter on any responder, for ported code that calls a selector.
  public final var inputAccessoryViewOfField: UIView? {
    get { inputAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// ``inputView`` with a setter on any responder, for ported code that sets it by selector.
  public final var inputViewOfField: UIView? {
    get { inputView }
    set { ownInputView = newValue }
  }

  open var inputAccessoryViewController: UIViewController? { nil }
  open var inputViewController: UIViewController? { nil }

  /// Updates the keyboard and the accessory view from the responder's input views.
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

  /// Receives a change of a property observed by key path; does nothing unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The responder's commands for keys of a hardware keyboard.
  ///
  /// In the simulation no such key is ever pressed.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  open var userActivity: NSUserActivity? { didSet { notUsed(UIResponder.self) } }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The undo manager of the nearest responder in the chain that has one, or nil.
  ///
  /// A window has an undo manager (this property's documentation).
  open var undoManager: UndoManager? { next?.undoManager }

  /// The shortcut buttons over an iPad's keyboard, which in the simulation don't affect its height.
  open var inputAssistantItem: UITextInputAssistantItem {
    notDone(UIResponder.self)
    return UITextInputAssistantItem()
  }

  // Editing commands of the menu over a selection. They have no effect here.
  open func selectAll(_ sender: Any?) { notDone(UIResponder.self) }
  open func cut(_ sender: Any?) { notDone(UIResponder.self) }
  open func copy(_ sender: Any?) { notDone(UIResponder.self) }
  open func select(_ sender: Any?) { notDone(UIResponder.self) }
  open func delete(_ sender: Any?) { notDone(UIResponder.self) }
  open func paste(_ sender: Any?) { notDone(UIResponder.self) }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
}
