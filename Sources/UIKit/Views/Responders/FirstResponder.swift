import UIKitValues
import Simulation

/// An app's first responder, with the delegate calls when editing begins and ends.
///
/// If the first responder is one of the simulated phone's fields, the phone stores it, too.
final class FirstResponder {
  private unowned let app: SimulatedApp
  /// The first responder being edited, until just before its delegate's end call; or nil.
  private(set) var editor: UIResponder?
  /// The first responder, if no field of the simulated phone is first responder; or nil.
  private weak var other: UIResponder?
  /// The view whose `resignFirstResponder` runs now, to avoid calling that method again; or nil.
  private weak var resigning: UIResponder?
  /// A field outside the window that becomes first responder once it is in the window; or nil.
  private weak var waiting: UIView?
  /// Whether editing ends even if the delegate refuses, as when a field is removed.
  private var endsByForce = false
  /// The view above the keyboard that contains accessory views; nil until there is one.
  private(set) var accessoryHost: AccessoryHost?

  init(of app: SimulatedApp) { self.app = app }

  /// The app's first responder: a field of the simulated phone, or another object; nil without one.
  var view: UIResponder? { app.phone.responder.flatMap { app.stage?.field(of: $0) } ?? other }

  /// The text field or text view being edited, until just before the delegate's end call; or nil.
  var edited: (any TextInputView)? { (editor as? UIView)?.textInput }

  /// Returns whether a responder is the app's first responder.
  func isHeld(by view: UIResponder) -> Bool {
    if other === view { return app.phone.responder == nil }
    guard let responder = app.phone.responder else { return false }
    return app.stage?.field(of: responder) === view
  }

  /// Makes a view the first responder, if the former one and the view's delegate allow it.
  ///
  /// For a field, the keyboard comes up. A field that isn't in a window yet, as in `viewDidLoad`,
  /// becomes first responder later, when its screen appears.
  ///
  /// - Returns: whether the view is now the first responder.
  func make(_ view: UIResponder) -> Bool {
    app.updateSceneIfNeeded()
    if let field = fieldElsewhere(view) {
      guard endsForAnother else { return false }
      (app.stage as? ControllerStage)?.turn(to: field, on: app)
    }
    guard let responder = app.stage?.responder(of: view) else {
      if let field = view as? UIView, field.textInput != nil, field.window == nil {
        waiting = field
        return false
      }
      if app.phone.responder != nil, !resign() { return false }
      other = view
      return true
    }
    waiting = nil
    app.perform { $0.beginEditing(responder) }
    return app.phone.responder == responder
  }

  /// Makes the field that waits for its window the first responder, if it is in the window now.
  func makeWaiting() {
    guard let field = waiting, field.window != nil else { return }
    waiting = nil
    _ = field.becomeFirstResponder()
  }

  /// Ends a field's wait for its window.
  func stopWaiting(_ field: UIResponder) { if waiting === field { waiting = nil } }

  /// Returns the view if it is a field on the shown screen but not a row of the form, else nil.
  func fieldElsewhere(_ view: UIResponder?) -> UIView? {
    guard let view = view as? UIView, view.textInput != nil,
      let stage = app.stage as? ControllerStage,
      stage.responder(of: view) == nil, let root = app.rootView,
      ([root] + app.windows.overlays).contains(where: view.isDescendant)
    else { return nil }
    return view
  }

  /// Ends editing for a field outside the form, keeping the keyboard up; false if it was refused.
  private var endsForAnother: Bool {
    guard edited != nil else { return true }
    guard shouldEndEditing() else { return false }
    didEndEditing()
    return true
  }

  /// Makes the first responder resign; if forced, even if its delegate refuses.
  ///
  /// - Returns: whether there is no first responder now.
  @discardableResult
  func resign(isForced: Bool = false) -> Bool {
    other = nil
    guard app.phone.responder != nil else { return true }
    endsByForce = isForced
    app.perform { $0.endEditing() }
    endsByForce = false
    return app.phone.responder == nil
  }

  /// Makes a view resign first responder, and returns whether the view did resign.
  func resign(_ view: UIResponder) -> Bool {
    // The view is resigning already, so only its delegate can refuse.
    if resigning === view { return edited?.asksToEnd() ?? true }
    let before = resigning
    resigning = view
    defer { resigning = before }
    return resign()
  }

  /// Updates the keyboard and accessory view after the view's input views have changed.
  func reloadInputViews(of view: UIResponder) {
    app.setNeedsSceneUpdate()
    app.updateSceneIfNeeded()
    guard isHeld(by: view) else { return }
    hostAccessory()
    app.perform { $0.refreshKeyboard() }
  }
}

/// Answers to the simulated phone's questions about editing, and handling of its notifications.
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
    // If a finger or another field ends the editing, UIKit calls the field's
    // `resignFirstResponder`, which can be overridden.
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
    // Views that came over the screen now count for the phone, and a read-only text view stops
    // being a field.
    if app.windows.hasOverlays || (field as? UITextView)?.isEditable == false {
      app.setNeedsSceneUpdate()
    }
  }

  /// Calls `textViewDidChange`, after the row of the edited text view has grown or shrunk.
  func textChanged() { (editor as? UITextView)?.tellOfChange() }
}

/// Showing and hiding the first responder's input accessory view above the keyboard.
extension FirstResponder {
  /// Shows the first responder's input accessory view above the keyboard, or removes the old one.
  ///
  /// After the end of editing, the accessory view stays, to move down with the keyboard.
  func hostAccessory() {
    guard app.phone.responder != nil else { return }
    let view = view?.inputAccessoryView
    // A controller's own bar is in the window.
    let accessory = view?.part == nil ? view : nil
    guard accessory != nil || accessoryHost != nil else { return }
    let host = accessoryHost ?? AccessoryHost()
    accessoryHost = host
    host.show(accessory)
  }

  /// Removes the input accessory view once the keyboard is hidden.
  func dropAccessory() {
    if app.phone.responder == nil { accessoryHost?.show(nil) }
  }
}
