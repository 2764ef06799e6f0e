import Foundation
import Geometry

/// The known screens, with the oldest phone first and the tablets last.
///
/// Their names have the diagonal in tenths of an inch.
///
/// Sizes and safe areas are constants in snapshot-testing libraries and large apps. Keyboard
/// heights come from logged notifications or from such constants. Without either, they are sums of
/// measured parts (keys + prediction bar + bottom strip), marked `.inferred`. The landscape bottom
/// safe area of phones without a home button is 21 in three sources and 24 in two. On iOS 26, it is
/// 20.
///
/// The iPhone 17, 17 Pro and Air have safe areas of 62 and 68 points, and 20 in landscape. These
/// and the sizes are from device_preview 3.0 and from the device table of a runtime of mini
/// programs. The runtime's tests say that they were measured on devices. The keyboards of the
/// 402-point screen are from flutterware's table on pub.dev, where they are called measured. That
/// the heights are iOS 26's is inferred from the table's 20 points in landscape. The sizes of the
/// iPads with M4 are from lists of launch images. Their other values are inferred from the earlier
/// models.
extension DeviceClass {
  package static let iPhone35 = DeviceClass(
    .iPhone35, 320, 480, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: .zero,
    keyboards: [
      KeyboardHeight(.portrait, .any, 216, ios: 2...7),
      KeyboardHeight(.landscape, .any, 162, ios: 2...7),
      KeyboardHeight(.portrait, .plain, 216, ios: 8...9),
      KeyboardHeight(.portrait, .predictive, 253, ios: 8...9),
      KeyboardHeight(.landscape, .plain, 162, ios: 8...9),
      KeyboardHeight(.landscape, .predictive, 199, ios: 8...9),
    ]
  )

  package static let iPhone40 = DeviceClass(
    .iPhone40, 320, 568, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: .zero,
    keyboards: [
      KeyboardHeight(.portrait, .any, 216, ios: 2...7),
      KeyboardHeight(.landscape, .any, 162, ios: 2...7),
      KeyboardHeight(.portrait, .plain, 216, ios: 8...99),
      KeyboardHeight(.portrait, .predictive, 253, ios: 8...12),
      KeyboardHeight(.portrait, .predictive, 254, ios: 13...99),
      KeyboardHeight(.landscape, .predictive, 199, ios: 8...12),
      KeyboardHeight(.landscape, .predictive, 200, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 162, ios: 8...99),
    ]
  )

  package static let iPhone47 = DeviceClass(
    .iPhone47, 375, 667, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: .zero,
    keyboards: [
      KeyboardHeight(.portrait, .plain, 216, ios: 8...99),
      KeyboardHeight(.portrait, .predictive, 258, ios: 8...12),
      KeyboardHeight(.portrait, .predictive, 260, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 162, ios: 8...99),
      KeyboardHeight(.landscape, .predictive, 200, ios: 13...99),
    ]
  )

  package static let iPhone55 = DeviceClass(
    .iPhone55, 414, 736, scale: 3,
    portrait: EdgeInsets(top: 20), landscape: .zero,
    keyboards: [
      KeyboardHeight(.portrait, .plain, 226, ios: 8...99),
      KeyboardHeight(.portrait, .predictive, 271, ios: 8...99),
      KeyboardHeight(.landscape, .plain, 162, ios: 8...99),
      KeyboardHeight(.landscape, .predictive, 200, ios: 8...99),
    ]
  )

  package static let iPhone58 = DeviceClass(
    .iPhone58, 375, 812, scale: 3,
    portrait: EdgeInsets(top: 44, bottom: 34),
    landscape: EdgeInsets(left: 44, bottom: 21, right: 44),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 333, ios: 11...11),
      KeyboardHeight(.portrait, .plain, 291, ios: 11...12),
      KeyboardHeight(.portrait, .predictive, 335, ios: 12...12),
      KeyboardHeight(.portrait, .plain, 291, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 336, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 171, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 209, ios: 13...99),
    ]
  )

  package static let iPhone61LCD = DeviceClass(
    .iPhone61LCD, 414, 896, scale: 2,
    portrait: EdgeInsets(top: 44, bottom: 34),
    landscape: EdgeInsets(left: 44, bottom: 21, right: 44),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 346, ios: 12...99),
      KeyboardHeight(.portrait, .plain, 301, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .plain, 171, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 209, ios: 13...99),
    ]
  )

  package static let iPhone65 = DeviceClass(
    .iPhone65, 414, 896, scale: 3,
    portrait: EdgeInsets(top: 44, bottom: 34),
    landscape: EdgeInsets(left: 44, bottom: 21, right: 44),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 301, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 346, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 171, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 209, ios: 13...99),
    ]
  )

  package static let iPhone54 = DeviceClass(
    .iPhone54, 375, 812, scale: 3,
    portrait: EdgeInsets(top: 50, bottom: 34),
    landscape: EdgeInsets(left: 50, bottom: 21, right: 50),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 291, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 336, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 171, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 209, ios: 13...99),
    ]
  )

  package static let iPhone61OLED = DeviceClass(
    .iPhone61OLED, 390, 844, scale: 3,
    portrait: EdgeInsets(top: 47, bottom: 34),
    landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 291, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 336, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...99),
    ]
  )

  package static let iPhone67Notch = DeviceClass(
    .iPhone67Notch, 428, 926, scale: 3,
    portrait: EdgeInsets(top: 47, bottom: 34),
    landscape: EdgeInsets(left: 47, bottom: 21, right: 47),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 301, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 346, ios: 13...99),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...99),
    ]
  )

  package static let iPhone61Island = DeviceClass(
    .iPhone61Island, 393, 852, scale: 3,
    portrait: EdgeInsets(top: 59, bottom: 34),
    landscape: EdgeInsets(left: 59, bottom: 21, right: 59),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 291, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 336, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...99, .inferred),
    ]
  )

  package static let iPhone67Island = DeviceClass(
    .iPhone67Island, 430, 932, scale: 3,
    portrait: EdgeInsets(top: 59, bottom: 34),
    landscape: EdgeInsets(left: 59, bottom: 21, right: 59),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 301, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 346, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...99, .inferred),
    ]
  )

  package static let iPhone63 = DeviceClass(
    .iPhone63, 402, 874, scale: 3,
    portrait: EdgeInsets(top: 62, bottom: 34),
    landscape: EdgeInsets(left: 62, bottom: 21, right: 62),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 291, ios: 13...18, .inferred),
      KeyboardHeight(.portrait, .predictive, 336, ios: 13...18, .inferred),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...18, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...18, .inferred),
      // The height of the pad of digits. Letters without predictions were not measured.
      KeyboardHeight(.portrait, .plain, 308, ios: 26...99),
      KeyboardHeight(.portrait, .predictive, 335, ios: 26...99),
      KeyboardHeight(.landscape, .plain, 165, ios: 26...99),
      KeyboardHeight(.landscape, .predictive, 209, ios: 26...99),
    ]
  )

  package static let iPhone65Air = DeviceClass(
    .iPhone65Air, 420, 912, scale: 3,
    portrait: EdgeInsets(top: 68, bottom: 34),
    landscape: EdgeInsets(left: 68, bottom: 20, right: 68),
    keyboards: [
      // The 402-point screen's height plus 10: keys are 10 points higher from 414 points on.
      KeyboardHeight(.portrait, .plain, 318, ios: 26...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 345, ios: 26...99, .inferred),
      KeyboardHeight(.landscape, .plain, 165, ios: 26...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 209, ios: 26...99, .inferred),
    ]
  )

  package static let iPhone69 = DeviceClass(
    .iPhone69, 440, 956, scale: 3,
    portrait: EdgeInsets(top: 62, bottom: 34),
    landscape: EdgeInsets(left: 62, bottom: 21, right: 62),
    keyboards: [
      KeyboardHeight(.portrait, .plain, 301, ios: 13...99, .inferred),
      KeyboardHeight(.portrait, .predictive, 346, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .plain, 181, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 219, ios: 13...99, .inferred),
    ]
  )

  package static let iPad97 = DeviceClass(
    .iPad97, 768, 1024, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20),
    keyboards: [
      KeyboardHeight(.portrait, .any, 264, ios: 2...8),
      KeyboardHeight(.landscape, .any, 352, ios: 2...8),
      KeyboardHeight(.portrait, .predictive, 313, ios: 9...12),
      KeyboardHeight(.landscape, .predictive, 398, ios: 9...12),
      KeyboardHeight(.landscape, .predictive, 391, ios: 8...8),
      // 264 plus the 39 of the bar in the landscape log.
      KeyboardHeight(.portrait, .predictive, 303, ios: 8...8, .inferred),
      KeyboardHeight(.portrait, .predictive, 320, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 408, ios: 13...99, .inferred),
    ]
  )

  package static let iPad102 = DeviceClass(
    .iPad102, 810, 1080, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 313, ios: 12...12),
      KeyboardHeight(.landscape, .predictive, 398, ios: 12...12),
      KeyboardHeight(.portrait, .predictive, 320, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 408, ios: 13...99, .inferred),
    ]
  )

  package static let iPad105 = DeviceClass(
    .iPad105, 834, 1112, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 313, ios: 10...12),
      KeyboardHeight(.landscape, .predictive, 398, ios: 10...12),
      KeyboardHeight(.portrait, .predictive, 320, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 408, ios: 13...99, .inferred),
    ]
  )

  package static let iPad109 = DeviceClass(
    .iPad109, 820, 1180, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 337, ios: 14...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 422, ios: 14...99, .inferred),
    ]
  )

  package static let iPad11 = DeviceClass(
    .iPad11, 834, 1194, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 333, ios: 12...12),
      KeyboardHeight(.landscape, .predictive, 418, ios: 12...12),
      KeyboardHeight(.portrait, .predictive, 340, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 428, ios: 13...99, .inferred),
    ]
  )

  package static let iPad11M4 = DeviceClass(
    .iPad11M4, 834, 1210, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 340, ios: 17...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 428, ios: 17...99, .inferred),
    ]
  )

  package static let iPad129Home = DeviceClass(
    .iPad129Home, 1024, 1366, scale: 2,
    portrait: EdgeInsets(top: 20), landscape: EdgeInsets(top: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 378, ios: 9...12),
      KeyboardHeight(.landscape, .predictive, 471, ios: 9...12),
    ]
  )

  package static let iPad129 = DeviceClass(
    .iPad129, 1024, 1366, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 398, ios: 12...12),
      KeyboardHeight(.landscape, .predictive, 491, ios: 12...12),
      KeyboardHeight(.portrait, .predictive, 403, ios: 13...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 498, ios: 13...99, .inferred),
    ]
  )

  package static let iPad13M4 = DeviceClass(
    .iPad13M4, 1032, 1376, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 403, ios: 17...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 498, ios: 17...99, .inferred),
    ]
  )

  package static let iPadMini6 = DeviceClass(
    .iPadMini6, 744, 1133, scale: 2,
    portrait: EdgeInsets(top: 24, bottom: 20), landscape: EdgeInsets(top: 24, bottom: 20),
    keyboards: [
      KeyboardHeight(.portrait, .predictive, 340, ios: 15...99, .inferred),
      KeyboardHeight(.landscape, .predictive, 428, ios: 15...99, .inferred),
      // Telegram's constant, which was the 12.9-inch screen's before. The sum above takes
      // precedence.
      KeyboardHeight(.portrait, .predictive, 378, ios: 15...15),
    ]
  )
}
