import Avoidance

/// A UI framework's own way to avoid the keyboard: a strategy, and what the developer must write.
package struct PlatformAnswer: Sendable {
  package let strategy: Strategy
  /// The clause that tells the developer what to do, such as `put the fields into a Form`.
  package let step: String
  /// The amount of code that the developer writes for this way, such as `one element`.
  package let code: String
  /// Whether this way requires that the table is the view controller's own view.
  package var needsWholeView = false

  /// Returns a UI framework's own ways to avoid the keyboard, the one with the least code first.
  package static func all(on stack: Support.Stack) -> [PlatformAnswer] {
    switch stack {
    case .uiKit: [.tableController, .layoutGuide]
    case .swiftUI:
      [
        PlatformAnswer(
          strategy: .swiftUI, step: "put the fields into a Form, a List or a ScrollView",
          code: "no code")
      ]
    case .reactNative:
      [
        PlatformAnswer(
          strategy: .rnPadding,
          step: "wrap the screen in a KeyboardAvoidingView with behavior=\"padding\"",
          code: "one element")
      ]
    case .flutter:
      [
        PlatformAnswer(
          strategy: .flutter,
          step: "scroll the fields inside a Scaffold, whose resizeToAvoidBottomInset stays true",
          code: "no code")
      ]
    case .maui:
      [PlatformAnswer(strategy: .maui, step: "leave it to .NET MAUI", code: "no code")]
    case .ionic:
      [
        PlatformAnswer(
          strategy: .ionic, step: "put the fields into an ion-content", code: "no code")
      ]
    case .android:
      [
        PlatformAnswer(
          strategy: .androidResize,
          step: "set windowSoftInputMode to adjustResize in the manifest", code: "one attribute"),
        PlatformAnswer(
          strategy: .compose, step: "add Modifier.imePadding() around the scrolling column",
          code: "one modifier"),
      ]
    }
  }

  private static let tableController = PlatformAnswer(
    strategy: .tableController, step: "make the screen a UITableViewController", code: "no code",
    needsWholeView: true)

  private static let layoutGuide = PlatformAnswer(
    strategy: .layoutGuide,
    step: "constrain the table's bottom to view.keyboardLayoutGuide.topAnchor",
    code: "one constraint")
}

extension Support.Stack {
  /// Whether the command `export` can generate code for this UI framework that needs no library.
  package var hasExports: Bool {
    switch self {
    case .uiKit, .swiftUI: true
    case .reactNative, .flutter, .maui, .ionic, .android: false
    }
  }

  /// The strategies of libraries for this UI framework, which replace code that `export` can't
  /// generate.
  ///
  /// Empty for UIKit and SwiftUI, because `export` can generate code for them.
  package var libraries: [Strategy] {
    guard !hasExports else { return [] }
    let own = PlatformAnswer.all(on: self).map(\.strategy.baseName)
    return Strategy.all.filter { $0.support.stack == self && !own.contains($0.baseName) }
  }
}
