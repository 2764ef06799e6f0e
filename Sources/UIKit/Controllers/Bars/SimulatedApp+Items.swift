import UIKitValues
import Simulation

/// Finding items to tap by their labels: buttons, bar items, tabs and fields outside the form.
extension SimulatedApp {
  /// Returns the center, in screen coordinates, of the item with this label in any case; or nil.
  ///
  /// An item is a bar button, tab, control, or field outside the form's rows. Tabs, controls and
  /// fields under the keyboard aren't found.
  func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    look(at: phone) {
      let name = label.lowercased()
      let item = navigationBarItems.first { $0.item.label?.lowercased() == name }
      if let item { return CGPoint(x: item.frame.midX, y: item.frame.midY) }
      let tab = tabs.first { $0.controller.tabName?.lowercased() == name }
      if let tab, !touches.isUnderKeyboard(CGPoint(x: tab.frame.midX, y: tab.frame.midY)) {
        return CGPoint(x: tab.frame.midX, y: tab.frame.midY)
      }
      let places =
        [firstResponder.accessoryHost?.children.first, stage?.bar] + windows.overlays + [rootView]
      let control = places.lazy.compactMap { $0?.view(named: name, isMeant: self.isMeant) }.first
      return control.flatMap(placeOnScreen)
    }
  }

  /// The tabs at the screen's bottom with their frames, or an empty array if no tab bar is visible.
  var tabs: [(controller: UIViewController, frame: CGRect)] {
    guard phone.scene.chrome.hasTabBar, !phone.scene.hasSheet else { return [] }
    let controllers = sequence(first: shownController) { $0?.parent }
    let tabs = controllers.lazy.compactMap { $0 as? UITabBarController }.first
    return tabs?.tabs(in: phone.scene.tabBarFrame) ?? []
  }

  /// Returns whether a label can identify the view: a control, or a field outside the form's rows.
  private func isMeant(_ view: UIView) -> Bool {
    view.textInput == nil ? view is UIControl : firstResponder.fieldElsewhere(view) != nil
  }

  private func placeOnScreen(of control: UIView) -> CGPoint? {
    let frame = frameOnScreen(of: control)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    return screen.contains(center) && !touches.isUnderKeyboard(center) ? center : nil
  }

  /// Returns the navigation bar item at a point in screen coordinates, or nil.
  func navigationBarItem(at point: CGPoint) -> UIBarButtonItem? {
    navigationBarItems.first { $0.frame.contains(point) }?.item
  }

  /// Returns the distances in points from the navigation bar's edges to a title view.
  ///
  /// A search bar fills the space between the bar's items. Any other view keeps its width, in the
  /// middle of the bar.
  func titleMargins(of view: UIView) -> (left: CGFloat, right: CGFloat) {
    let (bar, frames) = (phone.shownNavigationBarFrame, navigationBarItems.map(\.frame))
    let left = frames.filter { $0.midX < bar.midX }.map { $0.maxX - bar.minX + 8 }.max() ?? 16
    let right = frames.filter { $0.midX >= bar.midX }.map { bar.maxX - $0.minX + 8 }.max() ?? 16
    let width = view.geometry.frame.width
    guard !(view is UISearchBar), width > 0, width < bar.width - left - right else {
      return (left, right)
    }
    let side = (bar.width - width) / 2
    return side >= max(left, right) ? (side, side) : (left, bar.width - left - width)
  }

  /// The visible navigation bar items with their frames on the screen, from left to right.
  private var navigationBarItems: [(item: UIBarButtonItem, frame: CGRect)] {
    guard let item = shownController?.navigationItem else { return [] }
    let bar = phone.shownNavigationBarFrame
    // The first right item is the outermost.
    let right = Array((item.rightItems).reversed())
    let items = item.leftItems + [.flexibleSpace()] + right
    let frames = BarArrangement(items).frames(in: CGSize(width: bar.width, height: 44))
    return zip(items, frames).filter { $0.0.label != nil }.map {
      ($0, $1.offsetBy(dx: bar.minX, dy: bar.minY))
    }
  }
}

extension UIViewController {
  /// The title of the controller's tab or, without a tab item, of the controller; nil for no title.
  fileprivate var tabName: String? { tabBarItem?.title ?? title }
}

extension UINavigationItem {
  fileprivate var leftItems: [UIBarButtonItem] {
    leftBarButtonItems ?? [leftBarButtonItem].compactMap { $0 }
  }

  fileprivate var rightItems: [UIBarButtonItem] {
    rightBarButtonItems ?? [rightBarButtonItem].compactMap { $0 }
  }
}

extension UIView {
  /// Returns the first view of this subtree that has the name and that `isMeant` accepts, or nil.
  ///
  /// The name must be lowercase. It can be a button's title, a field's label, or the accessibility
  /// label or identifier. Hidden views are skipped.
  fileprivate func view(named name: String, isMeant: (UIView) -> Bool) -> UIView? {
    if isHidden { return nil }
    let title = (self as? UIButton)?.currentTitle ?? textInput?.label
    let names = [title, accessibilityLabel, accessibilityIdentifier].compactMap { $0?.lowercased() }
    if names.contains(name), isMeant(self) { return self }
    for child in children {
      if let found = child.view(named: name, isMeant: isMeant) { return found }
    }
    return nil
  }
}
