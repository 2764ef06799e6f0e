import Avoidance
import Simulation

/// The changes that an app's own code made in an audit's failing case, to name their line of code.
struct AppChanges {
  /// The last change of a frame or an inset by the app's code, or nil.
  private var room: Event?
  /// The last call of the app's code that set the inset to the value that it already had, or nil.
  private var sameInset: Event?
  private var scroll: Event?
  /// The last keyboard notification that UIKit posted before a movement, with its time, or nil.
  private var notification: (time: Double, keyboard: KeyboardNotification)?
  /// The last keyboardDidChangeFrame, or nil.
  private var changed: KeyboardNotification?

  /// Stores the app's changes and the keyboard notifications among the events of a command.
  mutating func add(_ events: [Event]) {
    for event in events {
      if event.isRoomOfApp { room = event }
      if event.isSameInset { sameInset = event }
      if event.isScrollOfApp { scroll = event }
      if let keyboard = event.keyboardWill { notification = (event.time, keyboard) }
      if case .notification(let keyboard) = event.kind, keyboard.name == .didChangeFrame {
        changed = keyboard
      }
    }
  }

  /// Returns sentences about the app's last change and its line of code.
  ///
  /// - Parameters:
  ///   - isAboutOffset: whether the case fails because of a scroll position.
  ///   - code: the app's own code.
  /// - Returns: the sentences.
  func sentences(isAboutOffset: Bool, in code: OwnCode) -> [String] {
    if isAboutOffset {
      return place(of: scroll, in: code).map { ["The app last scrolled at \($0)."] } ?? []
    }
    return [roomSentence(in: code), frameSentence].compactMap(\.self)
  }

  private func roomSentence(in code: OwnCode) -> String? {
    if isLate(room), !isLate(sameInset), let place = place(of: sameInset, in: code) {
      return "The app last set an inset, to the value that it already had, at \(place)."
    }
    guard let room else {
      guard notification != nil else { return nil }
      return "The app set no frame or inset that makes room for the field."
        + scrollSentence(in: code) + anchorSentence(in: code)
    }
    guard let place = place(of: room, in: code) else { return nil }
    let scrolled = scroll.map { $0.time > room.time } ?? false ? scrollSentence(in: code) : ""
    let sentence = "The app last set a frame or an inset at \(place)."
    guard isLate(room), let name = notification?.keyboard.name.rawValue else {
      return sentence + scrolled
    }
    return "\(sentence) It changed none when \(name) came.\(scrolled)"
  }

  /// A sentence about the app's last scroll, after a space, or an empty text.
  private func scrollSentence(in code: OwnCode) -> String {
    place(of: scroll, in: code).map { " It last scrolled at \($0)." } ?? ""
  }

  /// A sentence about a constraint to the wrong edge of the keyboard layout guide, after a space, or
  /// an empty text.
  private func anchorSentence(in code: OwnCode) -> String {
    code.place(ofText: "keyboardLayoutGuide.bottomAnchor").map {
      " It uses keyboardLayoutGuide.bottomAnchor, which is not the keyboard's top, at \($0)."
    } ?? ""
  }

  /// A sentence about a notification that some code takes for a keyboard at the screen's top, or
  /// that it doesn't get; nil for the usual notifications.
  private var frameSentence: String? {
    guard let keyboard = notification?.keyboard else { return nil }
    if keyboard.end == .zero {
      return "The end frame in \(keyboard.name.rawValue) is zero, as UIKit makes it with Prefer "
        + "Cross-Fade Transitions (react-native issue 29974)."
    }
    guard let changed, changed.begin == keyboard.end, changed.end != keyboard.end else {
      return nil
    }
    return "A floating keyboard posts only keyboardDidChangeFrame when it leaves "
      + "(flutter_keyboard_visibility pull request 162). Code that makes room for it must observe "
      + "that, or ignore a keyboard that ends above the screen's bottom."
  }

  /// Returns whether the last keyboard notification came after `event`; true if `event` is nil.
  private func isLate(_ event: Event?) -> Bool {
    event.map { $0.time < (notification?.time ?? 0) } ?? true
  }

  private func place(of event: Event?, in code: OwnCode) -> String? {
    event.flatMap { code.place(of: $0) }
  }
}

extension Event {
  /// The keyboard notification that the event posts before the keyboard moves, or nil.
  fileprivate var keyboardWill: KeyboardNotification? {
    guard case .notification(let keyboard) = kind else { return nil }
    return switch keyboard.name {
    case .willShow, .willHide, .willChangeFrame: keyboard
    case .didShow, .didHide, .didChangeFrame: nil
    }
  }

  /// Whether a call in the app's own code set the content inset that was already there.
  fileprivate var isSameInset: Bool {
    if case .declined(.insetIsSame) = kind { return !calls.isEmpty }
    return false
  }

  /// Whether the event is a scroll that a call in the app's own code caused.
  fileprivate var isScrollOfApp: Bool {
    guard !calls.isEmpty else { return false }
    return switch kind {
    case .offset(_, _, _, .app, _), .outerOffset(_, _, _, .app, _): true
    default: false
    }
  }

  /// Whether the event is a change of a frame or an inset that a call in the app's own code caused.
  fileprivate var isRoomOfApp: Bool {
    guard !calls.isEmpty else { return false }
    return switch kind {
    case .systemInset: true
    case .inset(_, _, .app, _), .outerInset(_, _, _, .app, _), .tableFrame(_, _, .app, _),
      .outerFrame(_, _, _, .app, _), .rootFrame(_, _, .app, _), .fieldFrame(_, _, _, .app, _):
      true
    default: false
    }
  }
}
