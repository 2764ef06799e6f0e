import Foundation
import Simulation

/// How the lines of the keyboard are shared out between its parts, from the top: edge, accessory
/// bar, predictions, keys, the strip over the home indicator.
///
/// Where lines are short the keys come first.
struct KeyboardZones: Equatable, Sendable {
  let accessory: Range<Int>
  let predictions: Range<Int>
  let keys: Range<Int>

  init(_ lines: Range<Int>, of phone: Phone, rowCount: Int, scale: Scale) {
    let accessoryHeight = phone.accessoryHeightOnScreen
    var free = max(0, lines.count - 1 - rowCount)
    func take(_ height: CGFloat, least: Int) -> Int {
      guard height > 0 else { return 0 }
      let count = min(free, max(least, Int((height / scale.pointsPerLine).rounded())))
      free -= count
      return count
    }
    let accessoryLines = take(accessoryHeight, least: 1)
    let predictionHeight = Self.predictionHeight(phone, accessoryHeight: accessoryHeight)
    let predictionLines = take(predictionHeight, least: 1)
    let stripLines = take(phone.scene.safeArea.bottom, least: 0)
    let start = lines.lowerBound + 1
    accessory = start..<(start + accessoryLines)
    predictions = accessory.upperBound..<(accessory.upperBound + predictionLines)
    let end = lines.upperBound - stripLines
    keys = predictions.upperBound..<max(predictions.upperBound, end)
  }

  /// The height over that of the keyboard without predictions, as far as the device has them.
  private static func predictionHeight(_ phone: Phone, accessoryHeight: CGFloat) -> CGFloat {
    let kind = phone.keyboard.kind
    guard !kind.isPad, !kind.isWheels else { return 0 }
    func height(isPredictive: Bool) -> CGFloat {
      phone.scene.device.screen.keyboardHeight(
        isLandscape: phone.scene.orientation.isLandscape, isPredictive: isPredictive,
        ios: phone.scene.ios) ?? 0
    }
    let plain = height(isPredictive: false)
    let extra = phone.keyboard.frame.model.height - accessoryHeight - plain
    return max(0, min(extra, height(isPredictive: true) - plain))
  }
}
