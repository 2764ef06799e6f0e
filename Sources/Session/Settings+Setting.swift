import Simulation

extension Settings {
  /// A setting in the words that a command takes; nil for one that is not the phone's.
  subscript(setting: Setting) -> String? {
    get {
      switch setting {
      case .ios, .underBars, .landscapeStrip, .inferredHeights, .view, .speed, .animation, .speech:
        nil
      case .fieldScroll: fieldScroll.word
      case .fieldTarget: fieldTarget.rawValue
      case .tapOutside: tapOutside.word
      case .cancelsTouches: cancelsTouches.word
      case .dismissMode: dismissMode.rawValue
      case .beginOrder: beginOrder.rawValue
      case .endOrder: endOrder.rawValue
      case .reposts: reposts.word
      case .didShow: didShow.rawValue
      case .insetClamps: insetClamps.word
      case .visibleArea: visibleArea.rawValue
      case .controllerInset: controllerInset.rawValue
      case .crossFade: crossFade.word
      case .prediction: prediction.rawValue
      case .shortcutBar: shortcutBar.word
      case .hardwareFrame: hardwareFrame.rawValue
      }
    }
    set {
      guard let word = newValue else { return }
      let isOn = word == "on"
      switch setting {
      case .ios, .underBars, .landscapeStrip, .inferredHeights, .view, .speed, .animation, .speech:
        break
      case .fieldScroll: fieldScroll = isOn
      case .fieldTarget: fieldTarget.take(word)
      case .tapOutside: tapOutside = isOn
      case .cancelsTouches: cancelsTouches = isOn
      case .dismissMode: dismissMode.take(word)
      case .beginOrder: beginOrder.take(word)
      case .endOrder: endOrder.take(word)
      case .reposts: reposts = isOn
      case .didShow: didShow.take(word)
      case .insetClamps: insetClamps = isOn
      case .visibleArea: visibleArea.take(word)
      case .controllerInset: controllerInset.take(word)
      case .crossFade: crossFade = isOn
      case .prediction: prediction.take(word)
      case .shortcutBar: shortcutBar = isOn
      case .hardwareFrame: hardwareFrame.take(word)
      }
    }
  }
}

extension Bool {
  /// The value as a command writes it.
  var word: String { self ? "on" : "off" }
}

extension RawRepresentable<String> {
  /// Becomes the value of that name, if there is one.
  fileprivate mutating func take(_ word: String) { self = Self(rawValue: word) ?? self }
}
