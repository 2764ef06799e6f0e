import Foundation
import Simulation

/// The cases in which an app's code and its strategy are compared: every phone, orientation and
/// row.
///
/// Each form has twenty rows of 44 points with a field, scrolled to the top or the bottom. A case
/// is a row whose field can be touched.
enum PhoneCases {
  struct Case: CustomStringConvertible {
    let phone: Phone
    let start: String
    let row: Int

    var description: String {
      "\(phone.scene.device.name) \(phone.scene.orientation.rawValue) \(start) row \(row + 1)"
    }
  }

  static let all = cases(on: Device.all, Chrome())

  /// Cases on three devices with a bar of 50 points at the bottom that follows the keyboard.
  static let aboveBar = cases(
    on: ["iphone-5s", "iphone-16", "ipad-air-2"].compactMap { Device.named($0) },
    Chrome(bottomBar: BottomBar(text: "Pay", height: 50, follows: .keyboard)))

  private static func cases(on devices: [Device], _ chrome: Chrome) -> [Case] {
    devices.flatMap { device in
      [Orientation.portrait, .landscapeLeft].flatMap { orientation -> [Case] in
        let top = phone(device, orientation, chrome)
        var bottom = top
        bottom.setContentOffset(bottom.table.maximumOffset, by: .script)
        return [(top, "top"), (bottom, "bottom")].flatMap { phone, start in
          (0..<20).filter { phone.touchPoint(ofFieldAtRow: $0) != nil }.map {
            Case(phone: phone, start: start, row: $0)
          }
        }
      }
    }
  }

  private static func phone(
    _ device: Device, _ orientation: Orientation, _ chrome: Chrome
  ) -> Phone {
    Phone(
      scene: Scene(device: device, orientation: orientation, chrome: chrome),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
  }
}
