/// The changes of the first responder, with the delegate calls.
extension Simulator {
  /// Makes a row's field first responder, like becomeFirstResponder().
  ///
  /// The calls come in the observed order. The new field is asked first, and the old one ends while
  /// the new one takes over. A text field's didBeginEditing comes before the keyboard's
  /// notifications, a text view's after them (craiggrummitt.com, radar 22872412). Then the field
  /// scrolls itself into view. Rows without a field, switches, buttons and menus are ignored.
  public mutating func beginEditing(row: Int) { beginEditing(.row(row)) }

  /// Makes the field of a row or of the docked input bar first responder.
  ///
  /// A running replay of keyboard movements ends.
  package mutating func beginEditing(_ new: Responder) {
    phone.queue.movements = nil
    beginEditing(new, showing: nil)
  }

  /// Makes a field first responder.
  ///
  /// If `movement` is given, the keyboard moves as a device recorded it.
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
    // Changes of the field at this time, such as its accessory view, take effect with the keyboard.
    guard phone.responder == new, let field = phone.traits(of: new) else { return }
    // Each field has its own accessory view, so a move between two fields posts all notifications
    // again (newbe.dev). A docked bar is shared.
    let isAccessoryNew = old != nil && phone.keyboardLayout.ownAccessoryHeight(of: field) > 0
    if let movement {
      moveKeyboard(as: movement)
    } else {
      showKeyboard(for: field, isAccessoryNew: isAccessoryNew)
    }
    if !beginsFirst { didBegin(new) }
    phone.scrollFieldToVisible()
  }

  /// Ends editing: the first responder resigns, like with resignFirstResponder().
  public mutating func endEditing() {
    phone.queue.movements = nil
    resign()
  }

  /// Resigns the first responder.
  ///
  /// The keyboard moves sideways with its screen if `slide` is given, or as `movement` recorded it.
  mutating func resign(with slide: Slide? = nil, hiding movement: KeyboardMovement? = nil) {
    guard let old = phone.responder else { return }
    call(.shouldEndEditing, of: old)
    guard old == .cover || app.shouldEndEditing(on: &phone) else { return }
    phone.responder = nil
    call(.resignedFirstResponder, of: old)
    let endsFirst = phone.settings.endOrder == .didEndFirst
    if endsFirst { didEnd(old) }
    // The app may have made a field first responder in didEndEditing.
    guard phone.responder == nil else { return }
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
    // The form's code is not the delegate of another screen's field.
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
