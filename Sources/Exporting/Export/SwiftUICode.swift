import Avoidance

/// SwiftUI code that implements a strategy for avoiding the keyboard.
package struct SwiftUICode: Sendable {
  /// The strategy that the code implements.
  package let strategy: Strategy
  /// The strategy's decisions, such as its margin, that can be chosen in the code.
  ///
  /// SwiftUI fixes the others.
  package let takes: [Decision]
  package let text: @Sendable (Strategy) -> String

  package static let all = [leastMotion, own]

  private static let own = SwiftUICode(strategy: .swiftUI, takes: [.room]) { strategy in
    let ignores = strategy.room == .none
    let summary =
      ignores
      ? """
      // The keyboard is part of SwiftUI's safe area, and this screen leaves it out of account: nothing
      // makes room, and the field that is edited may be covered.
      """
      : """
      // SwiftUI makes the keyboard part of the safe area and scrolls the focused field into the rest by
      // itself, from iOS 14 on: a Form, a List or a ScrollView needs no code.
      """
    return """
      \(summary)
      import SwiftUI

      struct PlayerForm: View {
        @State private var zip = ""

        var body: some View {
          Form {
            TextField("ZIP", text: $zip)
          }
          // A drag takes the keyboard along, from iOS 16 on.
          .scrollDismissesKeyboard(.interactively)\(ignores ? "\n    .ignoresSafeArea(.keyboard)" : "")
        }
      }
      """
  }

  private static let leastMotion = SwiftUICode(strategy: .leastMotion, takes: []) { _ in
    SwiftFile(PackageResources.LeastMotion_swift).text
  }
}
