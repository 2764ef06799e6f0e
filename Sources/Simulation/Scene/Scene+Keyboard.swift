import Foundation

extension Scene {
  /// Returns whether the keyboard can have a placement.
  ///
  /// An iPhone's keyboard is always docked. An iPad's can be undocked or split, and since iOS 13
  /// floating.
  package func allows(_ placement: Keyboard.Placement) -> Bool {
    switch placement {
    case .docked: true
    case .undocked, .split: device.screen.isPad
    case .floating: device.screen.isPad && ios >= 13
    }
  }

  /// The `y` of the docked bar's top edge while no field is active; without a bar, the screen's
  /// bottom.
  package var restingKeyboardTop: CGFloat { deviceScreen.maxY - restingKeyboardHeight }

  /// The top edge on the screen of a docked input bar at its initial height.
  ///
  /// Views that end there don't follow the bar when it grows, because the bar belongs to the
  /// keyboard and not to the controller.
  package var leastBarTop: CGFloat {
    screenSize.height - (bar.map { $0.leastHeight + safeArea.bottom } ?? 0)
  }

  /// The height that the docked bar covers at the screen's bottom while no field is active, in
  /// points.
  ///
  /// It is 0 without a docked bar. The bar is above the home indicator's strip. That the frame in
  /// notifications includes that strip is inferred.
  private var restingKeyboardHeight: CGFloat { bar.map { $0.height + safeArea.bottom } ?? 0 }

  /// The keyboard's frame on the screen while no field is active, when only a docked bar is left.
  ///
  /// Without a bar, the frame is below the screen and as high as the keyboard.
  var restingKeyboardFrame: CGRect {
    CGRect(
      x: deviceScreen.minX, y: restingKeyboardTop, width: deviceScreen.width,
      height: bar == nil ? predictiveKeyboardHeight : restingKeyboardHeight)
  }

  /// The height of a UIPickerView or a UIDatePicker with wheels, in points.
  ///
  /// It is 216 points, or 162 in an iPhone's landscape (markmeretzky.com INFO1-CE9236, src/picker).
  /// The home indicator's strip below the wheels and 216 on every iPad are inferred.
  var wheelsHeight: CGFloat {
    let isLow = screenSize.width > screenSize.height && !device.screen.isPad
    return (isLow ? 162 : 216) + safeArea.bottom
  }

  /// The known heights of this device's docked keyboards without an accessory, in points.
  ///
  /// `words` describes the keyboard for messages.
  package var knownKeyboards: [(words: String, height: CGFloat)] {
    let keys =
      plainKeyboardHeight == predictiveKeyboardHeight
      ? [("its keys", plainKeyboardHeight)]
      : [
        ("keys without predictions", plainKeyboardHeight),
        ("keys with them", predictiveKeyboardHeight),
      ]
    return keys + [("wheels", wheelsHeight)]
  }
}
