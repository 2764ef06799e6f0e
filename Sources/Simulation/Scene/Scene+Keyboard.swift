import Foundation

extension Scene {
  /// Returns whether the keyboard can stand there: off the dock on an iPad alone, and floating from
  /// iOS 13 on.
  package func allows(_ placement: Keyboard.Placement) -> Bool {
    switch placement {
    case .docked: true
    case .undocked, .split: device.screen.isPad
    case .floating: device.screen.isPad && ios >= 13
    }
  }

  /// The top edge of what stays of the keyboard on the screen without a first responder: the docked
  /// bar's, or the screen's bottom.
  package var restingKeyboardTop: CGFloat { deviceScreen.maxY - restingKeyboardHeight }

  /// The top edge of a docked bar as high as it is at first: what ends there does not follow the
  /// bar as it grows, since that is no view of the controller's but the keyboard's.
  var leastBarTop: CGFloat {
    screenSize.height - (bar.map { $0.leastHeight + safeArea.bottom } ?? 0)
  }

  /// A docked bar keeps clear of the home indicator; that its own strip belongs to the frame which
  /// notifications carry is inferred.
  private var restingKeyboardHeight: CGFloat { bar.map { $0.height + safeArea.bottom } ?? 0 }

  /// The frame on the screen of what stays of the keyboard; below the screen without a docked bar,
  /// as high as the keyboard then.
  var restingKeyboardFrame: CGRect {
    CGRect(
      x: deviceScreen.minX, y: restingKeyboardTop, width: deviceScreen.width,
      height: bar == nil ? predictiveKeyboardHeight : restingKeyboardHeight)
  }

  /// The height of a UIPickerView or a UIDatePicker with wheels: 216 points, 162 in an iPhone's
  /// landscape (markmeretzky.com INFO1-CE9236, src/picker); that the strip over the home indicator
  /// is below it, and that an iPad's is 216 either way, is inferred.
  var wheelsHeight: CGFloat {
    let isLow = screenSize.width > screenSize.height && !device.screen.isPad
    return (isLow ? 162 : 216) + safeArea.bottom
  }

  /// The heights that a docked keyboard is known to have here, without an accessory, each with what
  /// the keyboard is.
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
