import Foundation
import Simulation
import Testing

@Suite struct DeviceTests {
  @Test(
    "A model can run only the versions that can be simulated",
    arguments: [
      ("iphone-3gs", [6]), ("iphone-4", [6, 7]), ("iphone-5s", [7, 8, 9, 10, 11, 12]),
      ("iphone-16", [18, 26, 27]), ("iphone-17", [26, 27]),
    ])
  func simulatedVersions(name: String, versions: [Int]) throws {
    #expect(try #require(Device.named(name)).simulatedVersions == versions)
  }

  /// A model's expected values: its default iOS version, size, safe area, and docked keyboards.
  ///
  /// The keyboards are with the prediction bar and for numbers, in portrait and landscape.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let ios: Int
    let size: CGSize
    let safeArea: EdgeInsets
    let portrait: (full: CGFloat, pad: CGFloat)
    let landscape: (full: CGFloat, pad: CGFloat)

    init(
      _ name: String, ios: Int, _ width: CGFloat, _ height: CGFloat, safe: (CGFloat, CGFloat),
      portrait: (CGFloat, CGFloat), landscape: (CGFloat, CGFloat)
    ) {
      self.name = name
      self.ios = ios
      size = CGSize(width: width, height: height)
      safeArea = EdgeInsets(top: safe.0, bottom: safe.1)
      self.portrait = portrait
      self.landscape = landscape
    }

    var testDescription: String { name }
  }

  @Test(
    "A model has the screen, safe areas and versions that sources give",
    arguments: [
      Case(
        "iphone-3gs", ios: 6, 320, 480, safe: (20, 0), portrait: (216, 216), landscape: (162, 162)),
      Case(
        "iphone-4s", ios: 9, 320, 480, safe: (20, 0), portrait: (253, 216), landscape: (199, 162)),
      Case(
        "iphone-5s", ios: 12, 320, 568, safe: (20, 0), portrait: (253, 216), landscape: (199, 162)),
      Case(
        "iphone-se", ios: 15, 320, 568, safe: (20, 0), portrait: (254, 216), landscape: (200, 162)),
      Case(
        "iphone-8", ios: 16, 375, 667, safe: (20, 0), portrait: (260, 216), landscape: (200, 162)),
      Case(
        "iphone-x", ios: 16, 375, 812, safe: (44, 34), portrait: (336, 291), landscape: (209, 171)),
      Case(
        "iphone-16", ios: 18, 393, 852, safe: (59, 34), portrait: (336, 291), landscape: (219, 181)),
      Case(
        "iphone-16-pro-max", ios: 18, 440, 956, safe: (62, 34), portrait: (346, 301),
        landscape: (219, 181)),
      Case(
        "iphone-17", ios: 26, 402, 874, safe: (62, 34), portrait: (335, 308), landscape: (209, 165)),
      Case(
        "iphone-17-pro", ios: 26, 402, 874, safe: (62, 34), portrait: (335, 308),
        landscape: (209, 165)),
      Case(
        "iphone-air", ios: 26, 420, 912, safe: (68, 34), portrait: (345, 318),
        landscape: (209, 165)),
      Case(
        "iphone-17-pro-max", ios: 26, 440, 956, safe: (62, 34), portrait: (346, 301),
        landscape: (219, 181)),
      Case(
        "iphone-16-pro", ios: 18, 402, 874, safe: (62, 34), portrait: (336, 291),
        landscape: (219, 181)),
      // An iPad's number pad is its full keyboard.
      Case(
        "ipad-pro-11-m5", ios: 26, 834, 1210, safe: (24, 20), portrait: (340, 340),
        landscape: (428, 428)),
      Case(
        "ipad-pro-13-m4", ios: 18, 1032, 1376, safe: (24, 20), portrait: (403, 403),
        landscape: (498, 498)),
      Case(
        "ipad-a16", ios: 18, 820, 1180, safe: (24, 20), portrait: (337, 337),
        landscape: (422, 422)),
      Case(
        "ipad-9.7", ios: 17, 768, 1024, safe: (20, 0), portrait: (320, 320), landscape: (408, 408)),
      Case(
        "ipad-pro-12.9", ios: 18, 1024, 1366, safe: (24, 20), portrait: (403, 403),
        landscape: (498, 498)),
    ])
  func model(_ expected: Case) throws {
    let device = try #require(Device.named(expected.name))
    #expect(device.defaultVersion == expected.ios)
    #expect(device.size(in: .portrait) == expected.size)
    #expect(
      device.size(in: .landscapeLeft)
        == CGSize(width: expected.size.height, height: expected.size.width))
    #expect(Scene(device: device, chrome: Chrome()).safeArea == expected.safeArea)
    #expect(heights(device, isLandscape: false) == [expected.portrait.full, expected.portrait.pad])
    #expect(
      heights(device, isLandscape: true) == [expected.landscape.full, expected.landscape.pad])
  }

  /// For an older version without a measured height, the nearest version's height is used.
  @Test(
    "Keyboard heights of older iOS versions match the measured ones",
    arguments: [
      ("iphone-4s", 7, false, [216, 216]), ("iphone-4s", 7, true, [162, 162]),
      ("iphone-5s", 8, false, [253, 216]), ("iphone-8", 11, false, [258, 216]),
      ("iphone-8", 11, true, [200, 162]), ("iphone-x", 11, false, [333, 291]),
      ("iphone-x", 12, false, [335, 291]), ("ipad-2", 8, false, [303, 264]),
      ("ipad-2", 8, true, [391, 352]), ("ipad-2", 9, false, [313, 313]),
      ("ipad-2", 9, true, [398, 398]), ("ipad-mini-6", 15, false, [340, 340]),
    ] as [(String, Int, Bool, [CGFloat])])
  func olderVersions(name: String, ios: Int, isLandscape: Bool, expected: [CGFloat]) throws {
    let device = try #require(Device.named(name))
    #expect(heights(device, isLandscape: isLandscape, ios: ios) == expected)
  }

  /// In landscape, the home indicator's strip is 21 points up to iOS 18 and 20 on iOS 26.
  ///
  /// A setting can change it.
  @Test(
    "The home indicator is 21 points high in landscape, 20 from iOS 26 on",
    arguments: [
      ("iphone-16-pro", 18, nil, 21), ("iphone-16-pro", 26, nil, 20), ("iphone-air", 26, nil, 20),
      ("iphone-air", 26, 24, 24), ("iphone-5s", 12, nil, 0),
    ] as [(String, Int, CGFloat?, CGFloat)])
  func stripInLandscape(name: String, ios: Int, given: CGFloat?, strip: CGFloat) throws {
    var options = Scene.Options()
    options.landscapeStrip = given
    let scene = Scene(
      device: try #require(Device.named(name)), ios: ios, orientation: .landscapeLeft,
      chrome: Chrome(), options: options)
    #expect(scene.safeArea.bottom == strip)
  }

  /// The first iPhones with iOS 26 are the iPhone 11 and the second iPhone SE.
  @Test(
    "iOS 26 runs on the iPhone 11 and the second SE, and on later models",
    arguments: [
      ("iphone-11", true), ("iphone-se-2", true), ("iphone-xs", false), ("iphone-xr", false),
      ("ipad-7", false), ("ipad-8", true), ("ipad-mini-5", true), ("iphone-17", true),
    ])
  func modelsWithIOS26(name: String, did: Bool) throws {
    #expect(try #require(Device.named(name)).versions.contains(26) == did)
  }

  /// Telegram's constant is used where a sum inferred from Keyman's parts isn't wanted.
  @Test("An observed keyboard height replaces an inferred one")
  func observedHeight() throws {
    let device = try #require(Device.named("ipad-mini-6"))
    let height = device.screen.keyboardHeight(
      isLandscape: false, isPredictive: true, ios: 18, avoidsInferred: true)
    #expect(height == 378)
  }

  private func heights(_ device: Device, isLandscape: Bool, ios: Int? = nil) -> [CGFloat?] {
    [true, false].map {
      device.screen.keyboardHeight(
        isLandscape: isLandscape, isPredictive: $0, ios: ios ?? device.defaultVersion)
    }
  }

  /// A custom device is made from a size and a keyboard, as in `device 320x568 keyboard=253`.
  ///
  /// One as wide as an iPad still isn't an iPad.
  @Test(
    "A custom device takes its name and its layout from its size",
    arguments: [(320, 568, 253, "320x568", 504), (800, 1200, 300.5, "800x1200", 1136)]
      as [(CGFloat, CGFloat, CGFloat, String, CGFloat)])
  func customDevice(
    width: CGFloat, height: CGFloat, keyboard: CGFloat, name: String, tableHeight: CGFloat
  ) {
    let device = Device(size: CGSize(width: width, height: height), keyboardHeight: keyboard)
    let scene = Scene(device: device, chrome: Chrome())
    #expect(device.name == name)
    #expect(scene.safeArea == EdgeInsets(top: 20))
    #expect(scene.contentFrame == CGRect(x: 0, y: 64, width: width, height: tableHeight))
    #expect(heights(device, isLandscape: false) == [keyboard, keyboard])
    #expect(heights(device, isLandscape: true) == [keyboard, keyboard])
  }

  /// Sizes that can't be shown are clamped, so that every custom device works.
  @Test(
    "A custom device clamps sizes that cannot be shown",
    arguments: [
      (0, 0, 0, "1x1", 0), (-5, 568, 253, "1x568", 253), (320, .nan, 253, "320x1", 1),
      (.nan, .infinity, .nan, "1x5000", 0), (320, 480, -1, "320x480", 0),
      (320, 480, 900, "320x480", 480), (99999, 480, .infinity, "5000x480", 480),
    ] as [(CGFloat, CGFloat, CGFloat, String, CGFloat)])
  func unusualSizes(
    width: CGFloat, height: CGFloat, keyboard: CGFloat, name: String, keyboardHeight: CGFloat
  ) {
    let device = Device(size: CGSize(width: width, height: height), keyboardHeight: keyboard)
    #expect(device.name == name)
    #expect(heights(device, isLandscape: false) == [keyboardHeight, keyboardHeight])
  }

  @Test("A device's description shows its name, its size and its iOS version")
  func description() throws {
    #expect("\(try #require(Device.named("iphone-16")))" == "iphone-16 (393 × 852, iOS 18)")
    let device = Device(size: CGSize(width: 320, height: 480), keyboardHeight: 216)
    #expect("\(device)" == "320x480 (320 × 480, iOS 18)")
  }

  @Test("Every model has a unique name, and keyboard heights for every version it runs")
  func everyModel() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      for ios in device.versions {
        for isLandscape in [false, true] {
          let known = heights(device, isLandscape: isLandscape, ios: ios).compactMap { $0 }
          #expect(known.count == 2 && known.allSatisfy { $0 > 150 }, "\(device.name) \(ios)")
        }
      }
    }
  }

  @Test("No device has an unknown name")
  func unknownName() {
    #expect(Device.named("iphone-9") == nil)
  }
}
