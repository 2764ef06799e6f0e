extension Phone {
  /// Whether a keyboard of that kind has every key: a hardware keyboard has, and an iPad shows its
  /// full keyboard for a pad of digits (radar 14275140).
  package func hasAllKeys(on kind: KeyboardKind) -> Bool {
    keyboard.isHardwareAttached || (kind.isPad && scene.device.screen.isPad)
  }
}
