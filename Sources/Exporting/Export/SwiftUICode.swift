import Avoidance

/// A strategy as SwiftUI code.
package struct SwiftUICode: Sendable {
  /// The strategy that the code implements.
  package let strategy: Strategy
  /// The decisions that the code supports.
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
    """
    import SwiftUI

    /// Keeps the focused field of a form in view by the least movement.
    ///
    /// SwiftUI makes room for the keyboard by itself, and scrolls a field that begins editing; this
    /// scrolls one that gets the focus while the keyboard is up already.
    ///
    ///     enum Field { case zip }
    ///     @FocusState private var focus: Field?
    ///
    ///     Form {
    ///       TextField("ZIP", text: $zip).focused($focus, equals: .zip).id(Field.zip)
    ///     }
    ///     .leastMotion(focus)
    ///
    /// iOS 15 or later. Of Formlift's strategy `least-motion` this is what SwiftUI lets code decide: the
    /// row ends at the keyboard, without a margin, and the form stays where it is once the keyboard has
    /// gone.
    struct LeastMotion<Field: Hashable & Sendable>: ViewModifier {
      let focus: Field?

      func body(content: Content) -> some View {
        ScrollViewReader { proxy in
          // Runs when the focus changes; onChange(of:) is another one from iOS 17 on.
          content.task(id: focus) { @MainActor in
            guard let focus = focus else { return }
            // Without an anchor a row in view stays where it is.
            withAnimation { proxy.scrollTo(focus) }
          }
        }
      }
    }

    extension View {
      func leastMotion<Field: Hashable & Sendable>(_ focus: Field?) -> some View {
        modifier(LeastMotion(focus: focus))
      }
    }
    """
  }
}
