import Avoidance
import Foundation
import Simulation

extension Transition {
  /// All events that an audit tries while the keyboard is up, such as a rotation, in report order.
  package static let all: [Transition] = Name.allCases.map { $0.transition }

  /// Returns the event with a name, such as a rotation in an audit, or nil if there is no such
  /// event.
  package static func named(_ name: String) -> Transition? { all.first { $0.name == name } }

  /// The indices in ``all`` of the events that the audit depth ``AuditDepth/usual`` tries.
  ///
  /// They are the everyday events, and one or two of each less common kind.
  package static let usual: [Int] = all.indices.filter {
    [
      .rotate, .withoutPredictions, .dragAway, .dragAndReturn, .grow, .pushAndPop, .background,
    ].contains(Name.allCases[$0])
  }

  /// The name of an event that an audit tries, such as a rotation, in the order of reports.
  ///
  /// The switch below requires an event for each name, and each event requires a name.
  enum Name: String, CaseIterable {
    case rotate
    case emoji
    case withoutPredictions = "prediction-off"
    case chinese = "language"
    case secure = "to-secure"
    case hardware
    case undock
    case float
    case dragAway = "drag-away"
    case dragAndReturn = "drag-back"
    case crossFade = "cross-fade"
    case grow
    case presentAndClose = "present-close"
    case pushAndPop = "push-pop"
    case popAndCancel = "pop-cancel"
    case background

    /// The event with this name, which happens while the keyboard is up.
    var transition: Transition {
      switch self {
      case .rotate: .rotate
      case .emoji: .emoji
      case .withoutPredictions: .withoutPredictions
      case .chinese: .chinese
      case .secure: .secure
      case .hardware: .hardware
      case .undock: .undock
      case .float: .float
      case .dragAway: .dragAway
      case .dragAndReturn: .dragAndReturn
      case .crossFade: .crossFade
      case .grow: .grow
      case .presentAndClose: .presentAndClose
      case .pushAndPop: .pushAndPop
      case .popAndCancel: .popAndCancel
      case .background: .background
      }
    }
  }

  static let rotate = Transition(
    .rotate, "the phone is turned",
    lines: { phone, _ in ["rotate \(phone.scene.orientation.turned.word)"] },
    isPossible: { phone, _ in phone.scene.supports(phone.scene.orientation.turned) },
    layOut: { simulator, form, _ in turn(&simulator, form) },
    happen: { simulator, form in turn(&simulator, form) })

  private static func turn(_ simulator: inout Simulator<Engine>, _ form: AuditForm) {
    simulator.rotate(to: simulator.phone.scene.orientation.turned)
    form.fitTexts(on: &simulator)
    simulator.layOutAfterTurn()
  }

  static let emoji = Transition(
    .emoji, "the emoji keyboard takes over", line: "keyboard kind emoji"
  ) { simulator, _ in simulator.setKeyboardKind(.emoji) }

  static let withoutPredictions = Transition(
    .withoutPredictions, "the row of predictions is turned off", line: "setting prediction off"
  ) { simulator, _ in
    simulator.phone.settings.prediction = .off
    simulator.refreshKeyboard()
  }

  static let chinese = Transition(
    .chinese, "a keyboard with a row of candidates takes over", line: "keyboard language chinese"
  ) { simulator, _ in simulator.setKeyboardLanguage(.chinese) }

  static let secure = Transition(
    .secure, "a secure field is touched",
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
    .hardware, "a hardware keyboard is attached", line: "keyboard hardware on"
  ) { simulator, _ in simulator.setHardwareKeyboard(isAttached: true) }

  static let undock = Transition(
    .undock, "an iPad's keyboard is undocked", line: "keyboard undock",
    isPossible: { phone, _ in phone.isKeyboardUp && phone.scene.allows(.undocked) }
  ) { simulator, _ in simulator.setKeyboardPlacement(.undocked) }

  static let float = Transition(
    .float, "an iPad's keyboard floats in the lower middle",
    lines: { phone, _ in
      let point = floatingPoint(on: phone)
      return ["keyboard float \(point.x.inFourPlaces) \(point.y.inFourPlaces)"]
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
    .dragAway, "a drag moves the keyboard off the screen",
    lines: { phone, _ in
      ["setting dismissMode interactive", "drag \(distanceIntoKeyboard(on: phone).inFourPlaces)"]
    }, isScroll: true,
    happen: { simulator, _ in
      simulator.phone.settings.dismissMode = .interactive
      simulator.drag(by: [distanceIntoKeyboard(on: simulator.phone)])
    })

  static let dragAndReturn = Transition(
    .dragAndReturn, "a drag moves the keyboard partly off, and it comes back",
    lines: { phone, _ in
      [
        "setting dismissMode interactive",
        "drag \(distanceIntoKeyboard(on: phone).inFourPlaces) -10",
      ]
    }, isScroll: true,
    happen: { simulator, _ in
      simulator.phone.settings.dismissMode = .interactive
      simulator.drag(by: [distanceIntoKeyboard(on: simulator.phone), -10])
    })

  /// Returns the distance from the start of a drag to a point well inside the keyboard, in whole
  /// points.
  private static func distanceIntoKeyboard(on phone: Phone) -> CGFloat {
    let top = phone.keyboardTop ?? phone.scene.screenSize.height
    return (top - phone.visibleTableFrame.midY).rounded(.up) + 60
  }

  static let crossFade = Transition(
    .crossFade, "Prefer Cross-Fade Transitions is turned on", line: "setting crossFade on"
  ) { simulator, _ in
    simulator.phone.settings.crossFade = true
    simulator.refreshKeyboard()
  }

  static let presentAndClose = Transition(
    .presentAndClose, "a screen with a field is presented over the form and closed",
    lines: { _, _ in ["present fullScreen field", "close"] },
    happen: { simulator, _ in
      simulator.present(.fullScreen, hasField: true)
      simulator.settle()
      simulator.close()
    })

  static let pushAndPop = Transition(
    .pushAndPop, "another screen is pushed over the form and popped",
    lines: { _, _ in ["push", "pop"] },
    happen: { simulator, _ in
      simulator.push()
      simulator.settle()
      simulator.pop()
    })

  static let popAndCancel = Transition(
    .popAndCancel, "a swipe back begins and is canceled",
    lines: { _, _ in ["pop begin", "pop cancel"] },
    isPossible: { phone, _ in phone.isKeyboardUp && phone.scene.ios >= 7 && !phone.scene.hasSheet },
    happen: { simulator, _ in
      simulator.beginPop()
      simulator.settle()
      simulator.cancelPop()
    })

  static let background = Transition(
    .background, "the app goes to the background and comes back",
    lines: { _, _ in ["background", "foreground"] },
    happen: { simulator, _ in
      simulator.enterBackground()
      simulator.settle()
      simulator.enterForeground()
    })

  static let grow = Transition(
    .grow, "three lines are typed into a text view",
    lines: { phone, _ in [#"type "\n\n\n""#] },
    isPossible: { phone, _ in phone.activeTraits?.isTextView == true },
    layOut: { simulator, form, field in form.typeLines(into: field, on: &simulator) },
    happen: { simulator, form in
      form.typeLines(into: simulator.phone.responder, on: &simulator)
    })
}

extension Orientation {
  /// The other orientation, which a phone with this one gets when an audit rotates it.
  fileprivate var turned: Orientation { isLandscape ? .portrait : .landscapeLeft }

  /// The word for the orientation in a session command.
  fileprivate var word: String { isLandscape ? "landscape" : "portrait" }
}
