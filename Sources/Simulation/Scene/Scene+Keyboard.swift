import Foundation

extension Scene {
  /// Returns whether a placement of the keyboard is possible: undocked only on an iPad, and
  /// floating since iOS 13.
  package func allows(_ placement: Keyboard.Placement) -> Bool {
    switch placement {
    case .docked: true
    case .undocked, .split: device.screen.isPad
    case .floating: device.screen.isPad && ios >= 13
    }
  }

  /// The top edge of the docked bar on the screen without a first responder, or the screen's bottom
  /// without a bar.
  package var restingKeyboardTop: CGFloat { deviceScreen.maxY - restingKeyboardHeight }

  /// The top edge on the screen of a docked bar at its initial height.
  ///
  /// Views that end there don't follow the bar when it grows, because the bar belongs to the
  /// keyboard and not to the controller.
  package var leastBarTop: CGFloat {
    screenSize.height - (bar.map { $0.leastHeight + safeArea.bottom } ?? 0)
  }

  /// The height that is covered at the screen's bottom without a first responder, in points.
  ///
  /// It is 0 without a docked bar. The bar stays clear of the home indicator. That the frame in
  /// notifications includes the indicator's strip is inferred.
  private var restingKeyboardHeight: CGFloat { bar.map { $0.height + safeArea.bottom } ?? 0 }

  /// The frame on the screen of the keyboard without a first responder, when only a docked bar is
  /// left.
  ///
  /// Without a bar, it is below the screen and as high as the keyboard.
  var restingKeyboardFrame: CGRect {
    CGRect(
      x: deviceScreen.minX, y: restingKeyboardTop, width: deviceScreen.width,
      height: bar == nil ? predictiveKeyboardHeight : restingKeyboardHeight)
  }

  /// The height of a UIPickerView or a UIDatePicker with wheels, in points.
  ///
  /// It is 216 points, or 162 in an iPhone's landscape (markmeretzky.com INFO1-CE9236, src/picker).
  /// That the home indicator's strip is below it, and that an iPad's is always 216, is inferred.
  var wheelsHeight: CGFloat {
    let isLow = screenSize.width > screenSize.height && !device.screen.isPad
    return (isLow ? 162 : 216) + safeArea.bottom
  }

  /// The known heights of this device's docked keyboards without an accessory, in points.
  ///
  /// Each has a description of the keyboard.
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
