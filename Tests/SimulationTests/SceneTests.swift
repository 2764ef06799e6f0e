import Foundation
import Simulation
import Testing

@Suite struct SceneTests {
  /// A device and orientation, with the expected part of the screen between the bars.
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let ios: Int?
    let orientation: Orientation
    let content: CGRect
    let tabBarHeight: CGFloat

    init(
      _ device: String, ios: Int? = nil, _ orientation: Orientation, _ y: CGFloat, _ width: CGFloat,
      _ height: CGFloat, tabBar: CGFloat
    ) {
      self.device = device
      self.ios = ios
      self.orientation = orientation
      content = CGRect(x: 0, y: y, width: width, height: height)
      tabBarHeight = tabBar
    }

    var testDescription: String { "\(device) \(orientation) \(ios ?? 0)" }
  }

  @Test(
    "The bars leave the content its frame",
    arguments: [
      Case("iphone-4s", .portrait, 64, 320, 416, tabBar: 49),
      Case("iphone-5s", .portrait, 64, 320, 504, tabBar: 49),
      Case("iphone-5s", .landscapeLeft, 32, 568, 288, tabBar: 32),
      // Up to iOS 7 the status bar stays, up to iOS 10 the tab bar's height.
      Case("iphone-5s", ios: 7, .landscapeLeft, 52, 568, 268, tabBar: 49),
      Case("iphone-5s", ios: 10, .landscapeLeft, 32, 568, 288, tabBar: 49),
      Case("iphone-8", .portrait, 64, 375, 603, tabBar: 49),
      Case("iphone-8-plus", .landscapeRight, 44, 736, 370, tabBar: 49),
      Case("iphone-16", .portrait, 103, 393, 749, tabBar: 83),
      Case("iphone-16", .landscapeRight, 32, 852, 361, tabBar: 53),
      Case("ipad-9.7", .portrait, 70, 768, 954, tabBar: 49),
      Case("ipad-9.7", ios: 11, .portrait, 64, 768, 960, tabBar: 49),
      Case("ipad-9.7", .landscapeLeft, 70, 1024, 698, tabBar: 49),
      Case("ipad-pro-12.9", .portrait, 74, 1024, 1292, tabBar: 65),
      Case("ipad-pro-12.9", .landscapeLeft, 74, 1366, 950, tabBar: 65),
    ])
  func contentFrame(_ expected: Case) throws {
    let device = try #require(Device.named(expected.device))
    func scene(tabBar: Bool) -> Scene {
      Scene(
        device: device, ios: expected.ios, orientation: expected.orientation,
        chrome: Chrome(hasTabBar: tabBar))
    }
    #expect(scene(tabBar: false).contentFrame == expected.content)
    #expect(scene(tabBar: true).tabBarFrame.height == expected.tabBarHeight)
    #expect(
      scene(tabBar: true).contentFrame.height == expected.content.height - expected.tabBarHeight)
  }

  @Test("Without a navigation bar the content starts at the safe area")
  func withoutNavigationBar() throws {
    let device = try #require(Device.named("iphone-16"))
    let scene = Scene(device: device, chrome: Chrome(hasNavigationBar: false))
    #expect(scene.contentFrame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(scene.navigationBarFrame.height == 0)
  }

  @Test("In landscape the safe area is the same on both sides")
  func landscapeSafeArea() throws {
    let device = try #require(Device.named("iphone-16"))
    for orientation in [Orientation.landscapeLeft, .landscapeRight] {
      let scene = Scene(device: device, orientation: orientation, chrome: Chrome())
      #expect(scene.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
    }
  }

  /// Before iOS 8, the window stays in portrait.
  ///
  /// So in landscape an iPhone's keyboard is 162 wide and 480 high in the window.
  @Test(
    "Before iOS 8 a keyboard's frame in the window is upright in landscape",
    arguments: [
      (7, .portrait, 0, 264, 320, 216), (7, .upsideDown, 0, 0, 320, 216),
      (7, .landscapeRight, 0, 0, 162, 480), (7, .landscapeLeft, 158, 0, 162, 480),
      (8, .landscapeLeft, 0, 121, 480, 199), (8, .portrait, 0, 227, 320, 253),
    ] as [(Int, Orientation, CGFloat, CGFloat, CGFloat, CGFloat)])
  func keyboardInWindow(
    ios: Int, orientation: Orientation, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) throws {
    let device = try #require(Device.named("iphone-4s"))
    let scene = Scene(device: device, ios: ios, orientation: orientation, chrome: Chrome())
    var phone = Phone(
      scene: scene, rows: RowGeometry(sections: [SectionHeights(rows: [44])]), style: .plain,
      fields: [FieldTraits()])
    phone.settle { $0.beginEditing(row: 0) }
    let onScreen = phone.keyboard.frame.model
    let inWindow = CGRect(x: x, y: y, width: width, height: height)
    #expect(onScreen.maxY == scene.screenSize.height)
    #expect(scene.windowRect(fromScreen: onScreen) == inWindow)
    #expect(scene.screenRect(fromWindow: inWindow) == onScreen)
  }
}
