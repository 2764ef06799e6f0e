import Foundation

/// Everything about the phone that stays constant during editing: the device in its orientation,
/// its bars, and the view tree down to the table.
///
/// There are two coordinate spaces, *screen* and *window*. Screen coordinates are what the user
/// sees: the origin is the top left corner of the rotated interface. Window coordinates are used in
/// notifications. Before iOS 8, the window stays upright and its root view is rotated. Since iOS 8,
/// both spaces are the same. If the app's window is smaller than the screen, *screen* means the
/// app's part, and ``announced(_:)`` converts it to the coordinates of notifications.
///
/// A scene is immutable, so phones and their copies share it.
package final class Scene: Sendable {
  package let device: Device
  package let ios: Int
  package let orientation: Orientation
  package let chrome: Chrome
  /// The views between the root view and the table before layout, outermost first.
  ///
  /// The root view belongs to the phone, because strategies move it.
  package let containers: [Container]
  /// Whether the form's table is inside a scroll view.
  package let isNested: Bool
  /// Whether the form is in a sheet over the screen's bars.
  package let hasSheet: Bool
  /// The index of the view that has the app's bottom bar: −1 for the root view, else a container's.
  ///
  /// Nil without a bottom bar.
  let bottomBarHost: Int?
  /// The layout rule that gives the table its frame in the innermost view around it.
  package let tablePlace: ViewPlace
  /// The bar that stays at the screen's bottom without the keyboard, or nil.
  package let bar: DockedBar?
  package let options: Options
  package let screenSize: CGSize
  /// The device's screen in the app's coordinates.
  ///
  /// If the window is smaller than the screen, the origin is left of or above the window.
  package let deviceScreen: CGRect
  /// The insets of the screen that the status bar, the home indicator and the corners cover.
  package let safeArea: EdgeInsets
  /// The height in points of the docked keyboard with prediction bar, without accessory view.
  let predictiveKeyboardHeight: CGFloat
  let plainKeyboardHeight: CGFloat

  /// Layout options that an app chooses, or that sources disagree about.
  package struct Options: Hashable, Sendable {
    /// Whether views extend under translucent bars.
    ///
    /// In a navigation or tab bar controller, they do since iOS 7.
    ///
    /// See UIViewController.extendedLayoutIncludesOpaqueBars and edgesForExtendedLayout, whose
    /// defaults are NO and all edges. Before iOS 7, bars are opaque.
    package var isUnderBars = true
    /// The edges at which the outermost view ends at the screen's bars, although others extend
    /// under them.
    package var barEdges: BarEdges = []
    /// Whether the app's screen stays upright on a phone (supportedInterfaceOrientations).
    package var isOnlyUpright = false
    /// Whether the app's screen is only in landscape on a phone (supportedInterfaceOrientations).
    package var isOnlyInLandscape = false
    /// Whether a table extends under a docked bar to the screen's bottom, as in UIKit's layout.
    ///
    /// If false, the table ends at the bar.
    package var isUnderDockedBar = false
    /// The table's contentInsetAdjustmentBehavior, or nil for the default of the app's UI
    /// framework.
    package var insetAdjustment: InsetAdjustment?
    /// Whether the table is the first subview of its controller's view although it has its own
    /// frame.
    ///
    /// From iOS 7 to 10, it then still gets insets for bars.
    package var isFirstSubview = false
    /// The additionalSafeAreaInsets of the view controller with the table, since iOS 11.
    package var additionalSafeArea = EdgeInsets.zero
    /// UITableView.estimatedRowHeight: the height of a row until it is on the screen, in points.
    ///
    /// With 0, rows have their own height.
    package var estimatedRowHeight: CGFloat = 0
    /// The frame of the app's window on an iPad's screen, or nil if the app fills the screen.
    ///
    /// The screen is in its orientation. Smaller windows exist since iOS 9: Split View, Slide Over,
    /// Stage Manager.
    package var window: CGRect?
    /// The bottom safe area in landscape of a phone without a home button, in points, or nil for
    /// the version's default.
    ///
    /// Up to iOS 18, three sources have 21 and two have 24. Since iOS 26, it is 20.
    package var landscapeStrip: CGFloat?
    /// Whether keyboard heights that are computed as sums of measured parts are used.
    ///
    /// Otherwise, the observed height of the nearest version or kind is used instead.
    package var countsInferredHeights = true
    /// The number of the app's own scroll view that is treated as the table, among its scroll views
    /// with fields, from 1.
    package var scrollView = 1

    /// Creates the default options for a form's layout.
    package init() {}
  }

  /// Returns whether the app's screen turns to an orientation.
  package func supports(_ orientation: Orientation) -> Bool {
    !(orientation.isLandscape ? options.isOnlyUpright : options.isOnlyInLandscape)
  }

  /// Edges of the screen that have bars.
  package struct BarEdges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let top = BarEdges(rawValue: 1)
    package static let bottom = BarEdges(rawValue: 2)
  }

  /// Creates a scene: a device in an orientation, its bars, and the views around a form's table.
  ///
  /// By default, the scene has the device's default iOS version.
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
    let hasRootBar = chrome.bottomBar != nil && containers.first?.isSheet != true
    bottomBarHost = hasRootBar ? -1 : containers.firstIndex { $0.chrome.bottomBar != nil }
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

  /// Returns the insets of the safe area on a device's screen.
  ///
  /// In landscape, a phone shows its status bar only up to iOS 7.
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
  /// The bottom safe area in landscape of a phone without a home button.
  package var landscapeStrip: CGFloat { Self.landscapeStrip(options, ios: ios) }

  private static func landscapeStrip(_ options: Options, ios: Int) -> CGFloat {
    options.landscapeStrip ?? (ios >= 26 ? 20 : 21)
  }

  /// The area of the status bar, as high as the safe area's top inset.
  package var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: screenSize.width, height: safeArea.top)
  }

  /// The navigation bar's frame on the screen at its minimum height.
  ///
  /// Empty without a navigation bar.
  ///
  /// It is 44 points high, 32 on a small phone in landscape, and 50 on an iPad since iOS 12. If no
  /// table scrolls under it, it always has its large title and search bar. It is inferred that such
  /// a bar doesn't grow and shrink with a table. The field of an active search stays visible, too.
  package var navigationBarFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: chrome.hasNavigationBar
        ? smallBarHeight + (followsTable ? 0 : largeTitleHeight)
          + (searchBarFollowsTable ? 0 : searchBarHeight) : 0)
  }

  /// The height of the navigation bar without a large title and a search bar, or 0 without a
  /// navigation bar.
  package var smallBarHeight: CGFloat {
    chrome.hasNavigationBar && !hidesTitle ? navigationBarHeight : 0
  }

  /// The height in points that the navigation bar can gain when the table's content is pulled down.
  var barStretch: CGFloat {
    openingStretch + (searchBarFollowsTable ? searchBarHeight : 0)
  }

  /// The height in points that the navigation bar has gained when the form opens.
  ///
  /// The search bar appears only when the table is pulled down
  /// (UINavigationItem.hidesSearchBarWhenScrolling, whose default is true).
  var openingStretch: CGFloat { followsTable ? largeTitleHeight : 0 }

  /// The height of a large title: 52 points (hacknicity.medium.com), or 0 on a phone in landscape,
  /// whose titles stay small.
  package var largeTitleHeight: CGFloat {
    let isSmall = orientation.isLandscape && !device.screen.isPad
    return hasTallBar && chrome.hasLargeTitle && !isSmall && !hidesTitle ? 52 : 0
  }

  /// The height of a search bar: 52 points, 36 for its field and 16 below it; inferred from
  /// pictures of it.
  package var searchBarHeight: CGFloat { hasTallBar && chrome.hasSearchBar ? 52 : 0 }

  /// Whether an active search hides the title, large or small.
  private var hidesTitle: Bool { chrome.navigationField?.place == .alone }

  /// Whether the search bar is hidden as the table scrolls.
  package var searchBarFollowsTable: Bool {
    let place = chrome.navigationField?.place ?? .hiding
    return followsTable && place == .hiding
  }

  /// The text field in the navigation bar of the screen or of the sheet over it, or nil.
  ///
  /// Nil if a docked bar has a field too, because the phone has one field outside its table.
  package var navigationField: NavigationField? {
    bar == nil ? (hasSheet ? containers.first?.chrome : chrome)?.navigationField : nil
  }

  private var hasTallBar: Bool { ios >= 11 && chrome.hasNavigationBar }

  /// Whether the navigation bar grows and shrinks as the table scrolls under it.
  private var followsTable: Bool {
    guard hasTallBar, options.isUnderBars, containers.isEmpty, case .insets(let insets) = tablePlace
    else { return false }
    return insets.top == 0
  }

  /// The frame of the tab bar with the home indicator's strip, and of a navigation controller's
  /// toolbar.
  ///
  /// The toolbar is above the tab bar. Empty without both.
  ///
  /// A tab bar is 49 points high plus the bottom safe area. On a small phone in landscape, it has
  /// 32 points instead of 49 since iOS 11. On an iPad with a home indicator, it is 65 in total.
  package var tabBarFrame: CGRect {
    let toolbar = chrome.hasToolbar ? toolbarHeight : 0
    let height = toolbar + (chrome.hasTabBar ? tabBarHeight : toolbar > 0 ? safeArea.bottom : 0)
    return CGRect(
      x: 0, y: screenSize.height - height, width: screenSize.width, height: height)
  }

  /// The part of the screen that the bars don't cover.
  ///
  /// It also ends at a docked bar: the table view controller in Apple's article fits its table to
  /// the keyboard, which includes the bar.
  package var contentFrame: CGRect {
    let top = navigationBarFrame.maxY
    let bottom = min(tabBarFrame.minY, leastBarTop)
    return CGRect(x: 0, y: top, width: screenSize.width, height: bottom - top)
  }

  /// The bottom safe area of a full-screen root view in points, or 0 before iOS 11.
  ///
  /// It is the tab bar's or home indicator strip's height, plus the controller's additional inset.
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

  /// The height of a navigation controller's toolbar without the home indicator's strip.
  ///
  /// That it equals the navigation bar's is inferred.
  private var toolbarHeight: CGFloat { navigationBarHeight }

  var tabBarHeight: CGFloat {
    if isCompactLandscape && ios >= 11 { return 32 + safeArea.bottom }
    return device.screen.isPad && safeArea.bottom > 0 ? 65 : 49 + safeArea.bottom
  }
}

extension Scene: Hashable {
  /// Returns whether two scenes were created from equal inputs.
  ///
  /// All other properties are computed from these inputs.
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
  /// Returns the scene with the interface in another orientation.
  ///
  /// It is inferred that a small window keeps its fraction of the screen.
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

/// Copies of a scene with changes by an app's own code.
extension Scene {
  /// Returns a copy of the scene with other bars around the table.
  package func with(_ chrome: Chrome) -> Scene {
    if chrome == self.chrome { return self }
    return Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome, containers: containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }

  /// Returns a copy with another layout of the table, other options, and optionally containers.
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
  /// Returns a copy of the scene with another docked input bar, or without one if nil.
  package func with(_ bar: DockedBar?) -> Scene {
    if bar == self.bar { return self }
    return Scene(
      device: device, ios: ios, orientation: orientation, chrome: chrome, containers: containers,
      tablePlace: tablePlace, bar: bar, options: options)
  }
}
