import Foundation
import Simulation
import Testing

/// Tests settings for behavior of UIKit on which sources disagree.
@Suite struct SettingsTests {
  private func names(_ phone: Phone) -> [String] {
    phone.events.compactMap { event in
      switch event.kind {
      case .call(let call, _, let isTextView): call.name(isTextView: isTextView)
      case .notification(let it): it.name.rawValue
      default: nil
      }
    }
  }

  private func begun(_ change: (inout Phone) -> Void, isTextView: Bool = false) throws -> Phone {
    var phone = try Phone.twenty(field: FieldTraits(isTextView: isTextView))
    change(&phone)
    phone.begin(0)
    return phone
  }

  @Test("A text field begins editing before the keyboard's notifications")
  func textFieldOrder() throws {
    let phone = try begun { _ in }
    #expect(
      names(phone) == [
        "textFieldShouldBeginEditing", "becomeFirstResponder", "textFieldDidBeginEditing",
        "keyboardWillChangeFrame", "keyboardWillShow",
      ])
  }

  @Test(
    "A text view begins editing after the keyboard's notifications, as documented",
    arguments: [true, false])
  func textViewOrder(isTextView: Bool) throws {
    let phone = try begun(
      { phone in if !isTextView { phone.settings.beginOrder = .documented } },
      isTextView: isTextView)
    let sender = isTextView ? "textView" : "textField"
    #expect(
      names(phone) == [
        "\(sender)ShouldBeginEditing", "becomeFirstResponder", "keyboardWillChangeFrame",
        "keyboardWillShow", "\(sender)DidBeginEditing",
      ])
  }

  @Test(
    "`endOrder` decides whether editing ends before or after `willHide`",
    arguments: [
      (
        Settings.EndOrder.didEndFirst,
        ["textFieldDidEndEditing", "keyboardWillChangeFrame", "keyboardWillHide"]
      ),
      (.willHideFirst, ["keyboardWillChangeFrame", "keyboardWillHide", "textFieldDidEndEditing"]),
    ])
  func endOrder(order: Settings.EndOrder, rest: [String]) throws {
    var phone = try begun { $0.settings.endOrder = order }
    phone.settle()
    phone.clearEvents()
    phone.end()
    #expect(names(phone) == ["textFieldShouldEndEditing", "resignFirstResponder"] + rest)
  }

  @Test(
    "`didShow` decides whether the notification comes after 0.25 or 0.5 seconds",
    arguments: [(Settings.DidShowMoment.nominal, 0.25), (.spring, 0.5)])
  func didShow(choice: Settings.DidShowMoment, time: TimeInterval) throws {
    var phone = try begun { $0.settings.didShow = choice }
    phone.settle()
    let shown = phone.events.first { event in
      if case .notification(let it) = event.kind { it.name == .didShow } else { false }
    }
    #expect(shown?.time == time)
  }

  /// With a cross-fade, hide notifications have a zero end frame, but the keyboard moves as usual.
  @Test("With `crossFade` hide notifications end in a zero frame")
  func crossFade() throws {
    var phone = try begun { $0.settings.crossFade = true }
    phone.settle()
    phone.clearEvents()
    phone.settle { $0.endEditing() }
    for event in phone.events {
      guard case .notification(let it) = event.kind else { continue }
      #expect(it.end == .zero)
    }
    #expect(phone.keyboardTop == nil)
  }

  @Test(
    "Keyboard notifications have `isLocal` from iOS 9 on",
    arguments: [(8, nil), (9, true), (12, true)] as [(Int, Bool?)])
  func isLocal(ios: Int, isLocal: Bool?) throws {
    var phone = try Phone.twenty(ios: ios)
    phone.begin(0)
    let found = phone.events.compactMap { event -> KeyboardNotification? in
      if case .notification(let it) = event.kind { it } else { nil }
    }
    #expect(found.map(\.isLocal) == [isLocal, isLocal])
  }

  /// The last legal offset of 880 points in 504 is 376; removing the inset of 100 clamps to it or
  /// not.
  @Test(
    "`insetClamps` decides whether a smaller inset clamps the offset",
    arguments: [(true, 376), (false, 476)] as [(Bool, CGFloat)])
  func insetClamps(clamps: Bool, offset: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.settings.insetClamps = clamps
    phone.setContentInset(EdgeInsets(bottom: 100), by: .script)
    phone.setContentOffset(476, by: .script)
    phone.setContentInset(.zero, by: .script)
    #expect(phone.offset == offset)
  }

  /// An inset of the scroll indicators doesn't move an offset beyond the range.
  @Test("Scroll indicator insets don't clamp the offset")
  func indicatorInsets() throws {
    var phone = try Phone.twenty()
    phone.setContentOffset(476, by: .script)
    phone.setScrollIndicatorInsets(EdgeInsets(bottom: 100))
    #expect(phone.offset == 476)
    #expect(phone.table.scrollIndicatorInsets.bottom == 100)
  }

  /// Row 8 is at 352 … 396; an inset of 253 leaves 251 of 504 points.
  @Test(
    "`visibleArea` decides whether the inset's area counts as visible",
    arguments: [(Settings.VisibleArea.inset, 145), (.bounds, 0)] as [(_, CGFloat)])
  func visibleArea(area: Settings.VisibleArea, offset: CGFloat) throws {
    var phone = try Phone.twenty()
    phone.settings.visibleArea = area
    phone.setContentInset(EdgeInsets(bottom: 253), by: .script)
    phone.scrollRectToVisible(phone.table.rect(forRow: 8), by: .script)
    #expect(phone.offset == offset)
  }

  /// An iPhone 8's keyboard is 260 points high with the prediction bar and 216 without.
  ///
  /// The emoji keyboard is 260 in either case.
  @Test(
    "`prediction` decides whether a text keyboard has its prediction bar",
    arguments: [
      (KeyboardKind.default, .on, 260), (.default, .off, 216), (.emoji, .off, 260),
      (.numberPad, .on, 216), (.default, .collapsed, 216),
    ] as [(_, Settings.Prediction, CGFloat)])
  func prediction(kind: KeyboardKind, prediction: Settings.Prediction, height: CGFloat) throws {
    var phone = try Phone.twenty("iphone-8", field: FieldTraits(keyboard: kind))
    phone.settings.prediction = prediction
    phone.begin(0)
    #expect(phone.keyboard.frame.model.height == height)
  }

  /// The collapsed bar, only in iOS 8, adds 8 points to 216.
  @Test(
    "Only iOS 8 has a collapsed prediction bar, of 8 points",
    arguments: [(8, 224), (9, 216)] as [(Int, CGFloat)])
  func collapsedPrediction(ios: Int, height: CGFloat) throws {
    var phone = try Phone.twenty("iphone-4s", ios: ios)
    phone.settings.prediction = .collapsed
    phone.begin(0)
    #expect(phone.keyboard.frame.model.height == height)
  }

  /// Before iOS 7 bars were opaque; up to iOS 10 a table under them has a contentInset.
  ///
  /// From iOS 11 on, the inset is separate.
  @Test(
    "A table under the bars is inset by the rules of its iOS version",
    arguments: [
      (6, 64, 0, 0), (7, 0, 64, 64), (10, 0, 64, 64), (11, 0, 0, 64), (12, 0, 0, 64),
    ] as [(Int, CGFloat, CGFloat, CGFloat)])
  func underBars(ios: Int, top: CGFloat, contentTop: CGFloat, adjustedTop: CGFloat) throws {
    let phone = try Phone.twenty(ios: ios, isUnderBars: true)
    #expect(phone.table.frame.model.minY == top)
    #expect(phone.table.contentInset.top == contentTop)
    #expect(phone.table.adjustedContentInset.top == adjustedTop)
    #expect(phone.table.contentOffset.model.y == -adjustedTop)
    #expect(phone.frameOnScreen(ofRow: 0).minY == 64)
  }
}
