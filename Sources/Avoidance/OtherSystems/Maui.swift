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
  /// not, the outermost scroll view makes the whole move. The root view does what the scroll view
  /// can't. The bottom inset is what the keyboard covers of the scroll view and 20 points, less the
  /// safe area, whether anything moves or not. On hide, the insets go to zero and the offset is
  /// limited to the content.
  ///
  /// The code acts 0.03 seconds after a field begins editing under a keyboard, and after each
  /// keyboardWillShow with another frame.
  ///
  /// .NET MAUI 8 places the caret's top, less its height without the fraction, and acts at once.
  /// For a field with an accessory view while the keyboard is up, it acts 0.02 seconds later. It
  /// answers the first keyboardWillShow alone, and its inset is only what makes the new offset
  /// legal: `version=8`.
  ///
  /// .NET MAUI 10 needs iOS 12.2, and 8 iOS 11 (supported platforms, documentation).
  package static let maui = Strategy(
    .maui,
    rule: "the caret goes 20 points above the keyboard; inset for what it covers and 20 points",
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
  /// A strategy's decision to set the bottom inset to what the keyboard covers, and 20 points, less
  /// the safe area.
  ///
  /// The function that scrolls to the caret sets it, right after the scroll.
  package static let insetAndDistance = Room(
    "insetAndDistance", "the bottom inset is what the keyboard covers and 20 points"
  ) { _ in }

  /// A strategy's decision to set the bottom inset that makes the new offset legal, minus the safe
  /// area.
  ///
  /// The function that scrolls to the caret sets it, right after the scroll.
  package static let insetToOffset = Room(
    "insetToOffset", "the bottom inset makes the new offset legal"
  ) { _ in }
}

extension Reveal {
  /// A strategy's decision to move the caret between the bar and 20 points above the keyboard, a
  /// moment later.
  package static let caretIntoBounds = Reveal(
    "caretIntoBounds", "the caret goes 20 points above the keyboard",
    rememberOffset: { _ in }
  ) { $0.answerFrameOfAutoScroll() }.answering {
    $0.fieldBegins = { $0.beginAutoScrollLater() }
    $0.timerFires = { $0.adjustLate(timer: $1) }
  }

  /// A strategy's decision to move the caret's top to a limit above the keyboard.
  ///
  /// The limit is 20 points and the caret's height above the keyboard. A caret above the bar moves
  /// to 5 points below the bar.
  package static let caretToLimit = Reveal(
    "caretToLimit", "the caret goes 20 points plus its height above the keyboard",
    rememberOffset: { _ in }
  ) { $0.answerShowOfAutoScroll() }.answering {
    $0.fieldBegins = { $0.beginAutoScroll() }
    $0.timerFires = { $0.adjustLate(timer: $1) }
  }
}

extension Hide {
  /// A strategy's decision to set the insets to zero on hide, and to limit the offset.
  ///
  /// The limit is the content's height minus the frame's height.
  package static let zeroWithinContent = Hide(
    "zeroWithinContent", "insets go to zero, and the offset stays within the content"
  ) { $0.endAutoScroll() }
}

/// The events that .NET MAUI's auto scroll handles.
extension Step {
  /// Schedules the scrolling of the caret after a field has begun editing.
  ///
  /// These are UITextFieldTextDidBeginEditing and UITextViewTextDidBeginEditing.
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

  /// Schedules an adjustment of the caret's position after a delay in seconds.
  private mutating func adjust(after delay: TimeInterval) {
    let timer = memory.nextTimer()
    memory.system.autoScroll.timer = timer
    phone.startTimer(delay: delay, token: timer)
  }

  /// Adjusts the caret's position when a timer fires, unless it was adjusted again since.
  fileprivate mutating func adjustLate(timer: Int) {
    if memory.system.autoScroll.timer == timer { adjust() }
  }

  /// Scrolls the caret into its bounds, makes room, and does the rest of the move
  /// (`AdjustPosition`).
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

/// Computations that both simulated releases of .NET MAUI share.
extension Step {
  /// Returns the end of a clause about an inset that is less by the safe area, in points.
  static func less(_ safeArea: CGFloat) -> String {
    safeArea > 0 ? ", minus the safe area (\(safeArea.inWords)), which UIKit adds" : ""
  }

  /// The height of the keyboard in the notification, as .NET MAUI reads it.
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

  /// Moves the root view by the distance that the scroll views could not scroll.
  ///
  /// Upward, it moves at most by the keyboard's height plus the caret's distance.
  mutating func moveRootView(by move: CGFloat) {
    let frame = phone.rootView.model
    let highest = min(0, -readHeight - memory.system.autoScroll.distance)
    let y = move >= 0 ? max(frame.minY - move, highest) : frame.minY - move
    setRootFrame(frame.offsetBy(dx: 0, dy: y - frame.minY))
  }

  /// Limits the offset of a scroll view to its content, ignoring the insets.
  fileprivate mutating func cutOffset(of scroll: ScrollPlace) {
    let end = max(0, contentHeight(of: scroll) - height(of: scroll))
    if offset(of: scroll) > end { setOffset(of: scroll, to: end) }
  }
}

extension CGRect {
  /// The rectangle as .NET MAUI's DescriptionToCGRect parses its text.
  ///
  /// Only digits and commas are kept, so signs and decimal points are lost.
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
