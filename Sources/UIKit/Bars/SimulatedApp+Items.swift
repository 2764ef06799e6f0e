import Foundation
import Simulation

/// Buttons and items of bars, by what they say.
extension SimulatedApp {
  /// Returns where on the screen a finger presses what says so, case aside: an item of the
  /// navigation bar, a control of the app's, or a field that no row stands for.
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

  /// The tabs at the screen's bottom with their frames there; none where no bar of them is seen.
  var tabs: [(controller: UIViewController, frame: CGRect)] {
    guard phone.scene.chrome.hasTabBar, !phone.scene.hasSheet else { return [] }
    let controllers = sequence(first: shownController) { $0?.parent }
    let tabs = controllers.lazy.compactMap { $0 as? UITabBarController }.first
    return tabs?.tabs(in: phone.scene.tabBarFrame) ?? []
  }

  /// Whether a view is found by what it says: a control, or a field that no row stands for.
  private func isMeant(_ view: UIView) -> Bool {
    view.textInput == nil ? view is UIControl : firstResponder.fieldElsewhere(view) != nil
  }

  private func placeOnScreen(of control: UIView) -> CGPoint? {
    let place = control.convertToFirstWindow(control.bounds)
    let frame = phone.scene.screenRect(fromWindow: place)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    return screen.contains(center) && !touches.isUnderKeyboard(center) ? center : nil
  }

  /// The navigation bar's item at a point of the screen.
  func navigationBarItem(at point: CGPoint) -> UIBarButtonItem? {
    navigationBarItems.first { $0.frame.contains(point) }?.item
  }

  /// The navigation bar's items with their frames on the screen: those on the right end there.
  private var navigationBarItems: [(item: UIBarButtonItem, frame: CGRect)] {
    guard let item = shownController?.navigationItem else { return [] }
    let bar = phone.shownNavigationBarFrame
    // The first on the right is the outermost.
    let right = Array((item.rightItems).reversed())
    let items = item.leftItems + [.flexibleSpace()] + right
    let frames = BarArrangement(items).frames(in: CGSize(width: bar.width, height: 44))
    return zip(items, frames).filter { $0.0.label != nil }.map {
      ($0, $1.offsetBy(dx: bar.minX, dy: bar.minY))
    }
  }
}

extension UIViewController {
  /// What its tab says.
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
  /// The first of those that are meant in it that says so, in small letters, or is called so for
  /// VoiceOver or tests.
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
