import Foundation

extension Phone {
  /// Makes a row's field first responder, as becomeFirstResponder() does.
  ///
  /// The order is the observed one: the new field is asked, the old one ends inside the new one's
  /// becoming, didBeginEditing comes before the keyboard's notifications (craiggrummitt.com,
  /// radar 22872412), and the field scrolls itself after them. A row without a field is left alone.
  public mutating func beginEditing(row: Int, observer: inout some PhoneObserver) {
    guard let field = field(atRow: row) else { return }
    guard row != firstResponder else {
      scrollFieldToVisible()
      return
    }
    record(.call(.shouldBeginEditing, row: row))
    if let old = firstResponder {
      record(.call(.shouldEndEditing, row: old))
      record(.call(.didEndEditing, row: old))
    }
    firstResponder = row
    record(.call(.becameFirstResponder, row: row))
    record(.call(.didBeginEditing, row: row))
    addTapRecognizer()
    observer.didBeginEditing(on: &self)
    showKeyboard(for: field, observer: &observer)
    scrollFieldToVisible()
  }

  /// Takes the first responder's status away, as resignFirstResponder() does.
  public mutating func endEditing(observer: inout some PhoneObserver) {
    guard let row = firstResponder else { return }
    record(.call(.shouldEndEditing, row: row))
    firstResponder = nil
    record(.call(.resignedFirstResponder, row: row))
    record(.call(.didEndEditing, row: row))
    removeTapRecognizer()
    hideKeyboard(&observer)
  }

  /// Scrolls the first responder into its scroll view's bounds less the adjusted inset, by the least
  /// movement: what UITextField does by itself, without knowing of the keyboard.
  mutating func scrollFieldToVisible() {
    guard settings.fieldScroll, let row = firstResponder else { return }
    let rect = table.rect(forRow: row)
    let offset = table.offset(showing: rect)
    record(.fieldScroll(row: row, isNeeded: offset != nil))
    scrollRectToVisible(rect, by: .uikit, animation: .scroll)
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
