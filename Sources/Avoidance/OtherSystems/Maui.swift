import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of .NET MAUI's KeyboardAutoManagerScroll.
  ///
  /// Every MAUI app on iOS has it unless the app disconnects it.
  ///
  /// The caret counts, not the field. It should lie between the navigation bar, or the scroll
  /// view's top, and 20 points above the keyboard, or above the scroll view's bottom. If it does
  /// not, the outermost scroll view makes the whole move. The root view moves by the distance that
  /// the scroll view can't scroll. The bottom inset becomes the height that the keyboard covers of
  /// the scroll view plus 20 points, minus the safe area, whether anything moves or not. On hide,
  /// the insets are restored, or zero after a scroll, and the offset is limited to the content.
  ///
  /// The code acts 0.03 seconds after a field begins editing under a keyboard, and after each
  /// keyboardWillShow with another frame.
  ///
  /// .NET MAUI 8 (`version=8`) moves the caret's top to 20 points plus the caret's height, without
  /// a fraction, above the keyboard, and acts at once. For a field with an accessory view while the
  /// keyboard is up, it acts 0.02 seconds later. It handles only the first keyboardWillShow, and
  /// its inset is just large enough to make the new offset legal.
  ///
  /// .NET MAUI 10 needs iOS 12.2, and 8 iOS 11 (supported platforms, documentation).
  package static let maui = Strategy(
    .maui,
    rule: "caret goes 20 points above the keyboard; inset is the covered part plus 20 points",
    source: ".NET MAUI 10, KeyboardAutoManagerScroll",
    support: Support(.maui, iOS: 12), setup: .maui,
    flaws: [
      "a frame with a fraction is misread (only the digits and commas of its text are kept), so "
        + "the keyboard does not count",
      "a caret that the bar hides is scrolled to the bar's edge, the row above it stays hidden",
      "it acts 0.03 seconds late, when the keyboard is already on its way",
      "earlier insets go to zero on hide, and the offset stays unless it is past the content's end",
    ],
    when: .editing, room: .insetAndDistance, reveal: .caretIntoBounds, motion: .keyboardDuration,
    hide: .zeroWithinContent,
    versions: [
      Version("10", "any caret in the scroll view's visible part stays; the inset is always made"),
      Version(
        "8", "the caret goes its height and 20 points above the keyboard; only a scroll makes room",
        rule: "the caret goes 20 points plus its height above the keyboard; inset to match",
        minimumIOS: 11
      ) {
        $0.reveal = .caretToLimit
        $0.room = .insetToOffset
      },
    ])
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
  /// A strategy's decision to set the bottom inset to the covered height plus 20 points.
  ///
  /// The covered height is that of the scroll view under the keyboard. The safe area is subtracted.
  /// The function that scrolls to the caret sets the inset, right after the scroll.
  package static let insetAndDistance = Room(
    "insetAndDistance", "the bottom inset is what the keyboard covers and 20 points"
  ) { _ in }

  /// A strategy's decision to set the bottom inset that makes the new scroll offset legal.
  ///
  /// The safe area is subtracted. The function that scrolls to the caret sets the inset, right
  /// after the scroll.
  package static let insetToOffset = Room(
    "insetToOffset", "the bottom inset makes the new offset legal"
  ) { _ in }
}

extension Reveal {
  /// A strategy's decision to move the caret between the navigation bar and the keyboard.
  ///
  /// The caret must be at least 20 points above the keyboard. It moves 0.03 seconds after the
  /// event.
  package static let caretIntoBounds = Reveal(
    "caretIntoBounds", "the caret goes 20 points above the keyboard",
    rememberOffset: { _ in }
  ) { $0.answerFrameOfAutoScroll() }.answering {
    $0.fieldBegins = { $0.beginAutoScrollLater() }
    $0.timerFires = { $0.adjustLate(timer: $1) }
  }

  /// A strategy's decision to move the caret's top to a limit above the keyboard.
  ///
  /// The limit is 20 points plus the caret's height above the keyboard. A caret whose top is less
  /// than 5 points below the navigation bar moves down to that distance.
  package static let caretToLimit = Reveal(
    "caretToLimit", "the caret goes 20 points plus its height above the keyboard",
    rememberOffset: { _ in }
  ) { $0.answerShowOfAutoScroll() }.answering {
    $0.fieldBegins = { $0.beginAutoScroll() }
    $0.timerFires = { $0.adjustLate(timer: $1) }
  }
}

extension Hide {
  /// A strategy's decision to reset the insets on hide, and to limit the scroll offset.
  ///
  /// The insets of the view that was scrolled become zero; otherwise the table's insets are
  /// restored. The offset's limit is the content's height minus the frame's height.
  package static let zeroWithinContent = Hide(
    "zeroWithinContent", "insets go to zero, and the offset stays within the content"
  ) { $0.endAutoScroll() }
}

/// The events that .NET MAUI's auto scroll handles.
extension Step {
  /// Handles a field that has begun editing: schedules the scrolling of the caret.
  ///
  /// In UIKit, the events are UITextFieldTextDidBeginEditing and UITextViewTextDidBeginEditing.
  fileprivate mutating func beginAutoScrollLater() {
    // A docked bar's field is in no scroll view of the form.
    memory.system.autoScroll.row = activeRow
    if memory.system.autoScroll.isKeyboardShown { adjust(after: 0.03) }
  }

  /// Handles keyboardWillShow, if the keyboard or its frame is new.
  fileprivate mutating func answerFrameOfAutoScroll() {
    let frame = end.readWithoutPoints
    let state = memory.system.autoScroll
    memory.system.autoScroll.keyboard = frame
    memory.system.autoScroll.isKeyboardShown = true
    if !state.isKeyboardShown || state.keyboard != frame { adjust(after: 0.03) }
  }

  /// Handles a field that begins editing as .NET MAUI 8 does.
  fileprivate mutating func beginAutoScroll() {
    memory.system.autoScroll.row = activeRow
    let hasAccessory = phone.activeTraits.map { $0.accessoryHeight > 0 } ?? false
    if memory.system.autoScroll.isKeyboardShown, hasAccessory {
      adjust(after: 0.02)
    } else {
      adjust()
    }
  }

  /// Handles keyboardWillShow as .NET MAUI 8 does: only the first one leads to an adjustment.
  fileprivate mutating func answerShowOfAutoScroll() {
    memory.system.autoScroll.keyboard = end.readWithoutPoints
    guard !memory.system.autoScroll.isKeyboardShown else { return }
    adjust()
    memory.system.autoScroll.isKeyboardShown = true
  }

  /// Handles keyboardWillHide as .NET MAUI does.
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

  /// Schedules a scroll that brings the caret into its bounds, after a delay in seconds.
  private mutating func adjust(after delay: TimeInterval) {
    let timer = memory.nextTimer()
    memory.system.autoScroll.timer = timer
    phone.startTimer(delay: delay, token: timer)
  }

  /// Brings the caret into its bounds when the latest timer fires, unless that was done since.
  fileprivate mutating func adjustLate(timer: Int) {
    if memory.system.autoScroll.timer == timer { adjust() }
  }

  /// Scrolls the caret into its bounds, and makes room for the keyboard (`AdjustPosition`).
  ///
  /// The root view moves by the distance that can't be scrolled.
  private mutating func adjust() {
    memory.system.autoScroll.timer = nil
    if code.strategy.reveal == .caretIntoBounds {
      scrollCaretIntoBounds()
      return
    }
    guard let move = scrollCaretToLimit() else { return }
    if code.strategy.room == .insetToOffset { fitInsetToOffset() }
    moveRootView(by: move)
  }
}

/// Calculations of .NET MAUI's auto scroll that both simulated releases share.
extension Step {
  /// Returns the end of a sentence about an inset: the subtracted safe area in points.
  ///
  /// Empty if the safe area is 0.
  static func less(_ safeArea: CGFloat) -> String {
    safeArea > 0 ? ", minus the safe area (\(safeArea.inWords)), which UIKit adds" : ""
  }

  /// The height in points of the keyboard on the screen, as .NET MAUI parses the frame from a text.
  var readHeight: CGFloat {
    let window = CGRect(origin: .zero, size: phone.scene.screenSize)
    return memory.system.autoScroll.keyboard.part(in: window)?.height ?? 0
  }

  /// Returns a scroll distance reduced by the height that a large title loses as it collapses.
  ///
  /// The distance is in points; this is .NET MAUI's `AdjustForLargeTitles`.
  func lessLargeTitle(_ move: CGFloat, from offset: CGFloat) -> CGFloat {
    let left = 52 - offset
    let difference = phone.navigationBarFrame.height - 44
    guard move >= left else { return move }
    return move - difference < left ? left : move - difference
  }

  /// Moves the root view by the distance that the scroll views could not scroll, in points.
  ///
  /// Upward, it moves at most by the keyboard's height plus the distance of the caret from the
  /// keyboard.
  mutating func moveRootView(by move: CGFloat) {
    let frame = phone.rootView.model
    let highest = min(0, -readHeight - memory.system.autoScroll.distance)
    let y = move >= 0 ? max(frame.minY - move, highest) : frame.minY - move
    setRootFrame(frame.offsetBy(dx: 0, dy: y - frame.minY))
  }

  /// Limits a scroll view's offset to the content's height minus the frame's height.
  ///
  /// Insets are ignored.
  fileprivate mutating func cutOffset(of scroll: ScrollPlace) {
    let end = max(0, contentHeight(of: scroll) - height(of: scroll))
    if offset(of: scroll) > end { setOffset(of: scroll, to: end) }
  }
}

extension CGRect {
  /// The rectangle as .NET MAUI's DescriptionToCGRect parses it from a text.
  ///
  /// Only digits and commas of the text are used, so signs and decimal points are lost.
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
