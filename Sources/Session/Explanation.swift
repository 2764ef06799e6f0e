import Avoidance
import Foundation
import Simulation

/// What `why` says: what the last movement was, who made it, and by which rule.
struct Explanation {
  private let session: Session
  private let phone: Phone

  init(_ session: Session) {
    self.session = session
    phone = session.phone
  }

  /// The sentences, in the order of the events.
  var sentences: [String] {
    guard !phone.events.isEmpty else {
      return ["The last command moved nothing; focus a field and ask again."]
    }
    return keyboardSentences + coverSentences + phone.events.flatMap(sentences) + resultSentences
  }

  private var strategyName: String { session.engine.strategy.name }

  private var keyboardSentences: [String] {
    let sentences = phone.events.compactMap { event -> String? in
      guard case .notification(let notification) = event.kind else { return nil }
      return sentence(of: notification)
    }
    return sentences.isEmpty ? [silence] : sentences
  }

  private func sentence(of notification: KeyboardNotification) -> String? {
    let begin = phone.scene.screenRect(fromWindow: notification.begin)
    let end = phone.scene.screenRect(fromWindow: notification.end)
    let place = "y \(end.minY.inWords), \(end.height.inWords) points high."
    switch notification.name {
    case .willHide:
      return phone.scene.bar == nil
        ? "The keyboard left the screen." : "The keyboard left the screen; the bar stayed."
    case .willShow where begin == end: return "The keyboard was announced again at \(place)"
    case .willShow where begin.minY < phone.scene.restingKeyboardTop:
      return "The keyboard changed to \(place)"
    case .willShow: return "The keyboard came up to \(place)"
    default: return nil
    }
  }

  /// From iOS 11 on nothing is posted for a field that takes over an unchanged keyboard.
  private var silence: String {
    let hasBegun = phone.events.contains { event in
      if case .call(.didBeginEditing, _, _) = event.kind { true } else { false }
    }
    guard hasBegun, phone.keyboard.isVisible else { return "The keyboard stayed as it was." }
    return "The keyboard stayed as it was, so iOS \(phone.scene.ios) posted no notification"
      + (session.engine.strategy.listensToKeyboardAlone
        ? ", and \(strategyName), which listens to the keyboard alone, did nothing." : ".")
  }

  private var coverSentences: [String] {
    guard let row = phone.firstResponder, let top = phone.keyboardTop,
      let before = offsetBefore
    else { return [] }
    let bottom =
      phone.frameOnScreen(ofRow: row).maxY + phone.table.contentOffset.model.y - before + lift
    let name = session.name(ofRow: row)
    return bottom > top
      ? [
        "Without any scrolling \(name) would end at y \(bottom.inWords), "
          + "\((bottom - top).inWords) points below the keyboard's top."
      ] : ["Even without scrolling \(name) would end at y \(bottom.inWords), above the keyboard."]
  }

  /// How far the strategy took the table up by setting frames.
  private var lift: CGFloat {
    phone.events.reduce(0) { lift, event in
      switch event.kind {
      case .rootFrame(let from, let to, .strategy, _), .tableFrame(let from, let to, .strategy, _):
        lift + from.minY - to.minY
      default: lift
      }
    }
  }

  /// The offset before the first event that changed it, or the present one.
  private var offsetBefore: CGFloat? {
    for event in phone.events {
      switch event.kind {
      case .offset(let from, _, _, _, _), .clamped(let from, _): return from
      default: continue
      }
    }
    return phone.table.contentOffset.model.y
  }

  private func sentences(of event: Event) -> [String] {
    switch event.kind {
    case .offset(let from, let to, let asked, let author, _):
      [offset(from, to, asked: asked, author)]
    case .clamped(let from, let to):
      [
        "UIKit brought the offset from \(from.inWords) back to \(to.inWords), "
          + "the \(to == phone.table.minimumOffset ? "start" : "end") of the legal range then."
      ]
    case .inset(let from, let to, let author, _):
      [
        "\(name(author)) set the content inset from \(from.inWords) to \(to.inWords)"
          + "\(roomRule(author))."
      ]
    case .systemInset(_, let to):
      ["UIKit's own share of the adjusted inset became \(to.inWords)."]
    case .tableFrame(let from, let to, let author, _):
      [
        "\(name(author)) set the table's frame from \(from.inBraces) to \(to.inBraces)"
          + (author == .uikit ? ", which follows the root view." : "\(roomRule(author)).")
      ]
    case .rootFrame(let from, let to, let author, _):
      [
        "\(name(author)) set the root view's frame from \(from.inBraces) to \(to.inBraces)"
          + "\(roomRule(author))."
      ]
    case .timer(let delay) where delay > 0:
      ["\(name(.strategy)) put its scrolling off by \(delay.inWords) seconds."]
    case .declined(let reason): ["\(name(.strategy)) left it at that: \(reason.inWords)."]
    case .recognized: ["The tap recogniser on the table resigned the field."]
    case .log(let text): ["\(name(.strategy)) logged: \(text)"]
    case .keyboardPulled(let y): ["The keyboard followed the finger to y \(y.inWords)."]
    case .touch, .call, .notification, .recognizer, .fieldScroll, .selected, .timer: []
    }
  }

  /// Why the strategy scrolled: to reveal a row, or for the keyboard that left.
  private var scrollRule: String {
    let strategy = session.engine.strategy
    return phone.responder == nil ? strategy.hide.summary : strategy.reveal.summary
  }

  /// Why an inset or a frame was set, where a strategy did.
  private func roomRule(_ author: Author) -> String {
    guard author == .strategy else { return "" }
    let strategy = session.engine.strategy
    return phone.responder == nil
      ? ": \(strategy.hide.summary)" : ": \(strategy.room.summary)"
  }

  private func offset(
    _ from: CGFloat, _ to: CGFloat, asked: CGFloat, _ author: Author
  ) -> String {
    let movement = "from \(from.inWords) to \(to.inWords)"
    let cut = asked == to ? "" : " (asked for \(asked.inWords), cut by the legal range)"
    return switch author {
    case .user: "The finger dragged the content \(movement)\(cut)."
    case .script: "A command set the offset \(movement)\(cut)."
    case .uikit: "UIKit scrolled \(movement)\(cut): \(uikitRule)."
    case .strategy: "\(name(author)) scrolled \(movement)\(cut): \(scrollRule)."
    }
  }

  private var uikitRule: String {
    let isStatusBar = phone.events.contains { event in
      if case .touch(_, .statusBar) = event.kind { true } else { false }
    }
    return isStatusBar
      ? "a tap on the status bar scrolls to the top"
      : "a text field that begins editing scrolls itself into its scroll view's bounds less the "
        + "adjusted inset (setting fieldScroll)"
  }

  private func name(_ author: Author) -> String {
    switch author {
    case .uikit: "UIKit"
    case .strategy: strategyName
    case .user: "The finger"
    case .script: "A command"
    }
  }

  private var headerSentence: String {
    guard let row = phone.firstResponder, phone.table.isUnderHeader(row: row) else { return "" }
    return " Its section's header floats over it."
  }

  private var resultSentences: [String] {
    guard let place = ActivePlace(phone), let row = session.activeRow else { return [] }
    return [
      "\(session.name(ofRow: row)) is \((place.visibleShare * 100).rounded().inWords) % in view, "
        + Movement.words(clearance: place.clearance, hasKeyboard: phone.keyboardTop != nil) + "."
        + headerSentence
    ]
  }
}

extension Strategy {
  /// Whether nothing but a keyboard notification makes it act.
  var listensToKeyboardAlone: Bool { when != .never && !when.followsFields && delay == nil }
}
