/// The responder chain and the delegates' calls.
extension Simulator {
  /// Makes a row's field first responder, as becomeFirstResponder() does.
  ///
  /// The order is the observed one: the new field is asked, the old one ends inside the new one's
  /// becoming, a text field's didBeginEditing comes before the keyboard's notifications and a text
  /// view's after them (craiggrummitt.com, radar 22872412), and the field scrolls itself after
  /// them. A row without a field is left alone, and so are a switch and a button.
  public mutating func beginEditing(row: Int) { beginEditing(.row(row)) }

  /// Makes a field first responder: a row's, or the docked bar's; what a device's keyboard still
  /// had to do is over.
  package mutating func beginEditing(_ new: Responder) {
    phone.queue.movements = nil
    beginEditing(new, showing: nil)
  }

  /// Makes a field first responder; the keyboard comes as a device's did where that is given.
  mutating func beginEditing(_ new: Responder, showing movement: KeyboardMovement?) {
    guard let field = phone.traits(of: new), field.control == nil else { return }
    guard new != phone.responder else {
      phone.scrollFieldToVisible()
      return
    }
    call(.shouldBeginEditing, of: new)
    guard new == .cover || app.shouldBeginEditing(row: new.row, on: &phone) else { return }
    let old = phone.responder
    if let old {
      call(.shouldEndEditing, of: old)
      guard old == .cover || app.shouldEndEditing(on: &phone) else { return }
      call(.didEndEditing, of: old)
      if old != .cover { app.didEndEditing(on: &phone) }
    }
    phone.responder = new
    call(.becameFirstResponder, of: new)
    let beginsFirst = phone.settings.beginOrder == .observed && !field.isTextView
    if beginsFirst { didBegin(new) }
    // What was changed of the field then, such as its accessory view, comes with the keyboard.
    guard phone.responder == new, let field = phone.traits(of: new) else { return }
    // Each field has an accessory view of its own, so a move between two posts all notifications
    // again (newbe.dev); a docked bar is shared.
    let isAccessoryNew = old != nil && phone.keyboardLayout.ownAccessoryHeight(of: field) > 0
    if let movement {
      moveKeyboard(as: movement)
    } else {
      showKeyboard(for: field, isAccessoryNew: isAccessoryNew)
    }
    if !beginsFirst { didBegin(new) }
    phone.scrollFieldToVisible()
  }

  /// Takes the first responder's status away, as resignFirstResponder() does.
  public mutating func endEditing() {
    phone.queue.movements = nil
    resign()
  }

  /// Takes the first responder's status away; with its screen the keyboard goes sideways, and as a
  /// device's did where that is given.
  mutating func resign(with slide: Slide? = nil, hiding movement: KeyboardMovement? = nil) {
    guard let old = phone.responder else { return }
    call(.shouldEndEditing, of: old)
    guard old == .cover || app.shouldEndEditing(on: &phone) else { return }
    phone.responder = nil
    call(.resignedFirstResponder, of: old)
    let endsFirst = phone.settings.endOrder == .didEndFirst
    if endsFirst { didEnd(old) }
    if let movement { moveKeyboard(as: movement) } else { hideKeyboard(slide: slide) }
    if !endsFirst { didEnd(old) }
  }

  mutating func didBegin(_ new: Responder) {
    guard new != .cover else { return }
    call(.didBeginEditing, of: new)
    addTapRecognizer()
    app.didBeginEditing(on: &phone)
  }

  private mutating func didEnd(_ old: Responder) {
    guard old != .cover else { return }
    call(.didEndEditing, of: old)
    removeTapRecognizer()
    app.didEndEditing(on: &phone)
  }

  mutating func call(_ call: Event.Call, of responder: Responder) {
    // The form's code is no delegate of another screen's field.
    guard phone.isRecording, responder != .cover else { return }
    let isTextView = phone.traits(of: responder)?.isTextView ?? false
    phone.record(.call(call, row: responder.row, isTextView: isTextView))
  }

  private mutating func addTapRecognizer() {
    guard phone.settings.tapOutside, !phone.hasTapRecognizer, !app.recognizesTaps else { return }
    phone.hasTapRecognizer = true
    phone.record(.recognizer(isAdded: true))
  }

  private mutating func removeTapRecognizer() {
    guard phone.hasTapRecognizer else { return }
    phone.hasTapRecognizer = false
    phone.record(.recognizer(isAdded: false))
  }
}
