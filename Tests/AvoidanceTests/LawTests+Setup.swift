import Foundation
import Simulation
import Testing

extension LawTests {
  /// The views around the table.
  enum Nesting: Sendable {
    case none, sheet, ownTabBar, bar
    /// A bar at the bottom that follows the keyboard (`bottomBar`), or doesn't (`screenBar`).
    case bottomBar, screenBar, sheetWithBottomBar

    var containers: [Container] {
      switch self {
      case .none, .bar, .bottomBar, .screenBar: []
      case .sheet: [Container(place: .insets(.zero), isSheet: true, chrome: Chrome())]
      case .sheetWithBottomBar:
        [
          Container(
            place: .insets(.zero), isSheet: true, chrome: Chrome(bottomBar: BottomBar(text: "Pay")))
        ]
      case .ownTabBar:
        [
          Container(place: .insets(EdgeInsets(left: 30))),
          Container(
            place: .insets(.zero), chrome: Chrome(hasNavigationBar: false, hasTabBar: true)),
        ]
      }
    }

    /// The screen's own bar at the bottom, or nil.
    var bottomBar: BottomBar? {
      switch self {
      case .bottomBar: BottomBar(text: "Pay", height: 60)
      case .screenBar: BottomBar(text: "Pay", follows: .screen)
      case .none, .sheet, .ownTabBar, .bar, .sheetWithBottomBar: nil
      }
    }

    var tablePlace: ViewPlace {
      .insets(self == .ownTabBar ? EdgeInsets(top: 5, bottom: 20) : .zero)
    }
  }

  /// A phone in one orientation, with or without UIKit's own scroll of the field.
  struct Setup: Sendable, CustomTestStringConvertible {
    let device: Device
    let ios: Int
    let orientation: Orientation
    let fieldScroll: Bool
    var nesting = Nesting.none

    var testDescription: String {
      "\(device.name) ios \(ios) \(orientation) fieldScroll \(fieldScroll) \(nesting)"
    }

    /// Whether UIKit moves the sheet: it is an iPad's form sheet in landscape.
    var movesSheet: Bool {
      [.sheet, .sheetWithBottomBar].contains(nesting) && device.name.hasPrefix("ipad")
        && orientation.isLandscape
    }

    static let all = alone + nested + withBottomBars

    private static let nested: [Setup] = ["iphone-5s", "iphone-16", "ipad-9.7"]
      .compactMap(Device.named).flatMap { device in
        [Orientation.portrait, .landscapeLeft].flatMap { orientation in
          [Nesting.sheet, .ownTabBar, .bar].map {
            Setup(
              device: device, ios: device.defaultVersion, orientation: orientation,
              fieldScroll: true, nesting: $0)
          }
        }
      }

    private static let withBottomBars: [Setup] = devices.flatMap { device in
      versions(of: device).flatMap { ios in
        [Orientation.portrait, .landscapeLeft].flatMap { orientation in
          [Nesting.bottomBar, .screenBar, .sheetWithBottomBar].flatMap { nesting in
            [false, true].map {
              Setup(
                device: device, ios: ios, orientation: orientation, fieldScroll: $0,
                nesting: nesting)
            }
          }
        }
      }
    }

    private static let alone: [Setup] = devices.flatMap { device in
      versions(of: device).flatMap { ios in
        [Orientation.portrait, .landscapeLeft, .landscapeRight].flatMap { orientation in
          [false, true].map {
            Setup(device: device, ios: ios, orientation: orientation, fieldScroll: $0)
          }
        }
      }
    }

    private static let devices: [Device] =
      ["iphone-4s", "iphone-5s", "iphone-8", "iphone-16", "ipad-9.7", "ipad-pro-12.9"]
      .compactMap(Device.named) + [
        Device(size: CGSize(width: 320, height: 568), keyboardHeight: 253)
      ]

    /// Returns the default iOS version, and those of 7 and 10 that the device ran.
    private static func versions(of device: Device) -> [Int] {
      [7, 10].filter { device.versions.contains($0) } + [device.defaultVersion]
    }

    /// Returns a phone with rows of 44 to 400 points in sections with headers and footers.
    ///
    /// Each third field has a number pad, each seventh an accessory, and row 5 has no field.
    func phone(hasTabBar: Bool = false, style: TableStyle = .grouped) -> Phone {
      let section = SectionHeights(
        header: 38, rows: [44, 60, 44, 88, 44, 44, 120, 44], footer: 18)
      var phone = Phone(
        scene: Scene(
          device: device, ios: ios, orientation: orientation,
          chrome: Chrome(hasTabBar: hasTabBar, bottomBar: nesting.bottomBar),
          containers: nesting.containers, tablePlace: nesting.tablePlace,
          bar: nesting == .bar ? DockedBar(height: 41) : nil, options: .opaqueBars),
        rows: RowGeometry(sections: [
          section, section, SectionHeights(rows: [400, 44]), section, section,
        ]), style: style,
        fields: (0..<34).map { row in
          row == 5
            ? nil
            : FieldTraits(
              keyboard: row % 3 == 0 ? .numberPad : .default,
              accessoryHeight: row % 7 == 0 ? 44 : 0)
        })
      phone.settings.fieldScroll = fieldScroll
      return phone
    }
  }
}
