import Foundation

/// Everything about the phone that stays while fields are edited: the device as it is held, its
/// bars, and the view tree down to the table.
///
/// Two coordinate spaces are at work. *Screen* coordinates are what a person sees: the origin is
/// the top left corner as the interface is turned. *Window* coordinates are what notifications
/// carry; before iOS 8 the window stays upright and its root view is turned, later the two are the
/// same. Where the app's window is not the screen, *screen* is what the person sees of the app, and
/// ``announced(_:)`` makes of it what notifications carry.
///
/// It never changes once it is made, so phones and their copies share it.
package final class Scene: Sendable {
  package let device: Device
  package let ios: Int
  package let orientation: Orientation
  package let chrome: Chrome
  /// The views between the root view and the table, outermost first, as they are to be laid out;
  /// the root view is the phone's, since strategies move it.
  package let containers: [Container]
  /// Whether one of them is a scroll view.
  package let isNested: Bool
  /// Whether the outermost is a card over the screen's bars.
  package let hasSheet: Bool
  /// Where the table is in the innermost of them.
  package let tablePlace: ViewPlace
  /// The bar that stays at the screen's bottom without the keyboard, if there is one.
  package let bar: DockedBar?
  package let options: Options
  package let screenSize: CGSize
  /// The device's screen in the app's coordinates: where the app's window is not all of it, its
  /// origin lies to the left of the window's or above.
  package let deviceScreen: CGRect
  /// What the status bar, the home indicator and the corners take of the screen.
  package let safeArea: EdgeInsets
  /// Heights of the docked keyboard without accessory: with the prediction bar and without.
  let predictiveKeyboardHeight: CGFloat
  let plainKeyboardHeight: CGFloat

  /// The choices about the layout that an app makes, or on which sources disagree.
  package struct Options: Hashable, Sendable {
    /// Whether views run under translucent bars, as those of a controller in a navigation or tab
    /// bar controller do from iOS 7 on (UIViewController.extendedLayoutIncludesOpaqueBars and
    /// edgesForExtendedLayout, whose defaults are NO and all edges); before iOS 7 bars are opaque.
    package var isUnderBars = true
    /// Whether a table runs under a docked bar to the screen's bottom, as UIKit lays it out,
    /// instead of ending there.
    package var isUnderDockedBar = false
    /// What the table's contentInsetAdjustmentBehavior is set to; nil leaves it to the app's
    /// system.
    package var insetAdjustment: InsetAdjustment?
    /// Whether the table is the first of its controller's view although it has a frame of its own:
    /// from iOS 7 to 10 it then gets insets for bars all the same.
    package var isFirstSubview = false
    /// What the table's controller adds to its safe area, from iOS 11 on
    /// (UIViewController.additionalSafeAreaInsets).
    package var additionalSafeArea = EdgeInsets.zero
    /// UITableView.estimatedRowHeight: what a row counts for until it is on the screen, in points;
    /// 0 counts its own height.
    package var estimatedRowHeight: CGFloat = 0
    /// The app's window on an iPad's screen, as that is held, from iOS 9 on: Split View, Slide
    /// Over, Stage Manager; nil fills the screen.
    package var window: CGRect?
    /// The bottom safe area of a phone without a home button in landscape, in points, where it is
    /// not the version's: up to iOS 18 21 by three sources, 24 by two; from iOS 26 on 20.
    package var landscapeStrip: CGFloat?
    /// Whether keyboard heights that are sums of measured parts count; without them the nearest
    /// version's or kind's observed height stands in.
    package var countsInferredHeights = true
    /// Which of an app's own scroll views that hold fields is the table, from 1 in the order of its
    /// views.
    package var scrollView = 1

    /// Creates the options that apply by default.
    package init() {}
  }

  /// Creates a scene.
  package init(
    device: Device, ios: Int? = nil, orientation: Orientation = .portrait, chrome: Chrome,
    containers: [Container] = [], tablePlace: ViewPlace = .insets(.zero), bar: DockedBar? = nil,
    options: Options = Options()
  ) {
    let version = ios ?? device.defaultVersion
    self.device = device
    self.ios = version
    self.orientation = orientation
    self.chrome = chrome
    self.containers = containers
    isNested = containers.contains { $0.isScroll }
    hasSheet = containers.first?.isSheet == true
    self.tablePlace = tablePlace
    self.bar = bar
    self.options = options
    let whole = CGRect(origin: .zero, size: device.size(in: orientation))
    let hasWindows = device.screen.isPad && version >= 9
    let window = hasWindows ? options.window?.part(in: whole) ?? whole : whole
    screenSize = window.size
    deviceScreen = CGRect(
      x: 0 - window.minX, y: 0 - window.minY, width: whole.width, height: whole.height)
    var safeArea = Self.safeArea(of: device.screen, in: orientation, ios: version)
    if orientation.isLandscape, !device.screen.isPad, safeArea.bottom > 0 {
      safeArea.bottom = Self.landscapeStrip(options, ios: version)
    }
    safeArea.top = max(0, safeArea.top - window.minY)
    safeArea.bottom = max(0, safeArea.bottom - (whole.maxY - window.maxY))
    self.safeArea = safeArea
    let screen = device.screen
    let isLandscape = orientation.isLandscape
    let avoids = !options.countsInferredHeights
    predictiveKeyboardHeight =
      screen.keyboardHeight(
        isLandscape: isLandscape, isPredictive: true, ios: version, avoidsInferred: avoids) ?? 0
    plainKeyboardHeight =
      screen.keyboardHeight(
        isLandscape: isLandscape, isPredictive: false, ios: version, avoidsInferred: avoids) ?? 0
  }

  /// In landscape a phone shows its status bar up to iOS 7 only.
  private static func safeArea(
    of screen: DeviceClass, in orientation: Orientation, ios: Int
  ) -> EdgeInsets {
    guard orientation.isLandscape else { return screen.portraitSafeArea }
    let hidesStatusBar = !screen.isPad && !screen.isCustom && ios >= 8
    return hidesStatusBar
      ? screen.landscapeSafeArea
      : EdgeInsets(top: screen.portraitSafeArea.top, bottom: screen.landscapeSafeArea.bottom)
  }
}

extension Scene {
  /// The bottom safe area that a phone without a home button has in landscape.
  package var landscapeStrip: CGFloat { Self.landscapeStrip(options, ios: ios) }

  private static func landscapeStrip(_ options: Options, ios: Int) -> CGFloat {
    options.landscapeStrip ?? (ios >= 26 ? 20 : 21)
  }

  /// The height of the status bar's area, which the safe area's top edge follows.
  package var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: screenSize.width, height: safeArea.top)
  }

  /// The navigation bar below the status bar, as low as it gets; empty without one.
  ///
  /// 44 points, 32 on a small phone in landscape, 50 on an iPad from iOS 12 on. Where no table runs
  /// under it, a large title and a search bar stay: that a bar follows no table then is inferred.
  package var navigationBarFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: chrome.hasNavigationBar
        ? navigationBarHeight + (followsTable ? 0 : largeTitleHeight + searchBarHeight) : 0)
  }

  /// The height of the navigation bar without a large title and a search bar; 0 without one.
  package var smallBarHeight: CGFloat { chrome.hasNavigationBar ? navigationBarHeight : 0 }

  /// Points that the navigation bar gains while the table is at its top.
  var barStretch: CGFloat { followsTable ? largeTitleHeight + searchBarHeight : 0 }

  /// What of ``barStretch`` there is when the form opens: the search bar comes down once the table
  /// is pulled (UINavigationItem.hidesSearchBarWhenScrolling, whose default is true).
  var openingStretch: CGFloat { followsTable ? largeTitleHeight : 0 }

  /// 52 points for a large title (hacknicity.medium.com), none on a phone in landscape, whose
  /// titles stay small.
  package var largeTitleHeight: CGFloat {
    let isSmall = orientation.isLandscape && !device.screen.isPad
    return hasTallBar && chrome.hasLargeTitle && !isSmall ? 52 : 0
  }

  /// 52 points for a search bar: 36 of its field with 16 below it; inferred from pictures of it.
  package var searchBarHeight: CGFloat { hasTallBar && chrome.hasSearchBar ? 52 : 0 }

  private var hasTallBar: Bool { ios >= 11 && chrome.hasNavigationBar }

  /// Whether the navigation bar grows and shrinks as the table is scrolled: one that runs under it.
  private var followsTable: Bool {
    guard hasTallBar, options.isUnderBars, containers.isEmpty, case .insets(let insets) = tablePlace
    else { return false }
    return insets.top == 0
  }

  /// The tab bar with the home indicator's strip below its buttons; empty without one.
  ///
  /// 49 points and the bottom safe area, 32 in place of 49 on a small phone in landscape from iOS
  /// 11 on; 65 in all where an iPad has a home indicator.
  package var tabBarFrame: CGRect {
    let height = chrome.hasTabBar ? tabBarHeight : 0
    return CGRect(
      x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
  }

  /// What the bars leave of the screen.
  ///
  /// It ends at a docked bar too: the table view controller of the article that has one fits its
  /// table to the keyboard, of which the bar is what stays.
  package var contentFrame: CGRect {
    let top = navigationBarFrame.maxY
    let bottom = min(tabBarFrame.minY, leastBarTop)
    return CGRect(x: 0, y: top, width: screenSize.width, height: bottom - top)
  }

  /// What the safe area leaves out at the bottom of a root view that fills the screen: the tab bar
  /// or the home indicator's strip, in points; nothing before iOS 11.
  package var rootSafeAreaBottom: CGFloat {
    ios >= 11
      ? max(tabBarFrame.height, safeArea.bottom) + options.additionalSafeArea.bottom : 0
  }

  private var isCompactLandscape: Bool {
    orientation.isLandscape && !device.screen.hasTallBarsInLandscape
  }

  var navigationBarHeight: CGFloat {
    if isCompactLandscape { return 32 }
    return device.screen.isPad && ios >= 12 ? 50 : 44
  }

  var tabBarHeight: CGFloat {
    if isCompactLandscape && ios >= 11 { return 32 + safeArea.bottom }
    return device.screen.isPad && safeArea.bottom > 0 ? 65 : 49 + safeArea.bottom
  }
}

extension Scene: Hashable {
  /// Returns whether two scenes were made of the same things; all else follows from these.
  package static func == (left: Scene, right: Scene) -> Bool {
    left === right
      || (left.device == right.device && left.ios == right.ios
        && left.orientation == right.orientation && left.chrome == right.chrome
        && left.containers == right.containers && left.tablePlace == right.tablePlace
        && left.bar == right.bar && left.options == right.options)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(ios)
    hasher.combine(orientation)
    hasher.combine(chrome)
    hasher.combine(containers)
  }
}

extension Scene {
  /// Returns the scene with the interface rotated.
  ///
  /// A window keeps its share of the screen: inferred.
  package func rotated(to orientation: Orientation) -> Scene {
    var options = options
    if let window = options.window, orientation.isLandscape != self.orientation.isLandscape {
      let (across, down) = (
        deviceScreen.height / deviceScreen.width, deviceScreen.width / deviceScreen.height
      )
      options.window = CGRect(
        x: window.minX * across, y: window.minY * down, width: window.width * across,
        height: window.height * down)
    }
    return Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome, containers: containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }
}

/// Scenes that an app's own code decides about.
extension Scene {
  /// Returns the scene with other bars.
  package func with(_ chrome: Chrome) -> Scene {
    if chrome == self.chrome { return self }
    return Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome, containers: containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }

  /// Returns the scene with its table somewhere else, in other views.
  package func with(
    _ tablePlace: ViewPlace, in containers: [Container]? = nil, _ options: Options
  ) -> Scene {
    Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome,
      containers: containers ?? self.containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }
}

extension Scene {
  /// Returns the scene with another docked bar, or without one.
  package func with(_ bar: DockedBar?) -> Scene {
    if bar == self.bar { return self }
    return Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome, containers: containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }
}
