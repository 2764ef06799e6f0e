import FormliftTesting
import Foundation
import Testing
import UIKit

/// Tests that audits find the mistake in each of the deliberately wrong screens.
@Suite(.serialized) struct WrongScreenTests {
  /// A screen with a mistake, and what an audit must report for it.
  ///
  /// In the screen's file, the faulty line ends with the comment `// wrong`.
  struct Screen: CustomTestStringConvertible {
    let name: String
    /// The name of the first law that the audit must report as broken.
    let law: String
    /// The commands of the smallest failing case in the audit's report.
    let commands: String
    /// The sentence of the report with the failure's number.
    let figure: String
    let depth: Audit.Depth
    let make: @MainActor @Sendable () -> UIViewController

    init(
      _ name: String, _ law: String, _ commands: String, _ figure: String,
      depth: Audit.Depth = .focus, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
      (self.name, self.law, self.commands, self.figure) = (name, law, commands, figure)
      (self.depth, self.make) = (depth, make)
    }

    var testDescription: String { name }

    static let all = [
      Screen(
        "NothingDone", "visible", "focus 2; expect active.visible == 1",
        "The scroll view ends at y 818, 302 under the keyboard."
      ) { NothingDone() },
      Screen(
        "BeginFrameInset", "visible", "focus 2; expect active.visible == 1",
        "The scroll view's insets leave room down to y 818, 302 under the keyboard."
      ) { BeginFrameInset() },
      Screen(
        "HeightAboveBar", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 114 points above the keyboard."
      ) { HeightAboveBar() },
      Screen(
        "RoomNotGivenBack", "room-restored",
        "focus 1; dismiss; expect table.contentInset.bottom ~= 0",
        "After dismissal, table.contentInset.bottom is 302, and it was 0."
      ) { RoomNotGivenBack() },
      Screen(
        "FocusedAndNotGivenBack", "room-restored",
        "focus 1; dismiss; expect table.contentInset.bottom ~= 0",
        "After dismissal, table.contentInset.bottom is 302, and it was 0."
      ) { FocusedAndNotGivenBack() },
      Screen(
        "OnlyShowObserved", "room-restored",
        "focus 1; dismiss; expect table.contentInset.bottom ~= 0",
        "After dismissal, table.contentInset.bottom is 302, and it was 0."
      ) { OnlyShowObserved() },
      Screen(
        "ConstantHeight", "visible", "focus 2; expect active.visible == 1",
        "The scroll view's insets leave room down to y 602, 86 under the keyboard."
      ) { ConstantHeight() },
      Screen(
        "ConstantForPortrait", "no-gap", "focus 1; expect table.maximumOffset <= 938",
        "Scrolled to the end, the last row is 104 points above the keyboard."
      ) { ConstantForPortrait() },
      Screen(
        "SafeAreaTwice", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 34 points above the keyboard."
      ) { SafeAreaTwice() },
      Screen(
        "SafeAreaSubtractedTwice", "visible", "focus 2; expect active.visible == 1",
        "The scroll view's insets leave room down to y 550, 34 under the keyboard."
      ) { SafeAreaSubtractedTwice() },
      Screen(
        "WidthForHeight", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 91 points above the keyboard."
      ) { WidthForHeight() },
      Screen(
        "ObserverAddedTwice", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 302 points above the keyboard."
      ) { ObserverAddedTwice() },
      Screen(
        "InsetsAddedUp", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 302 points above the keyboard."
      ) { InsetsAddedUp() },
      Screen(
        "FrameAndInset", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 336 points above the keyboard."
      ) { FrameAndInset() },
      Screen(
        "ViewWithoutWindow", "visible", "focus 2; expect active.visible == 1",
        "The scroll view's insets leave room down to y 818, 302 under the keyboard."
      ) { ViewWithoutWindow() },
      Screen(
        "RestoredToZero", "room-restored",
        "focus 1; dismiss; expect table.contentInset.bottom ~= 60",
        "After dismissal, table.contentInset.bottom is 0, and it was 60."
      ) { RestoredToZero() },
      Screen(
        "IndicatorNotRestored", "room-restored",
        "focus 1; dismiss; expect table.scrollIndicatorInsets.bottom ~= 0",
        "After dismissal, table.scrollIndicatorInsets.bottom is 302, and it was 0."
      ) { IndicatorNotRestored() },
      Screen(
        "ViewMovedUp", "visible", "focus 1; expect active.visible == 1",
        "The row was moved 120 points too far up."
      ) { ViewMovedUp() },
      Screen(
        "ViewMovedUpAgain", "visible", "focus 1; expect active.visible == 1",
        "The row was moved 120 points too far up."
      ) { ViewMovedUpAgain() },
      Screen(
        "FieldsWithoutScrolling", "visible", "focus 3; expect active.visible == 1",
        "The screen ends at y 852, 336 under the keyboard."
      ) { FieldsWithoutScrolling() },
      Screen(
        "AccessoryForgotten", "visible", "focus 2; expect active.visible == 1",
        "The scroll view's insets leave room down to y 516, 44 under the keyboard."
      ) { AccessoryForgotten() },
      Screen(
        "OffsetAlwaysSet", "visible", "focus 1; expect active.visible == 1",
        "The row was moved 43 points too far up."
      ) { OffsetAlwaysSet() },
      Screen(
        "PortraitOnly", "visible", "focus 1; expect active.visible == 1",
        "The scroll view's insets leave room down to y 372, 198 under the keyboard."
      ) { PortraitOnly() },
      Screen(
        "SafeAreaInConstraint", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 34 points above the keyboard."
      ) { SafeAreaInConstraint() },
      Screen(
        "SafeAreaAdded", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 34 points above the keyboard."
      ) { SafeAreaAdded() },
      Screen(
        "BarAboveKeyboard", "no-gap", "focus 1; expect active.clearance <= 24",
        "Scrolled to the end, the last row is 34 points above the keyboard."
      ) { BarAboveKeyboard() },
      Screen(
        "AddedUpLater", "no-gap",
        "focus 1; setting prediction off; expect table.maximumOffset <= 551",
        "Scrolled to the end, the last row is 336 points above the keyboard.", depth: .usual
      ) { AddedUpLater() },
      Screen(
        "ObserverRemoved", "visible", "focus 3; push; pop; expect active.visible == 1",
        "The scroll view's insets leave room down to y 818, 302 under the keyboard.", depth: .usual
      ) { ObserverRemoved() },
      Screen(
        "FrameNotRestored", "no-blank-strip", "focus 1; dismiss; expect table.frame.height >= 852",
        "The scroll view is 516 points high instead of 852, and leaves a blank strip of 336 "
          + "points."
      ) { FrameNotRestored() },
      Screen(
        "GuideBottom", "visible", "focus 1; expect active.visible == 1",
        "The screen ends at y 852, 336 under the keyboard."
      ) { GuideBottom() },
      Screen(
        "OtherWindow", "no-gap", "focus 1; expect table.maximumOffset <= 596",
        "Scrolled to the end, the last row is 500 points above the keyboard."
      ) { OtherWindow() },
      Screen(
        "ShortContent", "visible", "focus 3; expect active.visible == 1",
        "The insets leave room down to y 550, 34 under the keyboard. UIKit adds no safe area with "
          + ".never, or to content that fits the scroll view (square/Blueprint#283). Subtract "
          + "adjustedContentInset.bottom - contentInset.bottom instead of safeAreaInsets.bottom."
      ) { ShortContent() },
      Screen(
        "LateSequence", "visible", "focus 3; push; pop; expect active.visible == 1",
        "The scroll view's insets leave room down to y 818, 302 under the keyboard.", depth: .usual
      ) { LateSequence() },
      Screen(
        "BarOverLastField", "visible", "focus 2; expect active.visible == 1",
        "The field is under another view of the app (UIView)."
      ) { BarOverLastField() },
      Screen(
        "FocusLost", "visible", "focus 1; expect active.visible == 1",
        "The app ends the editing as soon as it has begun."
      ) { FocusLost() },
      Screen(
        "ScrollingLocked", "reachable", "focus 1; drag -631; expect table.contentOffset.y ~= 572",
        "The app has turned scrolling off, and 631 points at the end stay covered."
      ) { ScrollingLocked() },
      Screen(
        "ContentGrows", "repeatable",
        "focus 1; dismiss; focus 1; dismiss; focus 1; expect table.contentSize.height ~= 1180",
        "The next time, table.contentSize.height is 1226, and it was 1180.", depth: .fields
      ) { ContentGrows() },
      Screen(
        "ListBehindKeyboard", "reachable", "focus 1",
        "However far one scrolls, 302 points at a list's end stay covered."
      ) { ListBehindKeyboard() },
      Screen(
        "MessagesBehindBar", "reachable", "focus 1",
        "However far one scrolls, 352 points at a list's end stay covered."
      ) { MessagesBehindBar() },
    ]

    /// Returns the faulty line as in "NAME.swift:7.", or nil if no line has the comment `// wrong`.
    func place(besides test: String) throws -> String? {
      let folder = URL(filePath: test).deletingLastPathComponent()
      let text = try String(
        contentsOf: folder.appending(path: "Wrong/\(name).swift"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.firstIndex { $0.hasSuffix("// wrong") }.map { "\(name).swift:\($0 + 1)." }
    }
  }

  @Test("A wrong screen fails by the right law, at the right line", arguments: Screen.all)
  func fails(_ screen: Screen) throws {
    let audit = Audit(on: .named("iphone-16"), depth: screen.depth)
    let failure = try #require(throws: AuditFailure.self) {
      try audit.run(as: "\(screen.name)()") { screen.make() }
    }
    let text = failure.description
    #expect(text.hasPrefix("✗ broken: \(screen.law) "), "\(text)")
    let commands = screen.commands.replacing("; ", with: "\n  ")
    let smallest = "\n\n  \(commands)\n\n\(screen.figure)\n"
    #expect(text.contains(smallest), "\(text)")
    if let place = try screen.place(besides: #filePath) { #expect(text.contains(place), "\(text)") }
  }
}
