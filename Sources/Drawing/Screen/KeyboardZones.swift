import Foundation

/// The terminal lines for each part of the keyboard, from top to bottom.
///
/// The parts are the edge, accessory bar, predictions, keys, and the strip at the home indicator.
/// If there are few lines, the keys get them first.
struct KeyboardZones: Equatable, Sendable {
  let accessory: Range<Int>
  let predictions: Range<Int>
  let keys: Range<Int>

  init(_ lines: Range<Int>, of keyboard: KeyboardScene, scale: Scale) {
    var free = max(0, lines.count - 1 - keyboard.plan.rows.count)
    func take(_ height: CGFloat, least: Int) -> Int {
      guard height > 0 else { return 0 }
      let count = min(free, max(least, Int((height / scale.pointsPerLine).rounded())))
      free -= count
      return count
    }
    let accessoryLines = take(keyboard.accessoryHeight, least: 1)
    let predictionLines = take(keyboard.predictionHeight, least: 1)
    let stripLines = take(keyboard.stripHeight, least: 0)
    let start = lines.lowerBound + 1
    accessory = start..<(start + accessoryLines)
    predictions = accessory.upperBound..<(accessory.upperBound + predictionLines)
    let end = lines.upperBound - stripLines
    keys = predictions.upperBound..<max(predictions.upperBound, end)
  }
}
