import Foundation
import Simulation

/// The app's code that carries a strategy's decisions out on a phone.
///
/// It answers what happens on the phone with the steps that the strategy's values describe.
package struct Engine: AppCode, Hashable, Sendable {
  private let code: Code
  private var memory = Memory()
  /// The observers that are notified first; nil where there are none, as nearly always.
  private var observers: Observers?

  /// Creates the code of a strategy that has done nothing yet.
  ///
  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - others: strategies that avoid the keyboard beside it, as the table view controller under an
  ///     app's own code does.
  package init(_ strategy: Strategy, beside others: [Strategy] = []) {
    code = Code(strategy)
    observers = Observers(of: strategy, beside: others)
  }

  /// Creates the code of a strategy beside another one, which number their timers apart.
  init(_ strategy: Strategy, timersFrom count: Int) {
    self.init(strategy)
    memory = Memory(timersFrom: count)
  }

  /// The strategy that is carried out.
  package var strategy: Strategy { code.strategy }

  /// Does what the app does before anything is focused: its scroll view has its system's
  /// contentInsetAdjustmentBehavior, and constraints to the keyboard's layout guide hold as soon as
  /// the view is there.
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

  package mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    let isInsetChanged = observers == nil ? false : notifyObservers(of: notification, on: &phone)
    // Layout comes after UIKit has moved the sheet, which may take the offset along.
    if phone.scene.hasSheet, code.strategy.when.followsLayout {
      if phone.responder != nil { rememberPlace(on: phone) }
      return
    }
    answer(notification, followsInset: isInsetChanged, on: &phone)
  }

  package mutating func sheetLaidOut(
    for notification: KeyboardNotification, on phone: inout Phone
  ) {
    observers?.notify(.sheetLaidOut(notification), on: &phone)
    guard code.strategy.when.followsLayout else { return }
    answer(notification, followsInset: observers?.others.isEmpty == false, on: &phone)
  }

  /// Answers a notification; layout follows an inset that others have set though nothing else is
  /// told.
  private mutating func answer(
    _ notification: KeyboardNotification, followsInset: Bool, on phone: inout Phone
  ) {
    let told = code.strategy.when.answer(to: notification.name)
    let isFollowed = followsInset && code.strategy.when.followsLayout
    guard let answer = told ?? (isFollowed ? .follow : nil) else { return }
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

  /// Has all others answer a notification first; layout then follows the insets that other
  /// strategies have set, as scrollViewDidChangeAdjustedContentInset tells of them.
  ///
  /// - Returns: whether they have set any.
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

  /// Goes back to where the table was before others scrolled it for an inset of theirs on top of
  /// that which is there for the keyboard already, and which is not going to stay.
  private func takeScrollBack(
    to offset: CGFloat, _ notification: KeyboardNotification, on phone: inout Phone
  ) {
    let hasRoom = memory.inset != nil && code.strategy.hide.rememberPlace != nil
    guard hasRoom, phone.table.contentOffset.model.y != offset else { return }
    phone.setContentOffset(
      phone.table.legalOffset(offset), by: .strategy, animation: notification.animation)
  }

  package mutating func didBeginEditing(on phone: inout Phone) {
    observers?.notify(.didBegin, on: &phone)
    // Remembered ahead of the field's own scroll, which is given back too.
    rememberPlace(on: phone)
    if let delay = code.strategy.delay, code.strategy.reveal.act != nil {
      let timer = memory.nextTimer()
      memory.revealTimer = timer
      phone.startTimer(delay: delay, token: timer)
    } else if code.strategy.when.followsFields,
      phone.keyboard.isVisible || phone.keyboard.isHardwareAttached
    {
      // A change of the keyboard may still be posted; one turn of the run loop tells.
      let timer = memory.nextTimer()
      memory.newFieldTimer = timer
      phone.startTimer(delay: 0, token: timer)
    }
  }

  /// Remembers where the table is before UIKit moves it, where that is to be given back.
  private mutating func rememberPlace(on phone: borrowing Phone) {
    guard code.strategy.when.followsLayout else { return }
    code.strategy.hide.rememberPlace?(&memory, phone)
  }

  /// Layout notices a field that ends where no keyboard leaves: an iPad announces none beside a
  /// hardware one.
  package mutating func didEndEditing(on phone: inout Phone) {
    observers?.notify(.didEnd, on: &phone)
    let isLeft = phone.activeTraits == nil && !phone.keyboard.isVisible
    guard code.strategy.when.followsLayout, isLeft else { return }
    take(to: phone.hiddenKeyboardFrame, announced: .scroll, on: &phone) { $0.hide() }
  }

  /// Does what was deferred, unless it has been deferred once more since.
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
    }
  }

  package mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool {
    observers?.ask(.shouldBegin(row: row), on: &phone) ?? true
  }

  package mutating func shouldEndEditing(on phone: inout Phone) -> Bool {
    observers?.ask(.shouldEnd, on: &phone) ?? true
  }

  package var recognizesTaps: Bool { observers?.own != nil }

  package mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool {
    let goesOn = observers?.ask(.other(call), on: &phone) ?? true
    if call.kind == .scrollToTop, goesOn {
      observers?.notifyOthers(.willScroll, on: &phone)
      code.strategy.hide.userScrolled?(&memory)
    }
    return goesOn
  }

  /// Whether an app's own code is at work in the strategy's place.
  package var hasOwnCode: Bool { observers?.own != nil }

  package func text(ofRow row: Int?) -> String? { observers?.own?.text(ofRow: row) }

  package func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    observers?.own?.place(ofItem: label, on: phone)
  }

  /// The number of the screen of an app's own that is shown: another one after another has come.
  package var screenNumber: Int { observers?.own?.screenNumber ?? 0 }

  package func shownForm(on phone: Phone) -> Data? { observers?.own?.shownForm(on: phone) }

  private mutating func answerNewField(on phone: inout Phone) {
    let followsLayout = code.strategy.when.followsLayout
    take(to: knownFrame(on: phone), announced: .scroll, on: &phone) { step in
      if step.isKeyboardUp {
        step.remember()
        step.show()
      } else if followsLayout {
        // Layout shows a field without a keyboard too, beside a hardware one.
        step.turn(to: step.phone.hiddenKeyboardFrame, announced: nil)
        step.showWithoutKeyboard()
      }
    }
  }

  /// Layout follows a row that grows or shrinks while it is typed into; no source of another system
  /// says that it does.
  package mutating func textChanged(on phone: inout Phone) {
    observers?.notify(.textChanged, on: &phone)
    guard code.strategy.when.followsLayout else { return }
    take(to: phone.presentKeyboardFrame, announced: .scroll, on: &phone) { step in
      // Room that is made again leaves the row where it is, and puts the footer below it.
      if step.leavesRow, !step.isRowUnderFooter { return }
      if step.isKeyboardUp { step.show() } else { step.reveal() }
    }
  }

  package mutating func willScroll(on phone: inout Phone) {
    observers?.notify(.willScroll, on: &phone)
    code.strategy.hide.userScrolled?(&memory)
  }

  /// Layout follows the finger, and the row is not scrolled against it; a keyboard that goes off
  /// the dock or floats is answered as one that is announced, and so is a turn without a keyboard.
  package mutating func keyboardMoved(on phone: inout Phone) {
    observers?.notify(.keyboardMoved, on: &phone)
    guard code.strategy.when.followsLayout else { return }
    let isPulled = phone.keyboard.isVisible && phone.keyboard.placement == .docked
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

  /// Returns the keyboard's frame now as the strategy takes it from notifications.
  private func knownFrame(on phone: Phone) -> CGRect {
    code.strategy.convertsFromScreen ? phone.presentKeyboardFrame : phone.announcedKeyboardFrame
  }

  /// Takes a step that answers a keyboard's frame, in window coordinates.
  private mutating func take(
    from begin: CGRect? = nil, to end: CGRect, announced: Animation?, on phone: inout Phone,
    _ act: (inout Step) -> Void
  ) {
    Step.take(
      code, from: begin ?? end, to: end, announced: announced, on: &phone, memory: &memory, act)
  }
}

extension Simulator<Engine> {
  /// Has the app do what it does before anything is focused; what its own code has put off until
  /// later comes before that, as nobody is as fast as the first turns of a run loop.
  package mutating func start(isHeld: Bool = false) {
    app.start(on: &phone)
    if app.hasOwnCode, !isHeld { settle() }
  }

  /// Has a strategy lay out again after a turn without a keyboard; an app's own code was told of
  /// the turn, and goes on.
  package mutating func layOutAfterTurn() {
    if !phone.keyboard.isVisible, !app.hasOwnCode { start() }
  }
}

/// A strategy in memory that engines share, so that copying one copies a reference.
final class Code: Hashable, Sendable {
  let strategy: Strategy

  init(_ strategy: Strategy) { self.strategy = strategy }

  static func == (left: Code, right: Code) -> Bool {
    left === right || left.strategy == right.strategy
  }

  func hash(into hasher: inout Hasher) { hasher.combine(strategy) }
}
