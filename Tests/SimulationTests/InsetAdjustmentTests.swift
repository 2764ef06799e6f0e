import Foundation
import Simulation
import Testing

/// Tests tables under translucent bars, and how much of the safe area their insets include.
@Suite struct InsetAdjustmentTests {
  private func phone(
    _ device: String = "iphone-16", ios: Int? = nil, orientation: Orientation = .portrait,
    chrome: Chrome = Chrome(), containers: [Container] = [],
    place: ViewPlace = .insets(.zero), bar: DockedBar? = nil,
    _ change: (inout Scene.Options) -> Void = { _ in }
  ) throws -> Phone {
    var options = Scene.Options()
    change(&options)
    return Phone(
      scene: Scene(
        device: try #require(Device.named(device)), ios: ios, orientation: orientation,
        chrome: chrome, containers: containers, tablePlace: place, bar: bar, options: options),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
  }

  /// The top inset is 59 for the status bar and 44 for the navigation bar; the bottom one is 34.
  @Test("A table under the bars of an iPhone 16 starts below them")
  func safeAreaInset() throws {
    let phone = try phone()
    #expect(phone.table.frame.model == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(phone.table.contentInset == .zero)
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: 103, bottom: 34))
    #expect(phone.table.contentOffset.model.y == -103)
    #expect(phone.visibleShare(ofRow: 0) == 1)
  }

  /// Before iOS 11, the controller sets contentInset: 64 at the top, 49 at the bottom for a tab
  /// bar.
  @Test(
    "Before iOS 11 the controller sets the table's content inset",
    arguments: [(7, 64, 49), (10, 64, 49)] as [(Int, CGFloat, CGFloat)])
  func contentInsetBeforeIOS11(ios: Int, top: CGFloat, bottom: CGFloat) throws {
    let phone = try phone("iphone-5s", ios: ios, chrome: Chrome(hasTabBar: true))
    #expect(phone.table.contentInset == EdgeInsets(top: top, bottom: bottom))
    #expect(phone.table.scrollIndicatorInsets == EdgeInsets(top: top, bottom: bottom))
    #expect(phone.table.systemInset == .zero)
    #expect(phone.table.contentOffset.model.y == -top)
  }

  @Test("A tab bar includes the height of the home indicator")
  func tabBar() throws {
    let phone = try phone(chrome: Chrome(hasTabBar: true))
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: 103, bottom: 83))
  }

  /// In landscape, the navigation bar is 32 points high and the home indicator's strip 21.
  ///
  /// Only `always` adds 59 at either side.
  @Test(
    "In landscape only `always` adjusts the inset for the sides",
    arguments: [
      (nil, EdgeInsets(top: 32, bottom: 21)), (.scrollableAxes, EdgeInsets(top: 32, bottom: 21)),
      (.never, .zero), (.always, EdgeInsets(top: 32, left: 59, bottom: 21, right: 59)),
    ] as [(InsetAdjustment?, EdgeInsets)])
  func behaviors(behavior: InsetAdjustment?, inset: EdgeInsets) throws {
    let phone = try phone(orientation: .landscapeLeft) { $0.insetAdjustment = behavior }
    #expect(phone.table.adjustedContentInset == inset)
    #expect(phone.table.contentOffset.model.y == -inset.top)
  }

  /// Before iOS 11, `never` stands for automaticallyAdjustsScrollViewInsets = NO.
  @Test("`never` keeps the controller from setting insets before iOS 11 too")
  func neverBeforeIOS11() throws {
    let phone = try phone("iphone-5s", ios: 10) { $0.insetAdjustment = .never }
    #expect(phone.table.contentInset == .zero)
    #expect(phone.table.contentOffset.model.y == 0)
  }

  /// A table view controller adds the keyboard's inset whatever the adjustment (radar 35572084).
  @Test("`never` keeps the keyboard's inset")
  func neverKeepsKeyboardInset() throws {
    var phone = try phone { $0.insetAdjustment = .never }
    phone.setKeyboardInset(336)
    #expect(phone.table.adjustedContentInset == EdgeInsets(bottom: 336))
  }

  @Test(
    "An additional safe area adds to the adjusted inset except with `never`",
    arguments: [
      (18, nil, EdgeInsets(top: 113, bottom: 84)), (18, .never, .zero),
      (18, .always, EdgeInsets(top: 113, left: 5, bottom: 84)),
    ] as [(Int, InsetAdjustment?, EdgeInsets)])
  func additionalSafeArea(ios: Int, behavior: InsetAdjustment?, inset: EdgeInsets) throws {
    let phone = try phone(ios: ios) {
      $0.insetAdjustment = behavior
      $0.additionalSafeArea = EdgeInsets(top: 10, left: 5, bottom: 50)
    }
    #expect(phone.table.adjustedContentInset == inset)
    #expect(phone.scene.rootSafeAreaBottom == 84)
  }

  /// A table at its top is at its top after a rotation; another offset stays the same number.
  @Test(
    "A rotation keeps the table at its top, or leaves another offset",
    arguments: [(-103, -32, -103), (50, 50, 50)] as [(CGFloat, CGFloat, CGFloat)])
  func rotation(from: CGFloat, landscape: CGFloat, portrait: CGFloat) throws {
    var phone = try phone()
    phone.setContentOffset(from, by: .script)
    phone.rotate(to: .landscapeLeft)
    #expect(phone.table.contentOffset.model.y == landscape)
    phone.rotate(to: .portrait)
    #expect(phone.table.contentOffset.model.y == portrait)
  }

  /// A strategy's system may have its own default, unless the form or a setting has one.
  @Test("A system can set the default inset adjustment unless the form sets one")
  func systemDefault() throws {
    var phone = try phone()
    phone.adopt(.never)
    #expect(phone.table.adjustedContentInset == .zero)
    #expect(phone.table.contentOffset.model.y == 0)
    phone.adopt(nil)
    #expect(phone.table.contentOffset.model.y == -103)
    var chosen = try self.phone { $0.insetAdjustment = .automatic }
    chosen.adopt(.never)
    #expect(chosen.table.contentOffset.model.y == -103)
  }

  /// The sheet begins at y 69, and its own navigation bar is 56 points high.
  @Test("A table in a sheet starts below the sheet's own navigation bar")
  func sheetBar() throws {
    let sheet = Container(place: .insets(.zero), isSheet: true, chrome: Chrome())
    let phone = try phone(containers: [sheet])
    #expect(phone.table.frame.model == CGRect(x: 0, y: 0, width: 393, height: 783))
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: 56, bottom: 34))
    #expect(phone.frameOnScreen(ofRow: 0).minY == 125)
  }

  /// A table placed 40 points above the bottom keeps that distance and needs no inset there.
  @Test("A table placed with an inset keeps that distance from the home indicator's area")
  func placeInsets() throws {
    let phone = try phone(place: .insets(EdgeInsets(bottom: 40)))
    #expect(phone.table.frame.model == CGRect(x: 0, y: 0, width: 393, height: 812))
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: 103))
  }

  /// The docked bar's 44 points and the 34 below it are outside the table.
  @Test("A table ends at a docked bar")
  func dockedBar() throws {
    let phone = try phone(bar: DockedBar(height: 44))
    #expect(phone.table.frame.model == CGRect(x: 0, y: 0, width: 393, height: 774))
    #expect(phone.table.adjustedContentInset == EdgeInsets(top: 103))
  }
}
