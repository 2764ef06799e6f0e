import AppSource
import Testing

/// Tests which newest iOS version an app's sources are found to need.
@Suite struct NewestAPITests {
  @Test(
    "The newest member that always runs decides",
    arguments: [
      ("view.backgroundColor = .red", nil),
      ("let guide = view.keyboardLayoutGuide", 15),
      ("cell.contentConfiguration = cell.defaultContentConfiguration()", 14),
      ("let guide = view.keyboardLayoutGuide\nguide.usesBottomSafeArea = false", 17),
      ("try await Task.sleep(until: .now, clock: ContinuousClock())", 16),
      ("view.writingToolsBehavior = .none", 18),
      // Comments and strings aren't code.
      ("// view.keyboardLayoutGuide\n/* usesBottomSafeArea */", nil),
      (#"print("keyboardLayoutGuide")"#, nil),
      (#"print("a \" b", view.keyboardLayoutGuide)"#, 15),
    ] as [(String, Int?)])
  func newest(_ text: String, version: Int?) { #expect(NewestAPI(in: [text])?.version == version) }

  @Test(
    "Code that asks for the version doesn't count, and code beside it does",
    arguments: [
      (
        """
        if #available(iOS 17, *) {
          guide.usesBottomSafeArea = { false }()
        }
        """, nil
      ),
      (
        """
        if #available(iOS 17, *) {
          guide.usesBottomSafeArea = false
        } else {
          view.keyboardLayoutGuide.followsUndockedKeyboard = true
        }
        """, 15
      ),
      (
        """
        func layOut() {
          guard #available(iOS 17, *) else { return }
          guide.usesBottomSafeArea = false
        }
        func configure() { cell.contentConfiguration = nil }
        """, 14
      ),
      (
        """
        @available(iOS 17, *)
        func traits() { registerForTraitChanges([]) { _ in } }
        let guide = view.keyboardLayoutGuide
        """, 15
      ),
    ] as [(String, Int?)])
  func conditions(_ text: String, version: Int?) {
    #expect(NewestAPI(in: [text])?.version == version)
  }

  @Test("The newest of several files decides, and is named")
  func severalFiles() {
    let newest = NewestAPI(in: ["view.keyboardLayoutGuide", "view.selfSizingInvalidation", ""])
    #expect(newest?.version == 16)
    #expect(newest?.name == "selfSizingInvalidation")
  }
}
