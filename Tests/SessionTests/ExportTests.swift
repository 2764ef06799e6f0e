import Avoidance
import Foundation
import Session
import Testing

/// Tests the command `export`, which prints a strategy's code or why it has none.
struct ExportTests {
  private func export(_ line: String) throws -> [String] {
    var session = Session(try Session.builtInForm())
    return try session.run(line).answer
  }

  /// A command line to test, the first line of its answer, and other lines that the answer
  /// contains.
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var first: String
    var contains: [String]

    var testDescription: String { line }
  }

  @Test(
    "Export prints a strategy as code",
    arguments: [
      Case(
        line: "export least-motion", first: "import UIKit",
        contains: [
          "@MainActor", "final class LeastMotionKeyboard: NSObject {",
          "  private let margin: CGFloat = 8",
        ]),
      Case(
        line: "export least-motion margin=12.5", first: "import UIKit",
        contains: ["  private let margin: CGFloat = 12.5"]),
      Case(
        line: "export", first: "import UIKit",
        contains: ["final class LeastMotionKeyboard: NSObject {"]),
      Case(
        line: "export least-motion --as swiftui", first: "import SwiftUI",
        contains: [
          "struct LeastMotion<Field: Hashable & Sendable>: ViewModifier {",
          "/// row ends at the keyboard, without a margin, and the form stays where it is once "
            + "the keyboard has",
          "      content.task(id: focus) { @MainActor in",
        ]),
      Case(
        line: "export swiftui",
        first: "// SwiftUI makes the keyboard part of the safe area and "
          + "scrolls the focused field into the rest by",
        contains: [
          "import SwiftUI", "    // A drag takes the keyboard along, from iOS 16 on.",
          "    .scrollDismissesKeyboard(.interactively)",
        ]),
      Case(
        line: "export swiftui ignoresSafeArea=true",
        first:
          "// The keyboard is part of SwiftUI's safe area, and this screen leaves it out of "
          + "account: nothing",
        contains: ["    .ignoresSafeArea(.keyboard)"]),
      Case(
        line: "export layout-guide usesBottomSafeArea=false", first: "import UIKit",
        contains: [
          "/// Ends its table at the keyboard's top, and without a keyboard at the screen's "
            + "bottom.",
          "/// iOS 17 or later. In a storyboard the table's constraints are placeholders, "
            + "removed at",
          "    view.keyboardLayoutGuide.usesBottomSafeArea = false",
        ]),
      Case(
        line: "export rn-position", first: "// React Native 0.78 or later",
        contains: ["  style={{flex: 1}}", "  contentContainerStyle={{flex: 1}}>"]),
      Case(
        line: "export flutter resizeToAvoidBottomInset=false", first: "// Flutter 3.13 or later",
        contains: ["  resizeToAvoidBottomInset: false,"]),
      Case(
        line: "export inset-top reveal=bottom", first: "import UIKit",
        contains: [
          "/// Makes room for the keyboard in a table: the bottom inset is the height of the "
            + "keyboard's begin",
          "/// frame; scrollToRow(at: .bottom); on hide, insets go to zero.",
          "final class InsetTopKeyboard: NSObject {",
          "    observe(#selector(keyboardDidShow(_:)), UIResponder.keyboardDidShowNotification)",
          "      tableView.scrollToRow(at: row, at: .bottom, animated: true)",
        ]),
      Case(
        line: "export keep-bottom", first: "import UIKit",
        contains: [
          "    if isUp { show(keyboard) } else { hide(keyboard) }",
          "        tableView.contentOffset.y -= delta",
        ]),
      Case(
        line: "export shrink-view", first: "import UIKit",
        contains: ["    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in"]),
      Case(
        line: "export iq-keyboard-manager distance=20 restoreContentOffset=true",
        first: "// Swift Package Manager: https://github.com/hackiftekhar/IQKeyboardManager",
        contains: [
          "import IQKeyboardManagerSwift", "IQKeyboardManager.shared.keyboardDistance = 20",
          "tableView.iq.restoreContentOffset = true",
        ]),
      Case(
        line: "export rn-height keyboardVerticalOffset=64", first: "// React Native 0.78 or later",
        contains: ["  behavior=\"height\"", "  keyboardVerticalOffset={64}"]),
      Case(
        line: "export flutter", first: "// Flutter 3.13 or later",
        contains: ["    TextField(scrollPadding: const EdgeInsets.all(20)),"]),
    ])
  func prints(_ example: Case) throws {
    let lines = try export(example.line)
    #expect(lines.first == example.first)
    for line in example.contains { #expect(lines.contains(line), "\(line)") }
  }

  @Test(
    "Export explains why a strategy can't be exported",
    arguments: [
      (
        "export none",
        "none does nothing, so it has no code to export; name a strategy that makes room, such as least-motion"
      ),
      (
        "export none when=willShow room=insetOverlap",
        "none does nothing, so it has no code to export; name a strategy that makes room, such as least-motion"
      ),
      (
        "export inset-top when=never",
        "inset-top when=never does nothing, so it has no code to export"
      ),
      (
        "export swiftui --as uikit",
        "swiftui is not for UIKit; layout-guide makes room there by itself, too"
      ),
      (
        "export flutter room=insetOverlap",
        "no code to export for room=insetOverlap; there is code for frameToKeyboard and none"
      ),
      (
        "export rn-aware-scroll hide=zero",
        "no code to export for hide=zero; there is code for cutToEnd and scrolledBack"
      ),
      (
        "export eureka motion=0.4",
        "no code to export for motion=0.4; there is code for uikit and keyboard"
      ),
      (
        "export rn-padding version=0.70",
        "rn-padding is exported with its own when; leave when= out"
      ),
      (
        "export inset-top room=pan",
        "no code to export for room=pan; there is code for none, insetOverlap, insetHeight, "
          + "insetBeginHeight, frameHeight, frameToKeyboard and viewHeight"
      ),
      (
        "export least-motion reveal=top",
        "least-motion is exported with its own reveal; leave reveal= out"
      ),
      (
        "export inset-top margin=8",
        "inset-top is exported with its own margin; leave margin= out"
      ),
      (
        "export inset-top --as swiftui",
        "inset-top is not for SwiftUI, which makes room by itself; for SwiftUI, export least-motion or swiftui"
      ),
      ("export inset-tp", "no strategy \"inset-tp\"; did you mean \"inset-top\"?"),
      ("export --as appkit", "--as must be uikit or swiftui, not \"appkit\""),
      (
        "export inset-top --as",
        "--as needs a value: export [NAME] [decision=value…] [--as uikit|swiftui]"
      ),
    ])
  func refuses(_ line: String, reason: String) throws {
    let error = #expect(throws: CommandError.self) { _ = try export(line) }
    #expect(error?.message == reason)
  }

  /// `export least-motion` prints the source file, except for the comments above its import.
  @Test("Export prints the least-motion file with its margin, and changes nothing else")
  func leastMotionIsTheFile() throws {
    let file = Stage.forms.deletingLastPathComponent()
      .appending(path: "Sources/Exporting/Code/LeastMotionKeyboard.swift")
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "import UIKit\n")
    #expect(parts.count == 2)
    let text = "import UIKit\n" + (parts.last ?? "")
    #expect(try export("export least-motion").joined(separator: "\n") + "\n" == text)
    let other = try export("export least-motion margin=20").joined(separator: "\n") + "\n"
    #expect(
      other
        == text.replacing(
          "  private let margin: CGFloat = 8\n", with: "  private let margin: CGFloat = 20\n"))
    #expect(other != text)
  }

  /// A delay is only for scrolling to a row, so without that the code has none.
  @Test(
    "Export omits a delay if the strategy reveals no row",
    arguments: ["keep-bottom", "inset-overlap"])
  func omitsUselessDelay(strategy: String) throws {
    let lines = try export("export \(strategy) delay=0.3")
    #expect(!lines.contains { $0.contains("didBeginEditing") || $0.contains("asyncAfter") })
  }

  /// The app's own code can't be exported as a strategy, since it is code already.
  @Test("Export without a name rejects an app's own strategy") func ownCodeIsNotExported() throws {
    var session = Session(try Session.builtInForm())
    try session.choose(Strategy.ownElsewhere)
    let error = #expect(throws: CommandError.self) { _ = try session.run("export") }
    #expect(
      error?.message
        == "this strategy is already code; name another one, as in `export least-motion`")
  }

  /// `none`, the strategy for comparison, is the only one without code.
  @Test(
    "Every strategy except the control can be exported",
    arguments: Strategy.all.map(\.name).filter { $0 != "none" })
  func everyStrategyExports(strategy: String) throws {
    let lines = try export("export \(strategy)")
    #expect(lines.count >= 2)
    #expect(!lines.contains { $0.contains("ANIMATED") || $0.contains("MARGIN") })
  }
}
