import Foundation

/// A calculator for the keyboard's frame on the screen for a field, and the heights of its parts.
struct KeyboardLayout {
  private let scene: Scene
  private let keyboard: Keyboard
  private let settings: Settings
  private let isBarActive: Bool

  init(_ phone: borrowing Phone) {
    scene = phone.scene
    keyboard = phone.keyboard
    settings = phone.settings
    isBarActive = phone.responder == .bar && scene.bar != nil
  }

  /// Returns the frame on the screen of a field's keyboard when it has fully appeared.
  ///
  /// The keyboard may have lower frames before, if it appears in stages.
  func frame(for field: FieldTraits) -> CGRect {
    frame(for: field, height: stages(for: field).last)
  }

  /// Returns the keyboard's frame on the screen, with keys and prediction bar `height` points high.
  ///
  /// For a docked keyboard, the accessory view's height is added. A floating one ignores `height`.
  func frame(for field: FieldTraits, height: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    if keyboard.isHardwareAttached { return frameBesideHardware(for: field, height: height) }
    let accessory = accessoryHeight(of: field)
    let total = height + accessory
    switch keyboard.placement {
    case .docked:
      return CGRect(x: screen.minX, y: screen.maxY - total, width: screen.width, height: total)
    case .undocked, .split: return liftedFrame(keys: height)
    case .floating(let origin): return floatingFrame(at: origin, accessory: accessory)
    }
  }

  /// Returns the frame on the screen of a floating keyboard whose user moved it to `origin`.
  ///
  /// It is inferred that the keyboard stays on the screen after drags and rotations.
  private func floatingFrame(at origin: CGPoint, accessory: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    let (width, height) = (Self.floatingSize.width, Self.floatingSize.height + accessory)
    return CGRect(
      x: screen.minX + max(0, min(origin.x, screen.width - width)),
      y: screen.minY + max(0, min(origin.y, screen.height - height)), width: width,
      height: height)
  }

  /// Returns the frame on the screen of an undocked keyboard.
  ///
  /// The accessory stays at the screen's bottom, as in a log of the menu's Undock. It is inferred
  /// that the keys are raised by their height, but at most to the middle of the screen.
  private func liftedFrame(keys: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    let free = max(0, screen.height - keys)
    return CGRect(
      x: screen.minX, y: screen.minY + max(free - keys, free / 2), width: screen.width,
      height: keys)
  }

  /// Returns the end frame in the notifications when the user undocks the keyboard.
  ///
  /// The keys go down, and only the accessory of the docked keyboard stays.
  ///
  /// In a log of iOS 5, a keyboard of 304 points with an accessory of 40 goes down by 264. Its
  /// center moves from {384, 872} to {384, 1136} (stackoverflow 10749311).
  func undockedFrame(for field: FieldTraits) -> CGRect {
    let height = stages(for: field).last
    let docked = height + accessoryHeight(of: field)
    let screen = scene.deviceScreen
    return CGRect(
      x: screen.minX, y: screen.maxY - docked + height, width: screen.width, height: docked)
  }

  /// Returns the keyboard's frame on the screen while a hardware keyboard is attached.
  ///
  /// The frame contains only the accessory, or is below the screen. If the setting `hardwareFrame`
  /// is `full`, the frame includes the keys too: `height` points below the screen.
  private func frameBesideHardware(for field: FieldTraits, height: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    let accessory = accessoryHeight(of: field)
    let isBar = accessory > 0 && ownAccessoryHeight(of: field) == 0
    let visible = isBar ? screen.maxY - scene.restingKeyboardTop : accessory + shortcutBarHeight
    let isWhole = visible == 0 || settings.hardwareFrame == .full
    return CGRect(
      x: screen.minX, y: screen.maxY - visible, width: screen.width,
      height: isWhole ? height + accessory : visible)
  }

  /// The size of a floating keyboard, like that of a small phone; inferred.
  private static let floatingSize = CGSize(width: 320, height: 254)

  /// Returns whether no part of the keyboard for an active field is on the screen.
  ///
  /// An iPad posts no keyboard notifications then (newbe.dev).
  func isSilentlyHidden(for field: FieldTraits) -> Bool {
    keyboard.isHardwareAttached && scene.device.screen.isPad
      && accessoryHeight(of: field) + shortcutBarHeight == 0
  }

  /// Returns the height of the bar above a field's keys: its own accessory view's, or else the
  /// docked input bar's.
  ///
  /// The responder chain finds the docked bar for every field.
  func accessoryHeight(of field: FieldTraits) -> CGFloat {
    let own = ownAccessoryHeight(of: field)
    return own > 0 ? own : scene.bar?.height ?? 0
  }

  /// Returns the height of a field's own accessory view in points.
  ///
  /// It is 0 for the docked input bar's field, because that field is inside an accessory view.
  func ownAccessoryHeight(of field: FieldTraits) -> CGFloat {
    isBarActive ? 0 : keyboard.accessoryOverride ?? field.accessoryHeight
  }

  /// The height of the shortcut bar that an iPad shows with a hardware keyboard, or 0 without one.
  ///
  /// The setting `shortcutBar` decides whether there is one. The height is 50 points since iOS 9
  /// and 55 since iOS 13, plus the strip below it on rounded models; inferred.
  private var shortcutBarHeight: CGFloat {
    guard settings.shortcutBar, scene.device.screen.isPad, scene.ios >= 9 else { return 0 }
    return (scene.ios >= 13 ? 55 : 50) + scene.safeArea.bottom
  }

  /// Returns the successive heights of a field's keyboard, in points, as the keyboard appears.
  ///
  /// - An input view has its own height. It is inferred that the strip over the home indicator is
  ///   below it, as with wheels.
  /// - The bar of predictions is above every keyboard except the keypads. The emoji keyboard has
  ///   the same height with and without it.
  /// - A secure field's keyboard appears in two stages (react-native-keyboard-controller 1.13).
  ///   Since iOS 11, the bar for stored passwords comes after the keys. The version and the heights
  ///   of the stages are inferred. It is also inferred that a keyboard which is already up changes
  ///   in one stage.
  func stages(for field: FieldTraits) -> KeyboardStages {
    if let override = keyboard.heightOverride { return KeyboardStages(override) }
    if field.inputHeight > 0, keyboard.kindOverride == nil {
      return KeyboardStages(field.inputHeight + scene.safeArea.bottom)
    }
    let kind = keyboard.kindOverride ?? field.keyboard
    if kind.isWheels { return KeyboardStages(scene.wheelsHeight) }
    let plain = scene.plainKeyboardHeight
    if kind.isPad { return KeyboardStages(plain) }
    if kind == .emoji { return KeyboardStages(scene.predictiveKeyboardHeight) }
    if field.isSecure {
      let hasBar = scene.ios >= 11 && heightWithBar != plain
      return KeyboardStages(plain, hasBar ? heightWithBar : nil)
    }
    return keyboard.language.stages(
      plain: plain, predictive: heightWithBar, isPad: scene.device.screen.isPad)
  }

  /// The height of the keyboard's keys together with the bar of predictions, in points.
  ///
  /// In iOS 8, a collapsed bar is 8 points high on a phone (216 + 8 = 224 on a 3.5-inch one).
  private var heightWithBar: CGFloat {
    switch settings.prediction {
    case .on: return scene.predictiveKeyboardHeight
    case .off: return scene.plainKeyboardHeight
    case .collapsed:
      let hasStrip = scene.ios == 8 && !scene.device.screen.isPad
      return scene.plainKeyboardHeight + (hasStrip ? 8 : 0)
    }
  }
}
