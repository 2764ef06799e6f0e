import Foundation
import Simulation

/// The first responder of an app: the phone's where the phone knows it as a field, and what is told
/// of its coming and going.
final class FirstResponder {
  private unowned let app: SimulatedApp
  /// The view whose text is edited, as long as its delegate has not been told of the end.
  private(set) var editor: UIResponder?
  /// A view that is first responder without a text to edit.
  private weak var other: UIResponder?
  /// The view that resigns now.
  private weak var resigning: UIResponder?
  /// Whether the field that ends is not asked.
  private var endsByForce = false
  /// What is above the keyboard, once there was anything.
  private(set) var accessoryHost: AccessoryHost?

  init(of app: SimulatedApp) { self.app = app }

  /// The view that is first responder.
  var view: UIResponder? { app.phone.responder.flatMap { app.stage?.field(of: $0) } ?? other }

  /// What is edited, as long as it has not been told of the end.
  var edited: (any TextInputView)? { (editor as? UIView)?.textInput }

  /// Returns whether a view is first responder.
  func isHeld(by view: UIResponder) -> Bool {
    if other === view { return app.phone.responder == nil }
    guard let responder = app.phone.responder else { return false }
    return app.stage?.field(of: responder) === view
  }

  /// Makes a view first responder: a field brings the keyboard up, another view has nothing to
  /// show.
  ///
  /// - Returns: whether it is that now.
  func make(_ view: UIResponder) -> Bool {
    app.updateSceneIfNeeded()
    if let field = fieldElsewhere(view) {
      guard endsForAnother else { return false }
      (app.stage as? ControllerStage)?.turn(to: field, on: app)
    }
    guard let responder = app.stage?.responder(of: view) else {
      if app.phone.responder != nil, !resign() { return false }
      other = view
      return true
    }
    app.perform { $0.beginEditing(responder) }
    return app.phone.responder == responder
  }

  /// A view as a field of the screen that is in another scroll view than the phone tells of; nil
  /// for any other.
  func fieldElsewhere(_ view: UIResponder?) -> UIView? {
    guard let view = view as? UIView, view.textInput != nil,
      let stage = app.stage as? ControllerStage,
      stage.responder(of: view) == nil, let root = app.rootView,
      ([root] + app.windows.overlays).contains(where: view.isDescendant)
    else { return nil }
    let table = view.scrollViewAround as? UITableView
    return table?.hasOverSection(view) == true ? nil : view
  }

  /// Ends what is edited for a field that the phone does not know yet, under the same keyboard.
  private var endsForAnother: Bool {
    guard edited != nil else { return true }
    guard shouldEndEditing() else { return false }
    didEndEditing()
    return true
  }

  /// Has what is first responder resign; by force also where that refuses.
  ///
  /// - Returns: whether nothing is first responder now.
  @discardableResult
  func resign(isForced: Bool = false) -> Bool {
    other = nil
    guard app.phone.responder != nil else { return true }
    endsByForce = isForced
    app.perform { $0.endEditing() }
    endsByForce = false
    return app.phone.responder == nil
  }

  /// Has a view resign that is first responder.
  func resign(_ view: UIResponder) -> Bool {
    // It is under way already, and but for its delegate nothing speaks against it.
    if resigning === view { return edited?.asksToEnd() ?? true }
    let before = resigning
    resigning = view
    defer { resigning = before }
    return resign()
  }

  /// Has the keyboard follow a change of the field that is edited.
  func reloadInputViews(of view: UIResponder) {
    app.setNeedsSceneUpdate()
    app.updateSceneIfNeeded()
    guard isHeld(by: view) else { return }
    hostAccessory()
    app.perform { $0.refreshKeyboard() }
  }
}

/// What the phone asks and tells.
extension FirstResponder {
  func shouldBeginEditing(_ responder: Responder) -> Bool {
    guard let field = app.stage?.textInput(of: responder) else { return true }
    (app.stage as? ControllerStage)?.decideFieldScroll(of: field, on: app)
    return field.view.canBecomeFirstResponder && field.asksToBegin()
  }

  func shouldEndEditing() -> Bool {
    guard let field = edited else { return true }
    guard resigning == nil, field.view.hasOwnClass, isHeld(by: field.view) else {
      return field.asksToEnd() || endsByForce
    }
    // UIKit has a field resign that another one or a finger ends, by the method that it may
    // override.
    resigning = field.view
    defer { resigning = nil }
    return field.view.resignFirstResponder() || endsByForce
  }

  func didBeginEditing() {
    other = nil
    editor = view
    edited?.didBegin()
  }

  func didEndEditing() {
    let field = edited
    editor = nil
    field?.didEnd()
    // What has come over the screen meanwhile is the phone's from now on, and what is only read is
    // no field.
    if app.windows.hasOverlays || (field as? UITextView)?.isEditable == false {
      app.setNeedsSceneUpdate()
    }
  }

  /// Tells of a text view's row that has grown or shrunk for its text.
  func textChanged() { (editor as? UITextView)?.tellOfChange() }
}

/// Its accessory view.
extension FirstResponder {
  /// Puts the accessory view of what is first responder now above the keyboard; one whose field has
  /// ended goes down with the keyboard first.
  func hostAccessory() {
    guard app.phone.responder != nil else { return }
    let view = view?.inputAccessoryView
    // A controller's own bar stands in the window.
    let accessory = view?.part == nil ? view : nil
    guard accessory != nil || accessoryHost != nil else { return }
    let host = accessoryHost ?? AccessoryHost()
    accessoryHost = host
    host.show(accessory)
  }

  /// Takes the accessory view away once the keyboard is gone.
  func dropAccessory() {
    if app.phone.responder == nil { accessoryHost?.show(nil) }
  }
}
