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

  /// The top edge of a docked bar at its initial height.
  ///
  /// Views that end there don't follow the bar when it grows, because it belongs to the keyboard
  /// and not to the controller.
  package var leastBarTop: CGFloat {
    screenSize.height - (bar.map { $0.leastHeight + safeArea.bottom } ?? 0)
  }

  /// A docked bar stays clear of the home indicator.
  ///
  /// That the frame in notifications includes its strip is inferred.
  private var restingKeyboardHeight: CGFloat { bar.map { $0.height + safeArea.bottom } ?? 0 }

  /// The frame of the docked bar on the screen.
  ///
  /// Without a bar, a frame as high as the keyboard below the screen.
  var restingKeyboardFrame: CGRect {
    CGRect(
      x: deviceScreen.minX, y: restingKeyboardTop, width: deviceScreen.width,
      height: bar == nil ? predictiveKeyboardHeight : restingKeyboardHeight)
  }

  /// The height of a UIPickerView or a UIDatePicker with wheels.
  ///
  /// It is 216 points, or 162 in an iPhone's landscape (markmeretzky.com INFO1-CE9236, src/picker).
  /// That the home indicator's strip is below it, and that an iPad's is always 216, is inferred.
  var wheelsHeight: CGFloat {
    let isLow = screenSize.width > screenSize.height && !device.screen.isPad
    return (isLow ? 162 : 216) + safeArea.bottom
  }

  /// The known heights of docked keyboards here without an accessory, each with a description of
  /// the keyboard.
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
