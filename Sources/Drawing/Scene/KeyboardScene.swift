import Foundation
import Session
import Simulation

/// The keyboard on the phone's screen with its parts, for all kinds of pictures.
struct KeyboardScene: Equatable, Sendable {
  /// The frame of the keyboard inside the app's window, in points in screen coordinates.
  ///
  /// While the keyboard is hidden, it is below the screen.
  let frame: CGRect
  /// Whether the keyboard shows keys.
  ///
  /// If not, only the bar docked to it is visible, such as a chat's input bar.
  let hasKeys: Bool
  let isFloating: Bool
  let plan: KeyPlan
  /// The height in points of the bar above the keys: an accessory view, or a chat's input bar.
  let accessoryHeight: CGFloat
  let predictionHeight: CGFloat
  /// Whether the bar above the keys offers stored passwords instead of words.
  let offersPasswords: Bool
  /// Whether the keyboard and its keys have round corners, as since iOS 26.
  let isRounded: Bool
  /// The height in points of the strip below the keys, where the home indicator is.
  let stripHeight: CGFloat
  /// The inset of the keys at the left and right for the camera of a phone in landscape, in points.
  let sideInset: CGFloat
  /// Whether the bar above the keys, or at the bottom if there are no keys, has a text field, like
  /// a chat's.
  let hasBarField: Bool
  /// The frame of the accessory that stays at the screen's bottom after the keyboard was undocked.
  ///
  /// Nil if there is none.
  let accessoryLeftBehind: CGRect?
}

/// The areas of the drawn keyboard's parts, from top to bottom, in screen coordinates.
extension KeyboardScene {
  var accessory: CGRect { part(from: 0, height: hasKeys ? accessoryHeight : frame.height) }

  var predictions: CGRect { part(from: accessoryHeight, height: predictionHeight) }

  /// The area of the keyboard's keys in screen coordinates, in points.
  var keys: CGRect {
    let top = accessoryHeight + predictionHeight
    return part(from: top, height: max(0, frame.height - top - stripHeight))
      .without(dx: sideInset, dy: 0)
  }

  private func part(from top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
  }

  /// A drawn key with its frame in screen coordinates; half of the gaps around the key is included.
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

extension ScreenScene {
  /// The keyboard to draw, or nil if neither a keyboard nor a bar docked to it is visible.
  var keyboard: KeyboardScene? {
    guard phone.keyboardTop != nil else { return nil }
    let accessoryHeight = phone.accessoryHeightOnScreen
    var isFloating = false
    if case .floating = phone.keyboard.placement { isFloating = true }
    return KeyboardScene(
      frame: phone.keyboard.frame.model, hasKeys: phone.isKeyboardUp, isFloating: isFloating,
      plan: plan,
      accessoryHeight: accessoryHeight, predictionHeight: predictionHeight(below: accessoryHeight),
      offersPasswords: offersPasswords, isRounded: phone.scene.ios >= 26,
      stripHeight: isFloating ? 0 : phone.scene.safeArea.bottom,
      sideInset: isFloating ? 0 : phone.scene.safeArea.left,
      hasBarField: phone.barFrame != nil, accessoryLeftBehind: phone.accessoryLeftBehind)
  }

  /// Whether AutoFill offers stored passwords above the keys of the active field, since iOS 11
  /// (UITextContentType's documentation).
  private var offersPasswords: Bool {
    guard phone.scene.ios >= 11, let field = active?.field else { return false }
    return field.isSecure || Self.credentials.contains(field.contentType ?? "")
  }

  private static let credentials: Set<String> = ["username", "password", "newPassword"]

  private var plan: KeyPlan {
    let kind = phone.keyboard.kind
    if let (place, field) = active, let row = place.row,
      let wheels = Wheels(kind, of: field, value: value(ofRow: row))
    {
      return KeyPlan(wheels)
    }
    return KeyPlan(
      kind, returnLabel: returnLabel, isPad: phone.scene.device.screen.isPad,
      plane: interaction.map { $0.plane ?? KeyPlan.firstPlane(of: kind) },
      firstDate: active.map { Wheels.firstDate(of: $0.field) })
  }

  /// The label of the keyboard's return key, as the active field defines it.
  ///
  /// While the keyboard disappears, no field is active and the label is `return`.
  private var returnLabel: String {
    guard let key = active?.field.returnKey, key != .default else { return "return" }
    return key == .emergencyCall ? "call" : key.rawValue
  }

  /// Returns the height in points of the bar with word predictions above the keys.
  ///
  /// It is what the keyboard is higher than one without predictions.
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
