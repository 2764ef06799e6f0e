import Foundation
import Simulation

/// Twenty rows of 44 points with a field each, on every phone in both orientations, scrolled to the
/// top and to the bottom.
///
/// Each row with a reachable field is a case.
enum PhoneCases {
  struct Case: CustomStringConvertible {
    let phone: Phone
    let start: String
    let row: Int

    var description: String {
      "\(phone.scene.device.name) \(phone.scene.orientation.rawValue) \(start) row \(row + 1)"
    }
  }

  static let all: [Case] = Device.all.flatMap { device in
    [Orientation.portrait, .landscapeLeft].flatMap { orientation -> [Case] in
      let top = phone(device, orientation)
      var bottom = top
      bottom.setContentOffset(bottom.table.maximumOffset, by: .script)
      return [(top, "top"), (bottom, "bottom")].flatMap { phone, start in
        (0..<20).filter { phone.touchPoint(ofFieldAtRow: $0) != nil }.map {
          Case(phone: phone, start: start, row: $0)
        }
      }
    }
  }

  private static func phone(_ device: Device, _ orientation: Orientation) -> Phone {
    Phone(
      scene: Scene(device: device, orientation: orientation, chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: 20))
  }
}
