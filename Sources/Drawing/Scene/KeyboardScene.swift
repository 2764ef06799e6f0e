import Foundation
import Session
import Simulation

/// The keyboard on the screen with the parts that it is made of.
struct KeyboardScene: Equatable, Sendable {
  /// What of it lies in the app's window; below the screen while it is hidden.
  let frame: CGRect
  /// Whether there are keys; otherwise it is the docked bar alone.
  let hasKeys: Bool
  let isFloating: Bool
  let plan: KeyPlan
  /// The bar above the keys: an accessory view, or the docked bar.
  let accessoryHeight: CGFloat
  let predictionHeight: CGFloat
  /// The strip over the home indicator.
  let stripHeight: CGFloat
  /// Points at either side that a turned phone's camera may take.
  let sideInset: CGFloat
  /// Whether what stands above the keys, or was left behind, is the docked bar with its field.
  let hasBarField: Bool
  /// The accessory at the screen's bottom under a keyboard that was undocked.
  let accessoryLeftBehind: CGRect?
}

/// The parts, each behind the other from the top.
extension KeyboardScene {
  var accessory: CGRect { part(from: 0, height: hasKeys ? accessoryHeight : frame.height) }

  var predictions: CGRect { part(from: accessoryHeight, height: predictionHeight) }

  /// Where the keys lie.
  var keys: CGRect {
    let top = accessoryHeight + predictionHeight
    return part(from: top, height: max(0, frame.height - top - stripHeight))
      .without(dx: sideInset, dy: 0)
  }

  private func part(from top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
  }

  /// A key with the place that it has, half of the gaps around it included.
  struct Cap: Equatable, Sendable {
    let key: Key
    let place: CGRect
  }

  var caps: [Cap] {
    let (area, count) = (keys, plan.rows.count)
    guard hasKeys, count > 0 else { return [] }
    let (unit, height) = (area.width / CGFloat(plan.units), area.height / CGFloat(count))
    return plan.rows.enumerated().flatMap { index, row in
      var x = area.minX
      return row.compactMap { key -> Cap? in
        let width = CGFloat(key.units) * unit
        defer { x += width }
        guard !key.label.isEmpty else { return nil }
        let y = area.minY + CGFloat(index) * height
        return Cap(key: key, place: CGRect(x: x, y: y, width: width, height: height))
      }
    }
  }
}

extension Scenery {
  /// The keyboard; nil while nothing of it, nor of a docked bar, is on the screen.
  var keyboard: KeyboardScene? {
    guard phone.keyboardTop != nil else { return nil }
    let accessoryHeight = phone.accessoryHeightOnScreen
    var isFloating = false
    if case .floating = phone.keyboard.placement { isFloating = true }
    return KeyboardScene(
      frame: phone.keyboard.frame.model, hasKeys: phone.isKeyboardUp, isFloating: isFloating,
      plan: plan,
      accessoryHeight: accessoryHeight, predictionHeight: predictionHeight(below: accessoryHeight),
      stripHeight: isFloating ? 0 : phone.scene.safeArea.bottom,
      sideInset: isFloating ? 0 : phone.scene.safeArea.left,
      hasBarField: phone.barFrame != nil, accessoryLeftBehind: phone.accessoryLeftBehind)
  }

  private var plan: KeyPlan {
    let kind = phone.keyboard.kind
    if let (place, field) = active, let row = place.row,
      let wheels = Wheels(kind, of: field, value: value(ofRow: row))
    {
      return KeyPlan(wheels)
    }
    return KeyPlan(kind, returnLabel: returnLabel, isPad: phone.scene.device.screen.isPad)
  }

  /// The word on the Return key; while the keyboard leaves there is no field to ask.
  private var returnLabel: String {
    guard let key = active?.field.returnKey, key != .default else { return "return" }
    return key == .emergencyCall ? "call" : key.rawValue
  }

  /// The height over that of the keyboard without predictions, as far as the device has them.
  private func predictionHeight(below accessoryHeight: CGFloat) -> CGFloat {
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
