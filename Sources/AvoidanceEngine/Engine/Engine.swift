import Foundation
import Simulation

/// The app on a simulated phone that runs a keyboard-avoidance strategy.
///
/// It handles the phone's events as the strategy decides.
package struct Engine: AppCode, Hashable, Sendable {
  private let code: Code
  private var memory = Memory()
  /// The code that gets every event before the strategy, such as an app's own code; usually nil.
  private var observers: Observers?

  /// Creates the app that runs a strategy, before any event.
  ///
  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - others: strategies that run in addition, such as a table view controller under an app's
  ///     own code.
  package init(_ strategy: Strategy, beside others: [Strategy] = []) {
    code = Code(strategy)
    observers = Observers(of: strategy, beside: others)
  }

  /// Creates the code of an additional strategy, whose timers have numbers greater than `count`.
  ///
  /// So its timers can't be mistaken for those of the main strategy.
  init(_ strategy: Strategy, timersFrom count: Int) {
    self.init(strategy)
    memory = Memory(timersFrom: count)
  }

  /// The strategy that this app code runs.
  package var strategy: Strategy { code.strategy }

  /// Prepares the phone for the strategy before any field is focused.
  ///
  /// The scroll view gets the contentInsetAdjustmentBehavior of the strategy's system. Constraints
  /// to the keyboard's layout guide begin to apply.
  package mutating func start(on phone: inout Phone) {
    observers?.startOthers(on: &phone)
    phone.adopt(code.strategy.insetAdjustment)
    _ = observers?.ask(.start, on: &phone)
    guard let start = code.strategy.room.start else { return }
    var engine = self
    engine.take(to: phone.hiddenKeyboardFrame, announced: nil, on: &phone) { step in
      step.roomAnimation = nil
      step.phone.note(.room)
      start(&step)
      step.phone.note(nil)
    }
  }

  /// Handles a keyboard notification on the phone.
  package mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    let isInsetChanged = observers == nil ? false : notifyObservers(of: notification, on: &phone)
    // Layout runs after UIKit has moved the sheet, which may change the offset.
    if phone.scene.hasSheet, code.strategy.when.followsLayout {
      if phone.responder != nil { rememberPlace(on: phone) }
      return
    }
    answer(notification, followsInset: isInsetChanged, on: &phone)
  }

  /// Handles the new layout of the sheet that shows the form, after a keyboard notification.
  ///
  /// UIKit may have moved or resized the sheet.
  package mutating func sheetLaidOut(
    for notification: KeyboardNotification, on phone: inout Phone
  ) {
    observers?.notify(.sheetLaidOut(notification), on: &phone)
    guard code.strategy.when.followsLayout else { return }
    answer(notification, followsInset: observers?.others.isEmpty == false, on: &phone)
  }

  /// Handles a keyboard notification, after observers and additional strategies were called.
  ///
  /// `followsInset` is whether that code may have changed the insets. A strategy that follows
  /// layout responds to such a change, even if it ignores the notification.
  private mutating func answer(
    _ notification: KeyboardNotification, followsInset: Bool, on phone: inout Phone
  ) {
    let told = code.strategy.when.answer(to: notification.name)
    let isFollowed = followsInset && code.strategy.when.followsLayout
    guard let answer = told ?? (isFollowed ? .follow : nil) else { return }
    if answer == .arrive {
      take(to: notification.end, announced: nil, on: &phone) { $0.arrive() }
      return
    }
    var (begin, end) = (notification.begin, notification.end)
    if !phone.scene.fillsScreen, code.strategy.convertsFromScreen {
      begin = phone.scene.windowRect(fromAnnounced: begin)
      end = phone.scene.windowRect(fromAnnounced: end)
    }
    take(from: begin, to: end, announced: notification.animation, on: &phone) { step in
      if answer == .show || (answer == .follow && step.isKeyboardUp) {
        step.answerShow()
      } else {
        step.hide()
      }
    }
  }

  /// Calls observers and additional strategies for a keyboard notification, before this strategy.
  ///
  /// - Returns: whether an additional strategy changed the insets. A strategy that follows layout
  ///   responds to such a change, as in scrollViewDidChangeAdjustedContentInset.
  private mutating func notifyObservers(
    of notification: KeyboardNotification, on phone: inout Phone
  ) -> Bool {
    let (before, offset) = (phone.table.adjustedContentInset, phone.table.contentOffset.model.y)
    observers?.notifyOthers(.received(notification), on: &phone)
    let isChanged = phone.table.adjustedContentInset != before
    if isChanged { takeScrollBack(to: offset, notification, on: &phone) }
    _ = observers?.ask(.received(notification), on: &phone)
    return isChanged
  }

  /// Scrolls back to the offset from before additional strategies changed the inset and scrolled.
  ///
  /// Does so only if this strategy has already made room for the keyboard, and restores on hide
  /// what other code moved.
  private func takeScrollBack(
    to offset: CGFloat, _ notification: KeyboardNotification, on phone: inout Phone
  ) {
    let hasRoom = memory.inset != nil && code.strategy.hide.rememberPlace != nil
    guard hasRoom, phone.table.contentOffset.model.y != offset else { return }
    phone.note(.reveal)
    phone.note(reason: "back to the offset before other code changed the inset")
    phone.setContentOffset(
      phone.table.legalOffset(offset), by: .strategy, animation: notification.animation)
    phone.note(nil)
  }

  /// Handles a field that begins editing.
  ///
  /// The field's row may be scrolled into view after a delay.
  package mutating func didBeginEditing(on phone: inout Phone) {
    observers?.notify(.didBegin, on: &phone)
    // Saved before the field's own scroll, so that hiding undoes that scroll too.
    rememberPlace(on: phone)
    if code.strategy.when.followsEditing {
      take(to: knownFrame(on: phone), announced: .scroll, on: &phone) { $0.fieldBegins() }
    }
    if let delay = code.strategy.delay, code.strategy.reveal.act != nil {
      let timer = memory.nextTimer()
      memory.revealTimer = timer
      phone.startTimer(delay: delay, token: timer)
    } else if code.strategy.when.followsFields,
      phone.keyboard.isVisible || phone.keyboard.isHardwareAttached
    {
      // The keyboard may still change in this turn of the run loop.
      let timer = memory.nextTimer()
      memory.newFieldTimer = timer
      phone.startTimer(delay: 0, token: timer)
    }
  }

  /// Saves the table's position before UIKit moves the table, if the strategy follows layout and
  /// restores that position on hide.
  private mutating func rememberPlace(on phone: borrowing Phone) {
    guard code.strategy.when.followsLayout else { return }
    code.strategy.hide.rememberPlace?(&memory, phone)
  }

  /// Handles a field that ends editing.
  ///
  /// If no keyboard is visible, a strategy that follows layout now reacts as to a hide. An iPad
  /// with a hardware keyboard posts no notification then.
  package mutating func didEndEditing(on phone: inout Phone) {
    observers?.notify(.didEnd, on: &phone)
    if code.strategy.when.followsEditing {
      take(to: knownFrame(on: phone), announced: .scroll, on: &phone) { $0.fieldEnds() }
    }
    let isLeft = phone.activeTraits == nil && !phone.keyboard.isVisible
    guard code.strategy.when.followsLayout, isLeft else { return }
    take(to: phone.hiddenKeyboardFrame, announced: .scroll, on: &phone) { $0.hide() }
  }

  /// Runs the work that the strategy deferred to the timer `token`.
  ///
  /// Does nothing if the work was deferred again to another timer.
  package mutating func timerFired(_ token: Int, on phone: inout Phone) {
    observers?.notify(.timer(token), on: &phone)
    if let work = memory.deferred, work.timer == token {
      memory.deferred = nil
      take(from: work.begin, to: work.end, announced: work.announced, on: &phone) { $0.show() }
    } else if memory.revealTimer == token {
      memory.revealTimer = nil
      take(to: knownFrame(on: phone), announced: nil, on: &phone) { $0.reveal() }
    } else if memory.newFieldTimer == token {
      memory.newFieldTimer = nil
      answerNewField(on: &phone)
    } else if code.strategy.reveal.timerFires != nil {
      take(to: knownFrame(on: phone), announced: .scroll, on: &phone) { $0.answer(timer: token) }
    }
  }

  /// Asks an app's own code or an observer whether a field may begin editing; true without one.
  ///
  /// `row` is the field's row, or nil for the docked input bar's field.
  package mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool {
    observers?.ask(.shouldBegin(row: row), on: &phone) ?? true
  }

  /// Asks an app's own code or an observer whether the active field may end editing.
  package mutating func shouldEndEditing(on phone: inout Phone) -> Bool {
    observers?.ask(.shouldEnd, on: &phone) ?? true
  }

  package var recognizesTaps: Bool { observers?.own != nil }

  /// Forwards a call that only apps with their own views handle, such as a scroll to the top.
  ///
  /// Returns false if the app prevents the phone's own response.
  package mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool {
    let goesOn = observers?.ask(.other(call), on: &phone) ?? true
    if goesOn, case .scrollToTop = call.kind {
      observers?.notifyOthers(.willScroll, on: &phone)
      code.strategy.hide.userScrolled?(&memory)
    }
    return goesOn
  }

  /// Whether an app's own code runs instead of a strategy.
  package var hasOwnCode: Bool { observers?.own != nil }

  /// Returns the text that an app's own code has in the field of a row.
  ///
  /// `row` is nil for the docked input bar's field. The result is nil without own code or without
  /// such a field.
  package func text(ofRow row: Int?) -> String? { observers?.own?.text(ofRow: row) }

  /// Returns where on the screen the app's own code shows a button with this label, or nil.
  package func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    observers?.own?.place(ofItem: label, on: phone)
  }

  /// Returns what is covered on the screen of an app's own code, or nil without own code.
  package func covers(on phone: Phone) -> AppCovers? { observers?.own?.covers(on: phone) }

  /// An integer that identifies the app's own screen that is shown; 0 without own code.
  ///
  /// It changes when another screen appears.
  package var screenNumber: Int { observers?.own?.screenNumber ?? 0 }

  /// Returns a form definition of the screen that an app's own code shows, or nil without own code.
  package func shownForm(on phone: Phone) -> Data? { observers?.own?.shownForm(on: phone) }

  private mutating func answerNewField(on phone: inout Phone) {
    let followsLayout = code.strategy.when.followsLayout
    take(to: knownFrame(on: phone), announced: .scroll, on: &phone) { step in
      if step.isKeyboardUp {
        step.remember()
        step.show()
      } else if followsLayout {
        // Layout also shows a field beside a hardware keyboard, where no keyboard appears.
        step.turn(to: step.phone.hiddenKeyboardFrame, announced: nil)
        step.showWithoutKeyboard()
      }
    }
  }

  /// Handles typing in a row whose height may change, for a strategy that follows layout.
  ///
  /// Other strategies do nothing, because no source says that their systems react to typing.
  package mutating func textChanged(on phone: inout Phone) {
    observers?.notify(.textChanged, on: &phone)
    guard code.strategy.when.followsLayout else { return }
    take(to: phone.presentKeyboardFrame, announced: .scroll, on: &phone) { step in
      if step.leavesRow(), !step.needsRoomAgain { return }
      if step.isKeyboardUp { step.show() } else { step.reveal() }
    }
  }

  package mutating func caretMoved(on phone: inout Phone) {
    observers?.notify(.caretMoved, on: &phone)
    guard code.strategy.when.followsCaret else { return }
    take(to: phone.presentKeyboardFrame, announced: .scroll, on: &phone) { $0.followCaret() }
  }

  /// Handles a scroll of the table by the user or by a command, before it happens.
  package mutating func willScroll(on phone: inout Phone) {
    observers?.notify(.willScroll, on: &phone)
    code.strategy.hide.userScrolled?(&memory)
  }

  /// Handles a keyboard that moves without a notification, or a rotation without a keyboard.
  ///
  /// Only strategies that follow a finger or layout react. While a finger drags the keyboard, they
  /// make room but don't scroll the row against the finger. An undocked or floating keyboard is
  /// handled as if a notification had been posted.
  package mutating func keyboardMoved(on phone: inout Phone) {
    observers?.notify(.keyboardMoved, on: &phone)
    let isPulled = phone.keyboard.isVisible && phone.keyboard.placement == .docked
    if code.strategy.when.followsFinger, isPulled {
      take(to: phone.presentKeyboardFrame, announced: Animation(duration: 0), on: &phone) {
        $0.followFinger()
      }
    }
    guard code.strategy.when.followsLayout else { return }
    take(
      to: phone.presentKeyboardFrame, announced: isPulled ? Animation(duration: 0) : .scroll,
      on: &phone
    ) { step in
      if isPulled {
        step.makeRoom(rowStays: true)
        step.makeRoomByRow()
      } else if step.isKeyboardUp {
        step.answerShow()
      } else {
        step.hide()
      }
    }
  }

  /// Returns the keyboard's current frame as the strategy knows it.
  ///
  /// The frame is in window coordinates if the strategy converts frames, and otherwise in those of
  /// notifications.
  private func knownFrame(on phone: Phone) -> CGRect {
    code.strategy.convertsFromScreen ? phone.presentKeyboardFrame : phone.announcedKeyboardFrame
  }

  /// Runs the strategy for a keyboard that moves between two frames in window coordinates.
  ///
  /// `act` performs the step, and `announced` is the keyboard's own animation.
  private mutating func take(
    from begin: CGRect? = nil, to end: CGRect, announced: Animation?, on phone: inout Phone,
    _ act: (inout Step) -> Void
  ) {
    Step.take(
      code, from: begin ?? end, to: end, announced: announced, on: &phone, memory: &memory, act)
  }
}

extension Simulator<Engine> {
  /// Prepares the phone for the strategy or the app's own code, before any field is focused.
  ///
  /// Unless `isHeld` is true (the clock is stopped), calls that the code has deferred run, too. A
  /// user would not touch the screen before them.
  package mutating func start(isHeld: Bool = false) {
    app.start(on: &phone)
    if app.hasOwnCode, !isHeld { settle() }
  }

  /// Repeats the setup of the strategy's layout after a rotation of the phone without a keyboard.
  ///
  /// An app's own code was already called for the rotation.
  package mutating func layOutAfterTurn() {
    if !phone.keyboard.isVisible, !app.hasOwnCode { start() }
  }
}

/// A strategy in a shared object, so that copying the app that runs the strategy is cheap.
package final class Code: Hashable, Sendable {
  package let strategy: Strategy

  init(_ strategy: Strategy) { self.strategy = strategy }

  package static func == (left: Code, right: Code) -> Bool {
    left === right || left.strategy == right.strategy
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(strategy) }
}

extension Simulator<Engine> {
  /// The position of the active field on the screen, or nil if no field is active.
  ///
  /// At rest, the position says whether another view of an app's own code lies over the field.
  package var activePlace: ActivePlace? {
    ActivePlace(
      phone.presented, under: phone.isAtRest ? app.covers(on: phone)?.viewOverField : nil)
  }
}
