import Simulation

/// The keyboard that the simulated phone uses: a language's, or the emoji keyboard.
package struct InputMode: Equatable {
  private let language: KeyboardLanguage
  private let isEmoji: Bool

  package init(_ phone: Phone) {
    language = phone.keyboard.language
    isEmoji = (phone.keyboard.kindOverride ?? phone.keyboard.kind) == .emoji
  }

  /// UIKit's name of the keyboard's language, such as `en-US`, or `emoji`.
  ///
  /// For third-party keyboards, the language is English (inferred).
  package var code: String {
    if isEmoji { return "emoji" }
    return switch language {
    case .english, .swype, .swiftkey: "en-US"
    case .chinese: "zh-Hans"
    case .japanese: "ja-JP"
    }
  }
}
