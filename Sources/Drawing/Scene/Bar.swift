import Foundation
import Simulation

/// A bar on the phone's screen, such as the status bar or the app's navigation bar.
struct Bar: Equatable, Sendable {
  /// The kind of bar, with its contents.
  enum Kind: Equatable, Sendable {
    /// The status bar at the top of the screen.
    ///
    /// If `isBesideCamera` is true, its clock is at the left.
    case status(isBesideCamera: Bool)
    /// A navigation bar.
    ///
    /// `isLarge` means that a large title is below the normal bar, and `hasSearch` that a search
    /// bar is.
    case navigation(title: String, isLarge: Bool = false, hasSearch: Bool = false)
    case tabs
    /// The form's own bottom bar with a button.
    ///
    /// `button` is the button's height in points, without the area at the home indicator.
    case bottom(text: String, button: CGFloat)
  }

  let kind: Kind
  let frameOnScreen: CGRect
}

extension ScreenScene {
  /// The bars in the app's root view, which move with that view, and the status bar, which doesn't.
  var bars: [Bar] {
    let shift = phone.rootView.model.minY
    let scene = phone.scene
    let (title, search) = (title, scene.searchBarHeight)
    let pinned = scene.searchBarFollowsTable ? 0 : search
    let growth =
      scene.navigationBarFrame.height + phone.table.barGrowth - scene.smallBarHeight - pinned
    let hasSearch = pinned > 0 || search > 0 && growth >= scene.largeTitleHeight + search / 2
    let hasOther = phone.containerBars.contains { $0.isNavigationBar }
    return [
      Bar(
        kind: .navigation(
          title: hasOther ? "" : title,
          isLarge: scene.largeTitleHeight > 0 && growth >= scene.largeTitleHeight / 2,
          hasSearch: hasSearch),
        frameOnScreen: phone.navigationBarFrame),
      Bar(kind: .tabs, frameOnScreen: phone.scene.tabBarFrame.offsetBy(dx: 0, dy: shift)),
      statusBar,
    ]
  }

  /// The title in the navigation bar; empty if a search bar takes its place.
  private var title: String {
    switch phone.scene.navigationField?.place {
    case .title, .alone: ""
    case .hiding, .pinned, nil: form.title
    }
  }

  /// The bars of the views between the root view and the table, such as a sheet's.
  ///
  /// The form's title is in the innermost navigation bar. The status bar is added above a sheet.
  var containerBars: [Bar] {
    let bars = phone.containerBars
    let last = bars.lastIndex { $0.isNavigationBar }
    let drawn = bars.enumerated().map { index, bar in
      Bar(
        kind: bar.isNavigationBar ? .navigation(title: index == last ? title : "") : .tabs,
        frameOnScreen: bar.frame)
    }
    return phone.scene.hasSheet ? drawn + [statusBar] : drawn
  }

  /// The bar with a button at the form's bottom, or nil in a form without one.
  ///
  /// The bar extends to the screen's bottom if nothing else is below it.
  var bottomBar: Bar? {
    guard let frame = phone.bottomBarFrame, let bar = phone.bottomBar else { return nil }
    let screen = phone.scene.screenSize
    let reachesEnd = screen.height - frame.maxY <= phone.scene.safeArea.bottom + 0.5
    let height = reachesEnd ? max(frame.height, screen.height - frame.minY) : frame.height
    return Bar(
      kind: .bottom(text: bar.text, button: frame.height),
      frameOnScreen: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
  }

  private var statusBar: Bar {
    Bar(
      kind: .status(isBesideCamera: phone.scene.safeArea.top > 24),
      frameOnScreen: phone.scene.statusBarFrame)
  }
}
