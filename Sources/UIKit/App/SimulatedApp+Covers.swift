import Simulation

/// What the app's own views and the keyboard cover, apart from the form's rows.
extension SimulatedApp {
  /// Returns what the app's own views and the keyboard cover on a phone.
  func covers(on phone: Phone) -> AppCovers {
    look(at: phone) {
      AppCovers(
        viewOverField: viewOverField, listEnd: coveredListEnd,
        isScrollLocked: stage?.scrollView?.isScrollEnabled == false)
    }
  }

  /// The type of the app's view that covers the center of the active row's field, such as a bar.
  ///
  /// A touch there would reach that view. Nil without such a view. A view of another screen in the
  /// window doesn't count.
  private var viewOverField: String? {
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

  /// How many points at the end of a list stay under the keyboard, however far one scrolls.
  ///
  /// Only table and collection views without fields count. They must scroll vertically, and be at
  /// least a third of the screen high. A bar with the active field that is on the keyboard covers
  /// a list, too. The result is 0 without such a list, and for an undocked or floating keyboard.
  private var coveredListEnd: CGFloat {
    guard let keyboardTop = phone.dockedKeyboardTop else { return 0 }
    return (rootView?.listsWithoutFields ?? []).reduce(0) { most, list in
      let frame = frameOnScreen(of: list)
      guard frame.height >= phone.scene.screenSize.height / 3, list.scrollsVertically else {
        return most
      }
      let insets = list.adjustedContentInset
      let length = min(frame.height - insets.bottom, list.contentSize.height + insets.top)
      let end = frame.minY + length
      return max(most, end - min(keyboardTop, topOfBar(over: list, keyboardTop)))
    }
  }

  /// The largest space in points between the keyboard and a bar that counts as being on it.
  private static let greatestSpaceBelowBar: CGFloat = 24

  /// Returns the top edge on the screen of the bar with the active field, if it is on the keyboard.
  ///
  /// The bar is the view beside the list that contains the field. The result is infinity without
  /// such a bar.
  private func topOfBar(over list: UIScrollView, _ keyboardTop: CGFloat) -> CGFloat {
    guard var bar = firstResponder.view as? UIView else { return .infinity }
    while let parent = bar.superview, !list.isDescendant(of: parent) { bar = parent }
    let frame = frameOnScreen(of: bar)
    let isLow = frame.minY > frameOnScreen(of: list).midY
    return isLow && frame.maxY > keyboardTop - Self.greatestSpaceBelowBar ? frame.minY : .infinity
  }

  /// Returns a view's frame in the coordinates of the app's screen.
  func frameOnScreen(of view: UIView) -> CGRect {
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
