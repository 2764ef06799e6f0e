import Foundation

/// The keyboard's frame on the screen for a field, with the heights of its parts.
struct KeyboardLayout {
  private let scene: Scene
  private let keyboard: Keyboard
  private let settings: Settings
  private let isBarActive: Bool

  init(_ phone: Phone) {
    scene = phone.scene
    keyboard = phone.keyboard
    settings = phone.settings
    isBarActive = phone.responder == .bar
  }

  /// Returns the frame that the keyboard of a field takes on the screen in the end.
  func frame(for field: FieldTraits) -> CGRect {
    frame(for: field, height: stages(for: field).last)
  }

  /// Returns the frame of a keyboard whose keys and bars, the accessory not counted, are `height`
  /// points high.
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

  /// Returns the frame of a floating keyboard, which stays on the screen whatever point its user
  /// asks for, and however the phone is turned: inferred.
  private func floatingFrame(at origin: CGPoint, accessory: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    let (width, height) = (Self.floatingSize.width, Self.floatingSize.height + accessory)
    return CGRect(
      x: screen.minX + max(0, min(origin.x, screen.width - width)),
      y: screen.minY + max(0, min(origin.y, screen.height - height)), width: width,
      height: height)
  }

  /// Returns the frame of a keyboard that its user has taken off the dock.
  ///
  /// The accessory stays at the screen's bottom, where the log of the menu's Undock leaves it. No
  /// source tells the rest: that the keys are lifted by their height, but no higher than the middle
  /// of what they leave of the screen, is inferred.
  private func liftedFrame(keys: CGFloat) -> CGRect {
    let screen = scene.deviceScreen
    let free = max(0, screen.height - keys)
    return CGRect(
      x: screen.minX, y: screen.minY + max(free - keys, free / 2), width: screen.width,
      height: keys)
  }

  /// Returns the frame in which the notifications of undocking end: the keys have gone down, and of
  /// the docked keyboard the accessory alone is left.
  ///
  /// So has a log of iOS 5, in which a keyboard of 304 points with an accessory of 40 goes down by
  /// 264, its centre from {384, 872} to {384, 1136} (stackoverflow 10749311).
  func undockedFrame(for field: FieldTraits) -> CGRect {
    let height = stages(for: field).last
    let docked = height + accessoryHeight(of: field)
    let screen = scene.deviceScreen
    return CGRect(
      x: screen.minX, y: screen.maxY - docked + height, width: screen.width, height: docked)
  }

  /// Returns the frame beside a hardware keyboard: it holds the accessory only, or lies below the
  /// screen, the accessory apart where the setting has it whole.
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

  /// A floating keyboard's size: that of a small phone's; inferred.
  private static let floatingSize = CGSize(width: 320, height: 254)

  /// Returns whether the keyboard, with a field that is active, has no part on the screen and an
  /// iPad then posts nothing at all (newbe.dev).
  func isSilentlyHidden(for field: FieldTraits) -> Bool {
    keyboard.isHardwareAttached && scene.device.screen.isPad
      && accessoryHeight(of: field) + shortcutBarHeight == 0
  }

  /// Returns the height of what stands above the keys of a field: its own accessory view, or else
  /// the docked bar, which the responder chain finds for every field.
  func accessoryHeight(of field: FieldTraits) -> CGFloat {
    let own = ownAccessoryHeight(of: field)
    return own > 0 ? own : scene.bar?.height ?? 0
  }

  /// Returns the height of a field's own accessory view; the docked bar's field has none, since it
  /// is in one.
  func ownAccessoryHeight(of field: FieldTraits) -> CGFloat {
    isBarActive ? 0 : keyboard.accessoryOverride ?? field.accessoryHeight
  }

  /// The bar that an iPad keeps beside a hardware keyboard, where the setting is on: 50 points from
  /// iOS 9 on, 55 from 13 on, and the strip of rounded models below it; inferred.
  private var shortcutBarHeight: CGFloat {
    guard settings.shortcutBar, scene.device.screen.isPad, scene.ios >= 9 else { return 0 }
    return (scene.ios >= 13 ? 55 : 50) + scene.safeArea.bottom
  }

  /// Returns the heights that the keyboard of a field takes one after the other.
  ///
  /// A view in the keyboard's place keeps its own height; that the strip over the home indicator is
  /// below it, as below wheels, is inferred.
  ///
  /// The bar of predictions stands above every keyboard but the pads; the emoji keyboard is as high
  /// with it as without.
  ///
  /// A secure field's keyboard appears in two stages (react-native-keyboard-controller 1.13): from
  /// iOS 11 on the bar, for stored passwords, comes after the keys. The version and the heights of
  /// the stages are inferred, as is that a keyboard which is up changes in one.
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

  /// The height of the keys with what the user has left of the bar of predictions: collapsed, 8
  /// points of it stay on a phone with iOS 8 (216 + 8 = 224 on a 3.5-inch one).
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
