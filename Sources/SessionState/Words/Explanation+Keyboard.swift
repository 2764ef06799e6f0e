import Avoidance
import Foundation
import Simulation

/// The sentences of `why` about the keyboard, and about where the row would be without scrolling.
extension Explanation {
  package var keyboardSentences: [String] {
    let posted = phone.events.compactMap { event -> KeyboardNotification? in
      if case .notification(let notification) = event.kind { notification } else { nil }
    }
    // Every change has a willChangeFrame. A floating keyboard has no willShow or willHide, or only
    // didChangeFrame.
    for names in [[.willShow, .willHide], [.willChangeFrame], [.didChangeFrame]]
      as [[KeyboardNotification.Name]]
    {
      let told = posted.filter { names.contains($0.name) }
      if !told.isEmpty { return told.map(sentence) }
    }
    return [silence]
  }

  /// Whether a notification says that the keyboard leaves the screen or shrinks to the docked bar.
  package func leaves(_ notification: KeyboardNotification) -> Bool {
    let end = phone.scene.screenRect(fromWindow: notification.end)
    return end.isEmpty || end.minY >= phone.scene.restingKeyboardTop || isBeside(end)
  }

  /// Whether a keyboard's frame is to the left or right of the screen.
  ///
  /// Before iOS 7, the keyboard leaves sideways together with its screen.
  private func isBeside(_ frame: CGRect) -> Bool {
    frame.maxX <= 0 || frame.minX >= phone.scene.screenSize.width
  }

  private func sentence(of notification: KeyboardNotification) -> String {
    let begin = phone.scene.screenRect(fromWindow: notification.begin)
    let end = phone.scene.screenRect(fromWindow: notification.end)
    let place = "y \(end.minY.inWords), \(end.height.inWords) points high."
    let wasUp = begin.minY < phone.scene.restingKeyboardTop && !isBeside(begin)
    if notification.name == .willHide, let lifted = phone.liftedKeyboardFrame {
      return "The keyboard moved away from the screen's bottom to y \(lifted.minY.inWords), "
        + "\(lifted.height.inWords) points high."
    }
    if leaves(notification) {
      guard notification.name != .willShow else {
        if phone.scene.bar != nil, begin.minY > end.minY { return "The bar came up to \(place)" }
        return
          "UIKit announced the keyboard below the screen, because there is a hardware keyboard."
      }
      return phone.scene.bar == nil
        ? "The keyboard left the screen." : "The keyboard left the screen; the bar stayed."
    }
    if begin == end, hasAppeared { return "The keyboard came back with its screen at \(place)" }
    if !wasUp { return "The keyboard came up to \(place)" }
    return begin == end
      ? "UIKit announced the keyboard again at \(place)" : "The keyboard changed to \(place)"
  }

  /// Whether the form's screen appeared again during the last command.
  private var hasAppeared: Bool {
    phone.events.contains { event in
      if case .lifecycle(.viewWillAppear) = event.kind { true } else { false }
    }
  }

  /// A sentence that explains why no keyboard notifications were posted.
  ///
  /// Since iOS 11, none are posted if the next field keeps the same keyboard.
  private var silence: String {
    if phone.isInBackground {
      return "The app is in the background, where iOS posts no notification."
    }
    let hasBegun = phone.events.contains { event in
      if case .call(.didBeginEditing, _, _) = event.kind { true } else { false }
    }
    guard hasBegun, phone.keyboard.isVisible else { return "The keyboard did not change." }
    return "The keyboard did not change, so iOS \(phone.scene.ios) posted no notification."
      + (state.engine.strategy.listensToKeyboardAlone
        ? " \(strategyName) reacts only to notifications, so it did nothing." : "")
  }

  package var coverSentences: [String] {
    guard let row = phone.firstResponder, phone.keyboardTop != nil, let top = phone.coverTop,
      let cover = phone.nameOfCover
    else { return [] }
    let name = state.name(ofRow: row)
    let frame = frameWithoutScrolling(ofRow: row)
    let visible = phone.visibleTableFrame
    if !visible.isEmpty, frame.minY < visible.minY, frame.minY < top {
      return [
        "Without scrolling, \(name) would begin at y \(frame.minY.inWords), "
          + "\((visible.minY - frame.minY).inWords) points above the table's visible part."
      ]
    }
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return [
        "Even without scrolling, \(name) would begin at y \(frame.minY.inWords), below the keyboard."
      ]
    }
    let bottom = frame.maxY
    return (bottom - top).roundedForWords > 0
      ? [
        "Without scrolling, \(name) would end at y \(bottom.inWords), "
          + "\((bottom - top).inWords) under \(cover)."
      ] : ["Even without scrolling, \(name) would end at y \(bottom.inWords), above \(cover)."]
  }

  /// Returns the frame on the screen that a row would have without any scrolling in the last
  /// command.
  private func frameWithoutScrolling(ofRow row: Int) -> CGRect {
    let table = phone.table
    let scrolled = table.contentOffset.model.y - offsetBefore
    let frame = phone.convertToScreen(
      fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: scrolled))
    return frame.offsetBy(dx: 0, dy: lift)
  }

  /// The distance in points that the strategy moved the table up by changing frames.
  private var lift: CGFloat {
    var lift: CGFloat = 0
    for event in phone.events {
      if case .rootFrame(let from, let to, .strategy, _) = event.kind {
        lift += from.minY - to.minY
      }
      if case .tableFrame(let from, let to, .strategy, _) = event.kind {
        lift += from.minY - to.minY
      }
    }
    return lift
  }

  /// Whether the last command changed the table's content offset.
  package var hasSetOffset: Bool { offsetOfEvents != nil }

  /// The table's vertical offset before the first event that changed it.
  ///
  /// Without such an event, the offset before the last command.
  private var offsetBefore: CGFloat {
    offsetOfEvents ?? before?.table.contentOffset.model.y.rounded()
      ?? phone.table.contentOffset.model.y
  }

  private var offsetOfEvents: CGFloat? {
    for event in phone.events {
      if case .offset(let from, _, _, _, _) = event.kind { return from }
      if case .clamped(let from, _) = event.kind { return from }
    }
    return nil
  }
}
