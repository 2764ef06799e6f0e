import Testing

/// The names that `import Formlift` brings, so that none becomes public unseen.
struct PublicNameTests {
  /// The public types, and below each what it has: what a protocol of Swift's asks for is left out.
  private static let names = [
    "": """
    ActivePlace Animation AppCall CommandError Device EdgeInsets Expectation Field Form \
    FormError Hide KeyboardNotification Motion Orientation Outcome Phone PhoneObserver \
    Picture Reveal Room ScrollPosition Session Simulator StateValue Step Strategy \
    StrategyError When
    """,
    "ActivePlace": "clearance frame row visibleShare",
    "Animation": "duration init scroll",
    "Device": "all init name named",
    "EdgeInsets": "bottom init left right top zero",
    "Expectation": "Comparison check init",
    "Field": "id label",
    "Form": "field fields init row title",
    "Hide": "init mirror none",
    "KeyboardNotification": "Name animation begin end name",
    "Outcome": "answer notices",
    "Phone": """
    adjustedContentInset clearance contentInset contentOffset convertToRoot convertToTable \
    firstResponder frameOnScreen init rect rootFrame scrollRectToVisible scrollToRow \
    setContentInset setContentOffset setRootFrame setTableFrame startTimer tableBounds \
    tableFrame
    """,
    "PhoneObserver": """
    answer didBeginEditing didEndEditing keyboardMoved received recognizesTaps sheetLaidOut \
    shouldBeginEditing shouldEndEditing textChanged timerFired willScroll
    """,
    "Picture": "init text",
    "Reveal": "init none",
    "Room": "init none",
    "Session": """
    active activeField advance choose dismiss drag focus form hold init phone rotate run set \
    settle strategy subscript tap tapOutside type undo use
    """,
    "Simulator": "advance app beginEditing drag endEditing init phone rotate settle tap",
    "StateValue": "init",
    "Step": "begin end margin overlap phone roomAnimation scrollAnimation",
    "Strategy": "all deciding init name named",
    "When": "didShow layout willChangeFrame willShow",
  ]

  @Test func stayAsTheyAre() throws {
    var found: [String: Set<String>] = [:]
    for module in ["Simulation", "Avoidance", "Forms", "Session", "Drawing"] {
      for file in Repository.files(below: "Sources/\(module)", suffix: ".swift") {
        try Self.collect(from: Repository.text(file), into: &found)
      }
    }
    #expect(found.mapValues { $0.sorted().joined(separator: " ") } == Self.names)
  }

  private static let witnesses: Set = ["hash", "description", "errorDescription"]

  private static func collect(from text: String, into found: inout [String: Set<String>]) {
    var owner = ""
    for line in text.split(separator: "\n") {
      let type = line.firstMatch(
        of: /^(?:\w+ )*(?:struct|enum|class|protocol|extension) (\w+)/)
      if let type { owner = String(type.1) }
      let member = line.firstMatch(
        of: /^( *)public .*?\b(init\b|subscript\b|(?:var|let|func|struct|enum|protocol) \w+)/)
      guard let member, let word = member.2.split(separator: " ").last,
        !witnesses.contains(String(word))
      else { continue }
      found[member.1.isEmpty ? "" : owner, default: []].insert(String(word))
    }
  }
}
