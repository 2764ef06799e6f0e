import Foundation
import Simulation

extension Strategy {
  /// .NET MAUI's KeyboardAutoManagerScroll, which every MAUI app on iOS has unless it disconnects it.
  ///
  /// The caret counts, not the field. Its top should lie between the navigation bar and 5 points, and
  /// the keyboard's top less the caret's height (without its fraction) and 20. If it does not, the
  /// outermost scroll view makes the whole move; what it can't do, the root view does. Then the bottom
  /// inset is what makes the new offset legal, less the safe area. On hide the insets go to zero and
  /// the offset is cut to the content.
  ///
  /// It acts when a field begins editing, with the keyboard's frame as it knows it by then, and at the
  /// first keyboardWillShow; 20 ms later for a field with an accessory view while the keyboard is up.
  package static let maui = Strategy(
    .maui,
    rule: "the caret goes 20 points and its height above the keyboard; inset for that offset",
    source: ".NET MAUI, KeyboardAutoManagerScroll, source of 2026",
    support: Support(.maui, iOS: 12), setup: .maui,
    flaws: [
      "a frame with a fraction is misread (all but digits and commas is left out of its text), so "
        + "the keyboard counts as none",
      "a keyboard that changes while it is up is not answered until the next field begins editing",
      "the next field is answered with the height of the keyboard before it",
      "content that reaches the screen's bottom loses the safe area from its inset",
      "insets that were there before go to zero on hide, and the offset stays unless it is past the "
        + "content's end",
    ],
    when: .editing, room: .insetToOffset, reveal: .caretToLimit, motion: .keyboardDuration,
    hide: .zeroWithinContent)
}

extension Setup {
  fileprivate static let maui = Setup { _ in
    """
    // .NET MAUI: every app has it. To turn it off, for one's own code:
    // Microsoft.Maui.Platform.KeyboardAutoManagerScroll.Disconnect();
    <ContentPage xmlns="http://schemas.microsoft.com/dotnet/2021/maui">
      <ScrollView>
        <VerticalStackLayout>
          <Entry />
        </VerticalStackLayout>
      </ScrollView>
    </ContentPage>
    """
  }
}

extension Room {
  /// The bottom inset that makes the scrolled view's offset legal, less the safe area.
  ///
  /// The reveal sets it right after the scroll.
  package static let insetToOffset = Room(
    "insetToOffset", "the bottom inset is what makes the new offset legal"
  ) { _ in }
}

extension Reveal {
  /// The caret's top to 20 points and its height above the keyboard, or to 5 below the bar.
  package static let caretToLimit = Reveal(
    "caretToLimit", "the caret goes 20 points and its height above the keyboard",
    rememberOffset: { _ in }
  ) { $0.answerShowOfAutoScroll() }.answering {
    $0.fieldBegins = { $0.beginAutoScroll() }
    $0.timerFires = { $0.adjustLate(timer: $1) }
  }
}

extension Hide {
  /// Zero insets, and an offset beyond the content's height less the frame's goes back to there.
  package static let zeroWithinContent = Hide(
    "zeroWithinContent", "insets go to zero, the offset cut to the content"
  ) { $0.endAutoScroll() }
}

/// Its events.
extension Step {
  /// Answers UITextFieldTextDidBeginEditing and UITextViewTextDidBeginEditing.
  fileprivate mutating func beginAutoScroll() {
    // A docked bar's field is in no scroll view of the form.
    memory.system.autoScroll.row = activeRow
    let hasAccessory = phone.activeTraits.map { $0.accessoryHeight > 0 } ?? false
    if memory.system.autoScroll.isKeyboardShown, hasAccessory {
      let timer = memory.nextTimer()
      memory.system.autoScroll.timer = timer
      phone.startTimer(delay: 0.02, token: timer)
    } else {
      adjust()
    }
  }

  /// Adjusts after the delay, unless it has adjusted since.
  fileprivate mutating func adjustLate(timer: Int) {
    if memory.system.autoScroll.timer == timer { adjust() }
  }

  /// Answers keyboardWillShow; the first one alone makes it adjust.
  fileprivate mutating func answerShowOfAutoScroll() {
    memory.system.autoScroll.keyboard = end.readWithoutPoints
    guard !memory.system.autoScroll.isKeyboardShown else { return }
    adjust()
    memory.system.autoScroll.isKeyboardShown = true
  }

  /// Answers keyboardWillHide.
  fileprivate mutating func endAutoScroll() {
    let state = memory.system.autoScroll
    roomAnimation = announced.map { Animation(duration: $0.duration) }
    if state.hasFirstInsets {
      if let inset = memory.inset, inset != phone.table.contentInset {
        setInset(inset, indicators: memory.indicators ?? inset)
      }
      for scroll in scrollsFromInside { cutOffset(of: scroll) }
    }
    if state.isKeyboardShown {
      restoreFrames()
      if let scrolled = state.scrolled { setInsetToZero(of: ScrollPlace(number: scrolled)) }
    }
    memory.system.autoScroll = AutoScrollMemory()
  }

  /// Makes the move, the room and the rest of the move (`AdjustPosition`).
  private mutating func adjust() {
    memory.system.autoScroll.timer = nil
    guard let move = scrollCaretToLimit() else { return }
    if code.strategy.room == .insetToOffset { fitInsetToOffset() }
    moveRoot(by: move)
  }
}

/// A scroll view of the form: the table, or a container around it.
private enum ScrollPlace {
  case table
  case container(Int)

  /// The number that identifies it.
  var number: Int {
    switch self {
    case .table: -1
    case .container(let index): index
    }
  }

  init(number: Int) { self = number < 0 ? .table : .container(number) }
}

/// Its arithmetic.
extension Step {
  private var scrollsFromInside: [ScrollPlace] {
    [.table] + phone.outerScrolls.reversed().map { .container($0) }
  }

  /// The height of the keyboard in the notification.
  private var readHeight: CGFloat {
    let window = CGRect(origin: .zero, size: phone.scene.screenSize)
    return memory.system.autoScroll.keyboard.part(in: window)?.height ?? 0
  }

  /// Scrolls the caret's top between the bar and the keyboard.
  ///
  /// - Returns: the remaining distance for the root view, or nil if it doesn't move.
  private mutating func scrollCaretToLimit() -> CGFloat? {
    guard let row = memory.system.autoScroll.row else { return nil }
    rememberRootFrame()
    let caret = phone.convertToScreen(fromTable: phone.lineRect(ofRow: row))
    let distance = caret.height.rounded(.towardZero) + 20
    memory.system.autoScroll.distance = distance
    let limit = phone.scene.screenSize.height - readHeight - distance
    let bar = phone.navigationBarFrame.maxY
    let top = max(bar, phone.scene.safeArea.top) + 5
    if caret.minY >= top && caret.minY < limit {
      decline(.alreadyVisible)
      return nil
    }
    var move: CGFloat = 0
    if caret.minY > limit {
      move = caret.minY - limit
    } else if caret.minY <= top {
      move = caret.minY - top
    }
    if !memory.system.autoScroll.hasFirstInsets {
      memory.system.autoScroll.hasFirstInsets = true
      rememberInset()
    }
    scroll(&move, caret: caret.minY, top: top, limit: limit)
    return move
  }

  /// Takes the way from the innermost scroll view to the outermost, which makes it.
  private mutating func scroll(
    _ move: inout CGFloat, caret: CGFloat, top: CGFloat, limit: CGFloat
  ) {
    var carried: CGFloat = 0
    let scrolls = scrollsFromInside
    for (index, scroll) in scrolls.enumerated() {
      let offset = offset(of: scroll)
      let goesOn: Bool
      if move > 0 {
        goesOn = move > -offset - topInset(of: scroll)
      } else {
        goesOn = !(carried == 0 && caret >= top && caret <= limit)
        if caret - carried < top {
          move = caret - carried - top
        } else if caret - carried > limit {
          move = caret - carried - limit
        }
      }
      guard goesOn else {
        // What was carried is added here and once more at the end, as in the source.
        move += carried
        break
      }
      let hasLargeTitle = phone.scene.largeTitleHeight > 0
      if hasLargeTitle { move = lessLargeTitle(move, from: offset) }
      let asked = move
      let wanted = offset - min(offset, -move)
      move -= wanted - offset
      guard wanted != offset || carried != 0 else { continue }
      if index == scrolls.count - 1, frameOnScreen(of: scroll).minY < limit {
        var target = wanted + carried
        carried = 0
        memory.system.autoScroll.scrolled = scroll.number
        // A large title keeps a part of the way, which is gone after it.
        let left = asked - (target - offset)
        if hasLargeTitle { target += left }
        setOffset(of: scroll, to: target)
      } else {
        carried += wanted - offset
      }
    }
    move += carried
  }

  /// Returns a distance reduced by the height that a large title loses as it collapses
  /// (`AdjustForLargeTitles`).
  private func lessLargeTitle(_ move: CGFloat, from offset: CGFloat) -> CGFloat {
    let left = 52 - offset
    let difference = phone.navigationBarFrame.height - 44
    guard move >= left else { return move }
    return move - difference < left ? left : move - difference
  }

  /// Sets the bottom inset that makes the new offset legal.
  private mutating func fitInsetToOffset() {
    let state = memory.system.autoScroll
    guard let number = state.scrolled else { return }
    let scroll = ScrollPlace(number: number)
    let past = height(of: scroll) + offset(of: scroll) - contentHeight(of: scroll)
    let safe = systemBottom(of: scroll)
    let bottom = max(firstInset.bottom, past) - safe
    let indicator = max(firstIndicators.bottom, past - state.distance) - safe
    switch scroll {
    case .table: setBottomInset(bottom, indicators: indicator)
    case .container(let index):
      guard var inset = phone.containers[index].scroll?.contentInset else { return }
      inset.bottom = bottom
      phone.setOuterInset(inset, ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }

  /// Moves the root view by what is left of the way, up by no more than the keyboard and the
  /// distance.
  private mutating func moveRoot(by move: CGFloat) {
    let frame = phone.rootView.model
    let highest = min(0, -readHeight - memory.system.autoScroll.distance)
    let y = move >= 0 ? max(frame.minY - move, highest) : frame.minY - move
    setRootFrame(frame.offsetBy(dx: 0, dy: y - frame.minY))
  }

  /// Cuts an offset to the content, whatever the insets.
  private mutating func cutOffset(of scroll: ScrollPlace) {
    let end = max(0, contentHeight(of: scroll) - height(of: scroll))
    if offset(of: scroll) > end { setOffset(of: scroll, to: end) }
  }

  private mutating func setInsetToZero(of scroll: ScrollPlace) {
    switch scroll {
    case .table:
      if phone.table.contentInset != .zero { setInset(.zero, indicators: .zero) }
    case .container(let index):
      phone.setOuterInset(.zero, ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }

  private mutating func setOffset(of scroll: ScrollPlace, to y: CGFloat) {
    switch scroll {
    case .table: phone.setContentOffset(y, by: .strategy, animation: roomAnimation)
    case .container(let index):
      let old = phone.containers[index].boundsOrigin
      phone.setOuterOffset(
        CGPoint(x: old.x, y: y), ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }

  private func offset(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.contentOffset.model.y
    case .container(let index): phone.containers[index].boundsOrigin.y
    }
  }

  private func topInset(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.contentInset.top
    case .container(let index): phone.containers[index].scroll?.contentInset.top ?? 0
    }
  }

  private func systemBottom(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.systemInset.bottom
    case .container(let index): phone.containers[index].scroll?.systemInset.bottom ?? 0
    }
  }

  private func height(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.bounds.height
    case .container(let index): phone.containers[index].bounds.height
    }
  }

  private func contentHeight(of scroll: ScrollPlace) -> CGFloat {
    switch scroll {
    case .table: phone.table.rows.contentHeight
    case .container(let index): phone.containers[index].contentSize.height
    }
  }

  private func frameOnScreen(of scroll: ScrollPlace) -> CGRect {
    switch scroll {
    case .table: phone.tableFrameOnScreen
    case .container(let index): phone.containerFrames[index]
    }
  }
}

extension CGRect {
  /// The rectangle as DescriptionToCGRect reads it from its text: digits and commas alone are kept,
  /// so that signs and decimal points are gone.
  fileprivate var readWithoutPoints: CGRect {
    CGRect(
      x: minX.readWithoutPoint, y: minY.readWithoutPoint, width: width.readWithoutPoint,
      height: height.readWithoutPoint)
  }
}

extension CGFloat {
  fileprivate var readWithoutPoint: CGFloat {
    if self == rounded(), magnitude < 1e15 { return magnitude }
    return Double("\(self)".filter(\.isNumber)).map { CGFloat($0) } ?? 0
  }
}
