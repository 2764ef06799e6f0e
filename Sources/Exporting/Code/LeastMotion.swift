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
