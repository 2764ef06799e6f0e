import Foundation

/// The layout of text views in the table's rows.
extension Phone {
  /// Returns the width in points of a row's lines of text, or nil without a text view.
  package func textWidth(ofRow row: Int) -> CGFloat? {
    guard let field = field(atRow: row), field.isTextView, let rect = fieldRect(atRow: row) else {
      return nil
    }
    return rect.width - 2 * TextViewLayout.linePadding
  }

  /// Returns the rectangle of the caret's line in a row's text view, in the table's content.
  ///
  /// Nil without a text view. The caret is at the end of the text.
  package func caretRect(ofRow row: Int) -> CGRect? {
    guard field(atRow: row)?.isTextView == true, let field = fieldRect(atRow: row) else {
      return nil
    }
    let span = TextViewLayout.caretSpan(
      lines: table.rows.lineCount(ofRow: row), rowHeight: field.height)
    return CGRect(
      x: field.minX, y: field.minY + span.lowerBound, width: field.width, height: span.length)
  }

  /// Returns the rectangle of the line of text with the caret in a row, in the table's content.
  ///
  /// A text field is as high as its row and shows its line in the middle
  /// (UIControl.contentVerticalAlignment).
  package func lineRect(ofRow row: Int) -> CGRect {
    if let caret = caretRect(ofRow: row) { return caret }
    let rect = table.rect(forRow: row)
    let height = min(rect.height, TextMeasure.lineHeight)
    return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }

  /// Sets the number of lines of a row's text.
  ///
  /// A row with automatic dimension changes its height.
  ///
  /// beginUpdates and endUpdates keep the offset, unless the content has become too short for it.
  /// Cells side by side keep the height from their layout.
  package mutating func setLineCount(_ lines: Int, ofRow row: Int) {
    guard let field = field(atRow: row), field.isTextView else { return }
    let old = table.rows.ownHeight(ofRow: row)
    let layout = TextViewLayout(field, scale: scene.device.screen.scale)
    let fits = field.fitsRow && table.rows.columns == 1
    let height = fits ? layout.rowHeight(lines: lines) : old
    guard lines != table.rows.lineCount(ofRow: row) || height != old else { return }
    update(table.rows.setting(row, lines: lines, height: height), ofRow: row)
  }

  /// Replaces the row geometry after a row's height changed, and moves the offset into its range.
  private mutating func update(_ rows: RowGeometry, ofRow row: Int) {
    let before = table.rows.span(ofRow: row).length
    table.rows = rows
    let after = rows.height(ofRow: row)
    guard after != before else { return }
    record(.rowHeight(row: row, from: before, to: after))
    bringBackOffset(animation: nil)
  }

  /// Shows or removes a line of text, such as a validation message, below a row's field.
  ///
  /// The row's height changes between beginUpdates and endUpdates, which keep the offset.
  package mutating func setNote(_ hasNote: Bool, ofRow row: Int) {
    let height = hasNote ? TextMeasure.noteHeight : 0
    guard height != table.rows.noteHeight(ofRow: row) else { return }
    update(table.rows.setting(row, note: height), ofRow: row)
  }

  /// Makes rows visible or hidden in one batch, like insertRows(at:with:) and deleteRows(at:with:).
  ///
  /// The rows below move. The offset stays, unless the content has become too short for it.
  ///
  /// Row indices never change: a hidden row keeps its index.
  package mutating func setHidden(_ rows: [(row: Int, isHidden: Bool)]) {
    let changes = rows.filter { $0.isHidden != table.rows.isHidden(row: $0.row) }
    guard !changes.isEmpty else { return }
    table.rows = table.rows.setting(changes)
    let deleted = changes.count(where: \.isHidden)
    record(.rowUpdate(inserted: changes.count - deleted, deleted: deleted))
    bringBackOffset(animation: nil)
  }

  /// The width in points of the lines in the docked bar's text view, or nil without a text view.
  package var barTextWidth: CGFloat? {
    guard scene.bar?.field.isTextView == true else { return nil }
    return scene.screenSize.width - 2 * Self.barMargin - 2 * TextViewLayout.linePadding
  }

  /// Sets the number of lines of the docked input bar's text, without moving a visible keyboard.
  ///
  /// - Returns: whether the bar's height has changed.
  @discardableResult
  package mutating func setBarLineCount(_ lines: Int) -> Bool {
    guard let bar = scene.bar?.showing(lines: lines, scale: scene.device.screen.scale) else {
      return false
    }
    return setBar(bar)
  }

  /// Replaces the docked bar, such as a chat's input bar, by a bar of another height.
  ///
  /// - Returns: whether the bar's height has changed.
  @discardableResult
  mutating func setBar(_ bar: DockedBar) -> Bool {
    guard bar.height != scene.bar?.height else { return false }
    scene = scene.with(bar)
    if !keyboard.isVisible { keyboard.frame = AnimatedValue(scene.restingKeyboardFrame) }
    return true
  }

  /// Copies another phone's heights of rows and docked input bar, which depend on typed texts.
  package mutating func takeTexts(of other: Phone) {
    table.rows = other.table.rows
    if let bar = other.scene.bar { setBar(bar) }
  }

  /// Scrolls by the least distance that brings the caret's line into the scroll view's bounds
  /// inside the adjusted inset.
  ///
  /// UITextView makes its scroll view do this during typing (ScrollingContentViewController's
  /// notes).
  mutating func scrollCaretToVisible() {
    guard settings.fieldScroll, let row = firstResponder, let rect = caretRect(ofRow: row) else {
      return
    }
    if isNested { scrollOutersToShow(rect, by: .uikit, animation: .scroll) }
    guard table.offset(showing: rect, in: settings.visibleArea) != nil else { return }
    record(.fieldScroll(row: row, isNeeded: true))
    noting(.caret) { $0.scrollRectToVisible(rect, by: .uikit, animation: .scroll) }
  }
}

extension Phone {
  /// Copies the real heights of rows that another phone has measured; nothing moves visibly.
  package mutating func takeMeasuredRows(of other: Phone) {
    guard table.rows.isEstimated else { return }
    let anchor = table.scrollAnchor
    table.rows = other.table.rows
    let y = table.contentOffset.model.y + table.shift(since: anchor)
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: y))
  }
}
