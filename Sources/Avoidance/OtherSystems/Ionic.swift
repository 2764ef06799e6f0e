import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of an Ionic page in Capacitor.
  ///
  /// It consists of the Keyboard plugin's resize mode, and Ionic's scroll assist.
  ///
  /// About 0.45 seconds after keyboardWillShow, the web view (`resize=native`), its page's body
  /// (`body`) or its app element (`ionic`) ends at the keyboard's top, in whole points. At
  /// keyboardWillHide it gets its height back. With `resize=none` nothing is resized.
  ///
  /// As an input gets the focus, it is scrolled into a band of the content. The band reaches from
  /// 15 points below the content's top to 50 points above a keyboard of 290 points, whatever the
  /// real one's height. A distance below 4 points is not scrolled. A scroll beyond the range waits
  /// until the keyboard has been presented, at most a second. For a password, it waits for two
  /// presentations and goes 50 points further. Whenever the keyboard is presented again under the
  /// same input, its real height counts. With `resize=none`, and unless `scrollPadding=false`, the
  /// content gets the keyboard's height below its end. That padding is removed 120 ms after the
  /// focus is lost.
  ///
  /// Until 2020 (`version=5.1`), the band ended in the middle of the area above the keyboard. Pull
  /// request 21936 made room for the bar above the keyboard instead.
  ///
  /// Ionic 8 and Capacitor 8 need iOS 15, and Ionic 5 needed iOS 11 (Ionic's browser support).
  package static let ionic = Strategy(
    .ionic, rule: "page ends at the keyboard a moment later; input 50 points above it",
    source: "Ionic 8, scroll assist, and @capacitor/keyboard 8",
    support: Support(.ionic, iOS: 15), setup: .ionic,
    flaws: [
      "the keyboard counts as 290 points high until it is presented again under the same input",
      "the page gets room only after the keyboard has arrived, so a short scroll may end too early",
      "after a focus change, the first presentation counts as the input's own, so a new height "
        + "is ignored",
      "on an iPad the first height counts until the keyboard has left",
      "the offset stays on hide",
    ],
    when: .focus, room: .pageAtKeyboard, reveal: .scrollAssistAboveBars, motion: .keyboard,
    hide: .pageBack,
    options: [
      Option(
        "resize", for: .room,
        among: [
          ("native", Room.pageAtKeyboard), ("body", .bodyAtKeyboard), ("ionic", .appAtKeyboard),
          ("none", .pageBelowKeyboard),
        ]
      ) { $0.room = $1 },
      Option(
        "scrollPadding", for: .hide, true: Hide.pageBack, false: .pageBackUnpadded
      ) { $0.hide = $1 },
    ],
    versions: [
      Version("8", "an input goes 50 points above the keyboard"),
      Version(
        "5.1", "an input goes to the upper half of the free part",
        rule: "page ends at the keyboard a moment later; input into the upper half of the rest",
        minimumIOS: 11
      ) { $0.reveal = .scrollAssist },
    ])
}

extension Setup {
  fileprivate static let ionic = Setup(taking: [.room, .hide]) { strategy in
    """
    // capacitor.config.ts
    const config: CapacitorConfig = {
      plugins: { Keyboard: { resize: '\(strategy.optionWord("resize") ?? "native")' } },
    };

    // Where the app is set up, here in Angular; scroll assist is on by default:
    provideIonicAngular({ scrollAssist: true, scrollPadding: \(strategy.hide == .pageBack) })
    """
  }
}

extension Room {
  /// A strategy's decision to end the web view at the keyboard's top, 0.2 seconds after the
  /// keyboard.
  ///
  /// The delay begins at the end of the keyboard's animation.
  package static let pageAtKeyboard = resizing(
    "pageAtKeyboard", "the web view ends at the keyboard's top after the keyboard has arrived")

  /// A strategy's decision to end the page's body at the keyboard's top.
  ///
  /// It has the same effect as ``pageAtKeyboard``.
  package static let bodyAtKeyboard = resizing(
    "bodyAtKeyboard", "the page's body ends at the keyboard's top after the keyboard has arrived")

  /// A strategy's decision to end the app element at the keyboard's top.
  ///
  /// It has the same effect as ``pageAtKeyboard``.
  package static let appAtKeyboard = resizing(
    "appAtKeyboard", "the app element ends at the keyboard's top after the keyboard has arrived")

  /// A strategy's decision to let the page continue below the keyboard.
  ///
  /// Ionic's scroll assist gives the page's content a padding.
  package static let pageBelowKeyboard = Room(
    "pageBelowKeyboard", "the page continues below the keyboard; its content gets a padding",
    by: .frame
  ) { _ in }

  private static func resizing(_ name: String, _ summary: String) -> Room {
    Room(name, summary, by: .frame) { $0.startResizing() }
  }
}

extension Reveal {
  /// A strategy's decision to move the input up to the middle of the area above the keyboard.
  ///
  /// It happens before the keyboard appears, so a height of 290 points is assumed.
  package static let scrollAssist = assisting(
    "scrollAssist",
    "the input goes to the upper half of the part above the keyboard, "
      + "which Ionic takes to be 290 points high")

  /// A strategy's decision to move the input up to 50 points above the keyboard.
  ///
  /// It happens before the keyboard appears, so a height of 290 points is assumed.
  package static let scrollAssistAboveBars = assisting(
    "scrollAssistAboveBars",
    "the input goes 50 points above the keyboard, which Ionic takes to be 290 points high")

  private static func assisting(_ name: String, _ summary: String) -> Reveal {
    Reveal(name, summary, rememberOffset: { _ in }, act: { _ in }).answering {
      $0.fieldBegins = { $0.focusIn() }
      $0.fieldEnds = { $0.focusOut() }
      $0.keyboardArrives = { $0.answerPresentation() }
      $0.timerFires = { $0.answerAssistTimer($1) }
    }
  }
}

extension Hide {
  /// A strategy's decision to restore the web page's height on hide.
  package static let pageBack = Hide("pageBack", "the page gets its height back") {
    $0.endResizing()
  }

  /// A strategy's decision to restore the web page's height on hide, for content without a padding.
  ///
  /// Ionic's scroll assist then never gives the content a padding below its end.
  package static let pageBackUnpadded = Hide(
    "pageBackUnpadded", "the page gets its height back; its content never gets a padding"
  ) { $0.endResizing() }
}

/// The part of a strategy's response that resizes a web page like Capacitor's Keyboard plugin.
extension Step {
  /// Schedules a resize of the web page to the keyboard's top, unless it is done or scheduled.
  fileprivate mutating func startResizing() {
    let height = pluginHeight
    var state = memory.system.assist
    if phone.scene.device.screen.isPad { state.coveredOnPad = height }
    let points = hasQuickTypeBarAlone(height) ? 0 : height.rounded(.towardZero)
    if points != state.resize {
      state.resize = points
      let timer = memory.nextTimer()
      state.resizeTimer = timer
      phone.startTimer(delay: (announced?.duration ?? 0) + 0.2, token: timer)
    }
    memory.system.assist = state
  }

  /// Restores the web page's height at once; the plugin itself takes 0.01 seconds for that.
  fileprivate mutating func endResizing() {
    memory.system.assist.resize = 0
    memory.system.assist.resizeTimer = nil
    memory.system.assist.coveredOnPad = 0
    roomAnimation = nil
    restoreFrames()
  }

  private mutating func resize() {
    roomAnimation = nil
    let height = memory.system.assist.resize
    guard height > 0 else {
      note(.hide)
      restoreFrames()
      return
    }
    note(.room)
    let screen = phone.scene.screenSize
    let keyboard = CGRect(
      x: 0, y: screen.height.rounded(.towardZero) - height, width: screen.width, height: height)
    rememberTableFrame()
    endTable(atTopOf: phone.scene.windowRect(fromScreen: keyboard))
  }

  /// The keyboard's height in points as Capacitor's Keyboard plugin computes it.
  ///
  /// On an iPad, it is the height of the web view's part that the keyboard covered when it
  /// appeared.
  private var pluginHeight: CGFloat {
    guard phone.scene.device.screen.isPad else { return end.height }
    let first = memory.system.assist.coveredOnPad
    if first > 0 { return first }
    let web = phone.scene.windowFrame
    return max(0, web.maxY - (phone.scene.deviceScreen.height - end.height))
  }

  /// Returns whether a keyboard's height is that of an iPad's bar without keys.
  private func hasQuickTypeBarAlone(_ height: CGFloat) -> Bool {
    phone.scene.device.screen.isPad && height > 0 && height < 100
  }
}

/// The part of a strategy's response that scrolls a focused input like Ionic's scroll assist.
extension Step {
  /// Whether Ionic's scroll assist gives the content a padding below its end.
  private var addsPadding: Bool {
    code.strategy.room == .pageBelowKeyboard && code.strategy.hide != .pageBackUnpadded
  }

  /// Handles the web page's event `focusin`, which says that an input gets the focus.
  fileprivate mutating func focusIn() {
    memory.system.assist.row = activeRow
    memory.system.assist.isPresented = false
    // The height that Ionic assumes by default (`keyboardHeight` of its config).
    assist(above: 290, waits: true)
  }

  /// Handles the web page's event `focusout`, which says that an input loses the focus.
  fileprivate mutating func focusOut() {
    memory.system.assist.row = nil
    memory.system.assist.isPresented = false
    if addsPadding { setPadding(0) }
  }

  /// Handles the web page's event `ionKeyboardDidShow`, which says that the keyboard has appeared.
  fileprivate mutating func answerPresentation() {
    if memory.system.assist.row != nil {
      if memory.system.assist.isPresented {
        let height = hasQuickTypeBarAlone(pluginHeight) ? 0 : pluginHeight
        assist(above: height.rounded(.towardZero), waits: false)
      } else {
        memory.system.assist.isPresented = true
      }
    }
    guard var pending = memory.system.assist.pending else { return }
    pending.presentations -= 1
    memory.system.assist.pending = pending
    if pending.presentations == 0 { scrollPending() }
  }

  fileprivate mutating func answerAssistTimer(_ timer: Int) {
    let state = memory.system.assist
    if state.resizeTimer == timer {
      memory.system.assist.resizeTimer = nil
      resize()
    }
    if state.paddingTimer == timer {
      memory.system.assist.paddingTimer = nil
      memory.system.assist.padding = 0
      showPadding(0)
    }
    if state.pending?.timer == timer { scrollPending() }
    if let running = state.running, running.timer == timer {
      memory.system.assist.running = nil
      note(
        .reveal,
        because: "its scroll ends at its destination, or as near as the table's new height allows")
      phone.setContentOffset(phone.table.legalOffset(running.offset), by: .strategy)
    }
  }

  /// Scrolls the focused input above a keyboard `height` points high (Ionic's `jsSetFocus`).
  ///
  /// If `waits` is true, a scroll beyond the legal range waits until the keyboard is presented.
  private mutating func assist(above height: CGFloat, waits: Bool) {
    guard let row = activeRow else {
      declineWithoutActiveRow()
      return
    }
    let amount = amount(ofRow: row, above: height)
    guard abs(amount) >= 4 else {
      if addsPadding { setPadding(memory.system.assist.padding) }
      decline(.alreadyVisible)
      return
    }
    if addsPadding {
      memory.system.assist.padding = height
      setPadding(height)
    }
    let seconds = min(0.4, max(0.15, Double(abs(amount)) / 0.3 / 1000))
    let offset = phone.table.contentOffset.model.y
    guard waits, amount > phone.table.maximumOffset - offset else {
      scroll(from: offset, by: amount, during: seconds)
      return
    }
    let isPassword = phone.field(atRow: row)?.isSecure ?? false
    let timer = memory.nextTimer()
    memory.system.assist.pending = AssistMemory.Scroll(
      origin: offset, amount: amount + (isPassword ? 50 : 0), duration: seconds,
      presentations: isPassword ? 2 : 1, timer: timer)
    phone.startTimer(delay: 1, token: timer)
  }

  /// Returns the distance to move an input up, in points (Ionic's `calcScrollData`).
  private func amount(ofRow row: Int, above height: CGFloat) -> CGFloat {
    let input = phone.frameOnScreen(ofRow: row)
    let content = phone.tableFrameOnScreen
    let top = content.minY + phone.table.adjustedContentInset.top
    let bottom = min(content.maxY, phone.scene.screenSize.height - height)
    let isAboveBars = code.strategy.reveal == .scrollAssistAboveBars
    let (highest, lowest) = (top + 15, isAboveBars ? bottom - 50 : bottom * 0.5)
    let desired: CGFloat =
      if input.maxY > lowest {
        input.maxY - lowest
      } else if input.minY < highest {
        input.minY - highest
      } else {
        0
      }
    // Math.round rounds halves up.
    return min((desired + 0.5).rounded(.down), input.minY - top)
  }

  private mutating func scrollPending() {
    guard let pending = memory.system.assist.pending else { return }
    memory.system.assist.pending = nil
    // A web page has no text field that scrolls itself in between.
    scroll(from: pending.origin, by: pending.amount, during: pending.duration)
  }

  /// Scrolls the table by an amount with an animation, limited to the legal range.
  ///
  /// The web page scrolls in frames, and the last frame comes after the scroll's duration.
  private mutating func scroll(
    from origin: CGFloat, by amount: CGFloat, during seconds: TimeInterval
  ) {
    let target = (origin + amount).rounded(.down)
    let timer = memory.nextTimer()
    memory.system.assist.running = AssistMemory.RunningScroll(offset: target, timer: timer)
    phone.startTimer(delay: seconds, token: timer)
    note(.reveal)
    phone.setContentOffset(
      phone.table.legalOffset(target), by: .strategy,
      animation: Animation(duration: seconds, curve: .easeOut))
  }

  /// Sets the content's padding at once, or removes it 120 ms later (Ionic's `setScrollPadding`).
  private mutating func setPadding(_ points: CGFloat) {
    memory.system.assist.paddingTimer = nil
    guard points == 0 else {
      showPadding(points)
      return
    }
    let timer = memory.nextTimer()
    memory.system.assist.paddingTimer = timer
    phone.startTimer(delay: 0.12, token: timer)
  }

  private mutating func showPadding(_ points: CGFloat) {
    note(
      points > 0 ? .room : .hide,
      because: points > 0 ? nil : "the padding goes after the input has lost the focus")
    roomAnimation = nil
    setBottomInset(points)
  }
}
