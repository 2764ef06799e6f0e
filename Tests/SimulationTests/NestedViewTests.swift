import Foundation
import Simulation
import Testing

@Suite struct NestedViewTests {
  private static let noBar = Chrome(hasNavigationBar: false)

  /// Makes a phone with a table in two nested views, the outer one with a tab bar.
  ///
  /// The inner one, with a navigation bar, ends 60 points above that; the table ends 40 above its
  /// bottom.
  private static func nested(
    _ device: String = "iphone-5s", orientation: Orientation = .portrait
  ) throws -> Phone {
    try Phone.twenty(
      device, orientation: orientation, chrome: noBar,
      containers: [
        Container(
          place: .insets(.zero), chrome: Chrome(hasNavigationBar: false, hasTabBar: true)),
        Container(
          place: .insets(EdgeInsets(left: 10, bottom: 60, right: 10)),
          chrome: Chrome(hasNavigationBar: true)),
      ], tablePlace: .insets(EdgeInsets(bottom: 40)))
  }

  /// Below a status bar of 20, the table is 568 − 20 − 49 − 60 − 44 − 40 = 355 points high.
  @Test("Each container's bars and insets take their share of the screen")
  func barsAndInsets() throws {
    let phone = try Self.nested()
    #expect(
      phone.containers.map(\.frame) == [
        CGRect(x: 0, y: 20, width: 320, height: 548), CGRect(x: 10, y: 0, width: 300, height: 439),
      ])
    #expect(phone.table.frame.model == CGRect(x: 0, y: 44, width: 300, height: 355))
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 64, width: 300, height: 355))
    #expect(
      phone.containerBars.map(\.frame) == [
        CGRect(x: 0, y: 519, width: 320, height: 49), CGRect(x: 10, y: 20, width: 300, height: 44),
      ])
  }

  /// On an iPhone 16, the tab bar includes the home indicator's 34 points.
  ///
  /// The table is 852 − 59 − 83 − 60 − 44 − 40 = 566 high, and nowhere in the safe area's insets.
  @Test("A container's tab bar extends through the home indicator's area")
  func tabBarFillsSafeArea() throws {
    let phone = try Self.nested("iphone-16")
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 103, width: 373, height: 566))
    #expect(phone.table.systemInset == .zero)
  }

  /// In landscape, without a status bar, the table is 320 − 32 − 60 − 32 − 40 = 156 points high.
  @Test("Containers placed by insets follow a rotation")
  func rotation() throws {
    var phone = try Self.nested()
    phone.rotate(to: .landscapeLeft)
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 32, width: 548, height: 156))
    #expect(phone.table == (try Self.nested(orientation: .landscapeLeft)).table)
    phone.rotate(to: .portrait)
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 64, width: 300, height: 355))
  }

  /// If the root view shrinks by 568 − 315 = 253, so does each view in it.
  ///
  /// A root view lower than the bars and insets leaves the table no height; a higher one restores
  /// it.
  @Test("Containers placed by insets follow the root view's frame")
  func rootViewResize() throws {
    var phone = try Self.nested()
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 315), by: .script)
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 64, width: 300, height: 102))
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 100), by: .script)
    #expect(phone.table.frame.model.height == 0)
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 568), by: .script)
    #expect(phone.tableFrameOnScreen == CGRect(x: 10, y: 64, width: 300, height: 355))
  }

  @Test("Containers placed by frames keep their frames")
  func framesStay() throws {
    let frame = CGRect(x: 20, y: 10, width: 200, height: 300)
    var phone = try Phone.twenty(
      containers: [Container(frame: CGRect(x: 0, y: 100, width: 300, height: 400))],
      tablePlace: .frame(frame))
    phone.setRootFrame(CGRect(x: 0, y: 0, width: 320, height: 315), by: .script)
    #expect(phone.table.frame.model == frame)
    phone.rotate(to: .landscapeLeft)
    #expect(phone.tableFrameOnScreen == CGRect(x: 20, y: 110, width: 200, height: 300))
  }

  /// A table 300 high is in a view 200 high from y 100 on, with a tab bar; 100 … 251 is visible.
  @Test("Containers clip the table that extends beyond them")
  func clipping() throws {
    let phone = try Phone.twenty(
      containers: [
        Container(
          place: .frame(CGRect(x: 50, y: 100, width: 150, height: 200)),
          chrome: Chrome(hasNavigationBar: false, hasTabBar: true))
      ], tablePlace: .frame(CGRect(x: -20, y: 0, width: 300, height: 300)))
    #expect(phone.tableFrameOnScreen == CGRect(x: 30, y: 100, width: 300, height: 300))
    #expect(phone.visibleTableFrame == CGRect(x: 50, y: 100, width: 150, height: 151))
    #expect(phone.visibleShare(ofRow: 3) == 19.0 / 44)
    #expect(phone.hitTest(CGPoint(x: 100, y: 260)) == .tabBar)
    #expect(phone.hitTest(CGPoint(x: 40, y: 120)) == .background)
  }

  /// A table that ends 10 points above the bottom has 24 of the home indicator's 34 as its inset.
  @Test(
    "The safe area insets a table only as far as the table reaches into it",
    arguments: [(0, 34), (10, 24), (34, 0), (100, 0)] as [(CGFloat, CGFloat)])
  func safeArea(
    bottom: CGFloat, inset: CGFloat
  ) throws {
    let phone = try Phone.twenty(
      "iphone-16", containers: [Container(place: .insets(EdgeInsets(bottom: bottom)))])
    #expect(phone.table.systemInset == EdgeInsets(bottom: inset))
  }

  /// At half the size the view ends at 665, far above the home indicator's 34 points; at twice the
  /// size these are 17 of the table.
  @Test(
    "The safe area's inset is divided by a container's scale",
    arguments: [(0.5, 0), (2, 17)] as [(CGFloat, CGFloat)])
  func scaledSafeArea(scale: CGFloat, bottom: CGFloat) throws {
    let phone = try Phone.twenty(
      "iphone-16", containers: [Container(place: .insets(.zero), scale: scale)])
    #expect(phone.table.systemInset.bottom == bottom)
  }

  /// A sheet is 540 × 620 on an iPad; on an iPhone it begins 10 points below the status bar, but
  /// fills the screen in landscape and before iOS 13.
  @Test(
    "A sheet has the size and the place of its device and iOS version",
    arguments: [
      ("ipad-9.7", nil, .portrait, CGRect(x: 114, y: 202, width: 540, height: 620)),
      ("ipad-9.7", nil, .landscapeLeft, CGRect(x: 242, y: 74, width: 540, height: 620)),
      ("iphone-16", nil, .portrait, CGRect(x: 0, y: 69, width: 393, height: 783)),
      ("iphone-16", nil, .landscapeLeft, CGRect(x: 0, y: 0, width: 852, height: 393)),
      ("iphone-5s", nil, .portrait, CGRect(x: 0, y: 0, width: 320, height: 568)),
    ] as [(String, Int?, Orientation, CGRect)])
  func sheets(device: String, ios: Int?, orientation: Orientation, frame: CGRect) throws {
    let phone = try Phone.twenty(
      device, ios: ios, orientation: orientation,
      containers: [Container(place: .insets(.zero), isSheet: true)])
    #expect(phone.tableFrameOnScreen == frame)
  }

  /// A sheet covers the screen's navigation bar; its own of 56 points begins at the sheet's top.
  ///
  /// Before iOS 13, the sheet has the screen's size and bar.
  @Test("A sheet covers the screen's navigation bar and has its own")
  func sheetOverBars() throws {
    let sheet = Container(place: .insets(.zero), isSheet: true, chrome: Chrome())
    let phone = try Phone.twenty("iphone-16", containers: [sheet])
    #expect(phone.visibleTableFrame == CGRect(x: 0, y: 125, width: 393, height: 727))
    #expect(phone.table.systemInset == EdgeInsets(bottom: 34))
    let small = try Phone.twenty(containers: [sheet])
    #expect(small.visibleTableFrame == CGRect(x: 0, y: 64, width: 320, height: 504))
  }

  /// A bar is 50 points high on an iPad from iOS 12 on, 56 in a sheet, and 32 on a phone in
  /// landscape.
  @Test(
    "A container's navigation bar has the height of its device and iOS version",
    arguments: [
      ("ipad-9", false, .portrait, 50), ("ipad-9", true, .portrait, 56),
      ("ipad-2", true, .portrait, 44), ("iphone-8", true, .portrait, 56),
      ("iphone-8", true, .landscapeLeft, 32),
    ] as [(String, Bool, Orientation, CGFloat)])
  func navigationBarsOfContainers(
    device: String, isSheet: Bool, orientation: Orientation, height: CGFloat
  ) throws {
    let container = Container(place: .insets(.zero), isSheet: isSheet, chrome: Chrome())
    let phone = try Phone.twenty(
      device, orientation: orientation, chrome: Chrome(hasNavigationBar: false),
      containers: [container])
    #expect(phone.containerBars.map(\.frame.height) == [height])
  }

  /// In a view of half the size, a finger's distance on the screen is twice as much of the content.
  @Test("A drag moves a view of half the size twice as far")
  func dragsInAScaledView() throws {
    var phone = try Phone.twenty(containers: [Container(place: .insets(.zero), scale: 0.5)])
    phone.drag(by: -30)
    #expect(phone.offset == 60)
    phone.dragIntoView(row: 19)
    #expect(phone.offset == 376)
    #expect(phone.frameOnScreen(ofRow: 19) == CGRect(x: 80, y: 420, width: 160, height: 22))
  }

  /// The point is in the margin beside the first visible row, even in a scaled or turned view.
  @Test(
    "A tap outside finds a point of the table beside the fields in nested views",
    arguments: [
      (Container(place: .insets(.zero)), CGPoint(x: 8, y: 65)),
      (Container(place: .insets(.zero), scale: 0.5), CGPoint(x: 84, y: 190.5)),
      (Container(place: .insets(.zero), quarterTurns: 2), CGPoint(x: 312, y: 567)),
      (
        Container(frame: CGRect(x: -92, y: 156, width: 504, height: 320), quarterTurns: 1),
        CGPoint(x: 319, y: 72)
      ),
      (
        Container(frame: CGRect(x: -92, y: 156, width: 504, height: 320), quarterTurns: 3),
        CGPoint(x: 1, y: 560)
      ),
    ] as [(Container, CGPoint)])
  func pointOutsideFields(container: Container, point: CGPoint) throws {
    let phone = try Phone.twenty(containers: [container])
    #expect(phone.pointOutsideFields == point)
    #expect(phone.hitTest(point) == .row(0))
  }

  /// The view shows only the middle of the fields, so the point is on the navigation bar.
  @Test("If the table shows only fields, the point outside fields is on the navigation bar")
  func noPointOutsideFields() throws {
    let phone = try Phone.twenty(
      containers: [Container(frame: CGRect(x: 100, y: 100, width: 100, height: 100))],
      tablePlace: .frame(CGRect(x: -100, y: 0, width: 320, height: 100)),
      field: FieldTraits(hasLabel: false))
    #expect(phone.pointOutsideFields == CGPoint(x: 160, y: 42))
  }
}
