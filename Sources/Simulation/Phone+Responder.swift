import Foundation

extension Phone {
  /// Makes a row's field first responder, as becomeFirstResponder() does.
  ///
  /// The order is the observed one: the new field is asked, the old one ends inside the new one's
  /// becoming, a text field's didBeginEditing comes before the keyboard's notifications and a text
  /// view's after them (craiggrummitt.com, radar 22872412), and the field scrolls itself after
  /// them. A row without a field is left alone.
  package mutating func beginEditing(row: Int, observer: inout some PhoneObserver) {
    beginEditing(.row(row), observer: &observer)
  }

  /// Makes a field first responder: a row's, or the docked bar's.
  package mutating func beginEditing(
    _ new: Responder, observer: inout some PhoneObserver
  ) {
    guard let field = traits(of: new) else { return }
    guard new != responder else {
      scrollFieldToVisible()
      return
    }
    call(.shouldBeginEditing, of: new)
    let old = responder
    if let old {
      call(.shouldEndEditing, of: old)
      call(.didEndEditing, of: old)
    }
    responder = new
    call(.becameFirstResponder, of: new)
    let beginsFirst = settings.beginOrder == .observed && !field.isTextView
    if beginsFirst { didBegin(new, observer: &observer) }
    // Each field has an accessory view of its own, so a move between two posts all notifications
    // anew (newbe.dev); a docked bar is shared.
    let isAccessoryNew = old != nil && ownAccessoryHeight(of: field) > 0
    showKeyboard(for: field, isAccessoryNew: isAccessoryNew, observer: &observer)
    if !beginsFirst { didBegin(new, observer: &observer) }
    scrollFieldToVisible()
  }

  private mutating func didBegin(_ new: Responder, observer: inout some PhoneObserver) {
    call(.didBeginEditing, of: new)
    addTapRecognizer()
    observer.didBeginEditing(on: &self)
  }

  /// Takes the first responder's status away, as resignFirstResponder() does.
  package mutating func endEditing(observer: inout some PhoneObserver) {
    guard let old = responder else { return }
    call(.shouldEndEditing, of: old)
    responder = nil
    call(.resignedFirstResponder, of: old)
    let endsFirst = settings.endOrder == .didEndFirst
    if endsFirst { didEnd(old) }
    hideKeyboard(&observer)
    if !endsFirst { didEnd(old) }
  }

  private mutating func didEnd(_ old: Responder) {
    call(.didEndEditing, of: old)
    removeTapRecognizer()
  }

  /// Scrolls the first responder into its scroll view's bounds less the adjusted inset, by the
  /// least movement: what UITextField does by itself, without knowing of the keyboard.
  ///
  /// That a text view does so too is inferred: it is known to show its caret while somebody types.
  mutating func scrollFieldToVisible() {
    guard settings.fieldScroll, let row = firstResponder else { return }
    let rect =
      settings.fieldTarget == .row
      ? table.rect(forRow: row) : table.rect(of: table.spanWithSectionEdges(ofRow: row))
    let offset = table.offset(showing: rect, in: settings.visibleArea)
    record(.fieldScroll(row: row, isNeeded: offset != nil))
    scrollRectToVisible(rect, by: .uikit, animation: .scroll)
  }

  private mutating func call(_ call: Event.Call, of responder: Responder) {
    let isTextView = traits(of: responder)?.isTextView ?? false
    record(.call(call, row: responder.row, isTextView: isTextView))
  }

  private mutating func addTapRecognizer() {
    guard settings.tapOutside, !hasTapRecognizer else { return }
    hasTapRecognizer = true
    record(.recognizer(isAdded: true))
  }

  private mutating func removeTapRecognizer() {
    guard hasTapRecognizer else { return }
    hasTapRecognizer = false
    record(.recognizer(isAdded: false))
  }
}
