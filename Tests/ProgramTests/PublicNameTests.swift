import Testing

@testable import SessionRunning
@testable import Terminal

/// Tests which names `import Formlift` provides, so that none becomes public unnoticed.
struct PublicNameTests {
  /// The public types, under "", and each type's public members.
  ///
  /// Members that Swift's own protocols require, such as `description`, are left out.
  private static let names = [
    "": """
    ActivePlace Animation CommandError Device EdgeInsets Field Form FormError Hide \
    KeyboardNotification Motion Orientation Outcome Phone PhoneObserver Picture RecordValue Reveal \
    Room ScrollPosition Session Step Strategy StrategyError Timing
    """,
    "ActivePlace": "clearance frame visibleShare",
    "Animation": "duration init scroll",
    "Device": "all init name named",
    "EdgeInsets": "bottom init left right top zero",
    "Field": "id label",
    "Form": "fields init title",
    "Hide": "init mirror none",
    "KeyboardNotification": "Name animation begin end name",
    "Motion": "duration keyboard none uikit",
    "Outcome": "answer notices",
    "Phone": """
    adjustedContentInset contentInset contentOffset convertToRoot convertToTable \
    firstResponder rect rootFrame scrollRectToVisible scrollToRow setContentInset \
    setContentOffset setRootFrame setTableFrame startTimer tableBounds tableFrame
    """,
    "PhoneObserver": """
    didBeginEditing didEndEditing received shouldBeginEditing shouldEndEditing timerFired \
    willScroll
    """,
    "Picture": "init text",
    "Reveal": "init none",
    "Room": "init none",
    "Session": """
    active advance choose dismiss drag focus hold init phone rotate run settle subscript \
    tap tapOutside type undo
    """,
    "Step": "end overlap phone roomAnimation scrollAnimation",
    "Strategy": "all init name",
    "Timing": "didShow willChangeFrame willShow",
  ]

  @Test("The public names stay the same") func stayAsTheyAre() throws {
    let types = try Repository.text("Sources/Formlift/Formlift.swift")
      .matches(of: /@_exported import \w+ \w+\.(\w+)/).map { String($0.1) }
    var found = ["": Set(types)]
    for module in [
      "Geometry", "Devices", "Simulation", "AvoidanceEngine", "Avoidance", "Documents",
      "FormModel", "Forms",
      "SessionState", "SessionCore", "AnswerKeeping", "BasicCommands", "Exporting", "Auditing",
      "Replaying", "Sharing", "Session", "Drawing",
    ] {
      for file in Repository.files(below: "Sources/\(module)", suffix: ".swift") {
        try Self.collect(from: Repository.text(file), into: &found)
      }
    }
    let members = found.filter { $0.key.isEmpty || types.contains($0.key) }
    #expect(members.mapValues { $0.sorted().joined(separator: " ") } == Self.names)
  }

  private static let witnesses: Set = ["hash", "description", "errorDescription"]
  private static let literals = ["Float", "Integer", "String", "Boolean"].map {
    "init(\($0.lowercased())Literal"
  }

  private static func collect(from text: String, into found: inout [String: Set<String>]) {
    var owner = ""
    // What a public protocol asks for is public without a word.
    var isPublicProtocol = false
    // Lines that are indented further, or are comments, declare nothing public.
    for line in text.split(separator: "\n")
    where !line.hasPrefix("    ") && !line.contains("//") {
      let type = line.firstMatch(
        of: /^(?:\w+ )*(?:struct|enum|class|protocol|extension) (\w+)/)
      if let type {
        owner = String(type.1)
        isPublicProtocol = line.hasPrefix("public protocol")
      }
      if isPublicProtocol, let asked = line.firstMatch(of: /^  (?:mutating )?(?:func|var) (\w+)/) {
        found[owner, default: []].insert(String(asked.1))
      }
      let member = line.firstMatch(
        of: /^( *)public .*?\b(init\b|subscript\b|(?:var|let|func|struct|enum|protocol) \w+)/)
      guard let member, !member.1.isEmpty, let word = member.2.split(separator: " ").last,
        !witnesses.contains(String(word)), !literals.contains(where: { line.contains($0) })
      else { continue }
      found[owner, default: []].insert(String(word))
    }
  }
}
