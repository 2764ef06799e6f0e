import Avoidance

/// A strategy in SwiftUI's words.
struct SwiftUICode: Sendable {
  /// The strategy that it is the code of.
  let strategy: Strategy
  let text: String

  static let all = [leastMotion, own]

  /// Makes sure that nothing was decided otherwise: SwiftUI decides.
  func check(_ strategy: Strategy) throws(ExportError) { try strategy.check(only: []) }

  private static let own = SwiftUICode(
    strategy: .swiftUI,
    text: """
      // SwiftUI makes the keyboard part of the safe area and scrolls the focused field into the rest by
      // itself: a Form, a List or a ScrollView needs no code.
      import SwiftUI

      struct PlayerForm: View {
        @State private var zip = ""

        var body: some View {
          Form {
            TextField("ZIP", text: $zip)
          }
          // A drag takes the keyboard along, from iOS 16 on.
          .scrollDismissesKeyboard(.interactively)
        }
      }
      """)

  private static let leastMotion = SwiftUICode(
    strategy: .leastMotion,
    text: """
      import SwiftUI

      /// Keeps the focused field of a form in view by the least movement.
      ///
      /// SwiftUI makes room for the keyboard by itself, and scrolls a field that begins editing; this
      /// scrolls one that gets the focus while the keyboard is up already.
      ///
      ///     Form {
      ///       TextField("ZIP", text: $zip).focused($focus, equals: .zip).id(Field.zip)
      ///     }
      ///     .leastMotion(focus)
      ///
      /// iOS 15 or later.
      struct LeastMotion<Field: Hashable>: ViewModifier {
        let focus: Field?

        func body(content: Content) -> some View {
          ScrollViewReader { proxy in
            // Whenever the focus changes; onChange(of:) is another one from iOS 17 on.
            content.task(id: focus) {
              guard let focus = focus else { return }
              // Without an anchor a row in view stays where it is.
              withAnimation { proxy.scrollTo(focus) }
            }
          }
        }
      }

      extension View {
        func leastMotion<Field: Hashable>(_ focus: Field?) -> some View {
          modifier(LeastMotion(focus: focus))
        }
      }
      """)
}
