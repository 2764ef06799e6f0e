import Simulation

/// What the keyboard and the app's own views cover beside the form's rows.
extension SimulatedApp {
  /// Returns the type of the app's view that a touch of the active row's center would reach instead
  /// of its field, such as a bar over the table.
  ///
  /// Nil without such a view. A view of another screen in the window doesn't count.
  func cover(ofActiveFieldOn phone: Phone) -> String? {
    look(at: phone) {
      guard case .row = phone.responder, let field = firstResponder.view as? UIView else {
        return nil
      }
      let place = field.convertToFirstWindow(field.bounds)
      let around = sequence(first: field) { $0.superview }.prefix { !($0 is UIWindow) }
      guard let screen = Array(around).last,
        let found = windows.hitTest(CGPoint(x: place.midX, y: place.midY)),
        found.isDescendant(of: screen), !found.isDescendant(of: field),
        !field.isDescendant(of: found)
      else { return nil }
      return "\(type(of: found))"
    }
  }

  /// Returns how many points at the end of a list stay under the keyboard, however far one scrolls.
  ///
  /// Only table and collection views without fields count that scroll vertically and are at least a
  /// third of the screen high. The bar with the active field, if it is on the keyboard, covers a
  /// list, too. 0 without such a list, and beside an undocked or floating keyboard.
  func coveredListEnd(on phone: Phone) -> CGFloat {
    guard let keyboardTop = phone.dockedKeyboardTop else { return 0 }
    return look(at: phone) {
      (rootView?.listsWithoutFields ?? []).reduce(0) { most, list in
        let frame = onScreen(list)
        guard frame.height >= phone.scene.screenSize.height / 3, list.scrollsVertically else {
          return most
        }
        let room = frame.height - list.adjustedContentInset.bottom
        let top = -list.adjustedContentInset.top
        let end = frame.minY + min(room, list.contentSize.height - top)
        return max(most, end - min(keyboardTop, topOfBar(over: list, keyboardTop)))
      }
    }
  }

  /// The top edge on the screen of the view beside a list with the active field, if it is on the
  /// keyboard; otherwise infinity.
  private func topOfBar(over list: UIScrollView, _ keyboardTop: CGFloat) -> CGFloat {
    guard var bar = firstResponder.view as? UIView else { return .infinity }
    while let parent = bar.superview, !list.isDescendant(of: parent) { bar = parent }
    let frame = onScreen(bar)
    let isOnKeyboard = frame.maxY > keyboardTop - 24 && frame.minY > onScreen(list).midY
    return isOnKeyboard ? frame.minY : .infinity
  }

  private func onScreen(_ view: UIView) -> CGRect {
    phone.scene.screenRect(fromWindow: view.convertToFirstWindow(view.bounds))
  }
}

extension UIView {
  /// The visible table and collection views in the subtree that don't hold the form's rows.
  fileprivate var listsWithoutFields: [UIScrollView] {
    if isHidden || alpha == 0 || !transform.isIdentity { return [] }
    if let list = self as? UIScrollView, list.rowView != nil {
      return list.part == nil && list.firstFieldInside == nil ? [list] : []
    }
    return children.flatMap(\.listsWithoutFields)
  }
}
