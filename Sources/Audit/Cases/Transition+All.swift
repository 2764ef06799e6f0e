import Avoidance
import Foundation
import Simulation

extension Transition {
  /// Every transition, in the order in which they are listed.
  package static let all: [Transition] = [
    rotate, emoji, withoutPredictions, chinese, secure, hardware, undock, float, dragAway,
    dragAndReturn, crossFade, grow, presentAndClose, pushAndPop, popAndCancel, background,
  ]

  /// Returns the transition of a name.
  package static func named(_ name: String) -> Transition? { all.first { $0.name == name } }

  static let rotate = Transition(
    "rotate", "the phone is turned",
    lines: { phone, _ in ["rotate \(phone.scene.orientation.turned.word)"] },
    isPossible: { _, _ in true },
    layOut: { simulator, form, _ in turn(&simulator, form) },
    happen: { simulator, form in turn(&simulator, form) })

  private static func turn(_ simulator: inout Simulator<Engine>, _ form: AuditForm) {
    simulator.rotate(to: simulator.phone.scene.orientation.turned)
    form.fitTexts(on: &simulator)
    simulator.layOutAfterTurn()
  }

  static let emoji = Transition(
    "emoji", "the emoji keyboard takes over", line: "keyboard kind emoji"
  ) { simulator, _ in simulator.setKeyboardKind(.emoji) }

  static let withoutPredictions = Transition(
    "prediction-off", "the row of predictions goes", line: "setting prediction off"
  ) { simulator, _ in
    simulator.phone.settings.prediction = .off
    simulator.refreshKeyboard()
  }

  static let chinese = Transition(
    "language", "a keyboard with a row of candidates takes over", line: "keyboard language chinese"
  ) { simulator, _ in simulator.setKeyboardLanguage(.chinese) }

  static let secure = Transition(
    "to-secure", "a secure field is touched",
    lines: { phone, form in
      form.secureField(on: phone).map { ["focus \(form.name(of: $0))"] }
    },
    isPossible: { phone, form in form.secureField(on: phone) != nil },
    target: { phone, form in form.secureField(on: phone) },
    happen: { simulator, form in
      guard let field = form.secureField(on: simulator.phone) else { return }
      if let point = simulator.reach(field) { simulator.tap(point) }
    })

  static let hardware = Transition(
    "hardware", "a hardware keyboard is attached", line: "keyboard hardware on"
  ) { simulator, _ in simulator.setHardwareKeyboard(isAttached: true) }

  static let undock = Transition(
    "undock", "an iPad's keyboard is undocked", line: "keyboard undock",
    isPossible: { phone, _ in phone.isKeyboardUp && phone.scene.allows(.undocked) }
  ) { simulator, _ in simulator.setKeyboardPlacement(.undocked) }

  static let float = Transition(
    "float", "an iPad's keyboard floats, in the lower middle",
    lines: { phone, _ in
      let point = floatingPoint(on: phone)
      return ["keyboard float \(point.x.inWords) \(point.y.inWords)"]
    },
    isPossible: { phone, _ in
      phone.isKeyboardUp && phone.scene.allows(.floating(floatingPoint(on: phone)))
    },
    happen: { simulator, _ in
      simulator.setKeyboardPlacement(.floating(floatingPoint(on: simulator.phone)))
    })

  private static func floatingPoint(on phone: Phone) -> CGPoint {
    let screen = phone.scene.screenSize
    return CGPoint(x: ((screen.width - 320) / 2).rounded(), y: screen.height - 300)
  }

  static let dragAway = Transition(
    "drag-away", "a drag takes the keyboard along and off",
    lines: { phone, _ in
      ["setting dismissMode interactive", "drag \(distanceIntoKeyboard(on: phone).inWords)"]
    }, isScroll: true,
    happen: { simulator, _ in
      simulator.phone.settings.dismissMode = .interactive
      simulator.drag(by: [distanceIntoKeyboard(on: simulator.phone)])
    })

  static let dragAndReturn = Transition(
    "drag-back", "a drag takes the keyboard along and lets it come back",
    lines: { phone, _ in
      ["setting dismissMode interactive", "drag \(distanceIntoKeyboard(on: phone).inWords) -10"]
    }, isScroll: true,
    happen: { simulator, _ in
      simulator.phone.settings.dismissMode = .interactive
      simulator.drag(by: [distanceIntoKeyboard(on: simulator.phone), -10])
    })

  /// Returns the whole points from where a drag begins to well inside the keyboard.
  private static func distanceIntoKeyboard(on phone: Phone) -> CGFloat {
    let top = phone.keyboardTop ?? phone.scene.screenSize.height
    return (top - phone.visibleTableFrame.midY).rounded(.up) + 60
  }

  static let crossFade = Transition(
    "cross-fade", "Prefer Cross-Fade Transitions is turned on", line: "setting crossFade on"
  ) { simulator, _ in
    simulator.phone.settings.crossFade = true
    simulator.refreshKeyboard()
  }

  static let presentAndClose = Transition(
    "present-close", "a screen with a field of its own comes over the form and goes",
    lines: { _, _ in ["present fullScreen field", "close"] },
    happen: { simulator, _ in
      simulator.present(.fullScreen, hasField: true)
      simulator.settle()
      simulator.close()
    })

  static let pushAndPop = Transition(
    "push-pop", "another screen is pushed over the form and popped",
    lines: { _, _ in ["push", "pop"] },
    happen: { simulator, _ in
      simulator.push()
      simulator.settle()
      simulator.pop()
    })

  static let popAndCancel = Transition(
    "pop-cancel", "a swipe back is begun and called off",
    lines: { _, _ in ["pop begin", "pop cancel"] },
    isPossible: { phone, _ in phone.isKeyboardUp && phone.scene.ios >= 7 && !phone.scene.hasSheet },
    happen: { simulator, _ in
      simulator.beginPop()
      simulator.settle()
      simulator.cancelPop()
    })

  static let background = Transition(
    "background", "the app goes to the background and comes back",
    lines: { _, _ in ["background", "foreground"] },
    happen: { simulator, _ in
      simulator.enterBackground()
      simulator.settle()
      simulator.enterForeground()
    })

  static let grow = Transition(
    "grow", "three lines are typed into a text view",
    lines: { phone, _ in [#"type "\n\n\n""#] },
    isPossible: { phone, _ in phone.activeTraits?.isTextView == true },
    layOut: { simulator, form, field in form.typeLines(into: field, on: &simulator) },
    happen: { simulator, form in
      form.typeLines(into: simulator.phone.responder, on: &simulator)
    })
}

extension Orientation {
  /// The orientation that a phone is turned to.
  fileprivate var turned: Orientation { isLandscape ? .portrait : .landscapeLeft }

  /// The orientation as a command has it.
  fileprivate var word: String { isLandscape ? "landscape" : "portrait" }
}
